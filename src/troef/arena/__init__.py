"""Level 3: how strong players are, measured on the same deals from every seat, with error bars."""
