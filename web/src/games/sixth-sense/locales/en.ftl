# Words of the board alone; cards, events and refusals stand with the game.

pitch = say how many tricks you will win
