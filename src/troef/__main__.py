"""`python -m troef`: the command line."""

from troef.terminal.cli import main

if __name__ == "__main__":
    main()
