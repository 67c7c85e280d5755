# Words of the board alone; cards, events and refusals stand with the game.

pitch = dice, and sand you cannot see
