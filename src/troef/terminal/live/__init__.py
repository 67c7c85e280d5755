"""Playing in the terminal: one sitting at a table, kept here or by a server, shown full-screen or a line at a time."""
