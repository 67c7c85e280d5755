"""The commands, found by their files: `name.py` holds the click command `command`.

`troef --help` imports them all, so a command imports what is heavy inside the function that needs it.
"""
