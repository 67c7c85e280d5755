-- New entries stand in the order in which they came, so that those of many tables share a few pages of the disk; they are
-- sorted into `entry` some thousands at a time. `log` is all of them.
CREATE TABLE fresh (
    tbl TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE VIEW log AS
SELECT tbl, number, body FROM entry
UNION ALL
SELECT tbl, number, body FROM fresh;
