CREATE TABLE tbl (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    public INTEGER NOT NULL,
    about BLOB NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX tbl_public ON tbl (changed) WHERE public AND state = 'waiting';

CREATE TABLE entry (
    tbl TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tbl, number)
) STRICT, WITHOUT ROWID;
