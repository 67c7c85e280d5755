# Words of the board alone; cards, events and refusals stand with the game.

pitch = the classic, with your house rules
