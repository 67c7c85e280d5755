"""Level 4: how fast it is, beside a fixed loop of plain Python and beside its peers, all in one run."""
