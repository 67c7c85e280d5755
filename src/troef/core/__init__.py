"""Level 0: what every game stands on. Plain Python; knows no game and no other package of the project."""
