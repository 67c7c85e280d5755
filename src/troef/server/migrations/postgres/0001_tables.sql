CREATE TABLE tbl (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    about BYTEA NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX tbl_public ON tbl (changed) WHERE public AND state = 'waiting';

CREATE TABLE entry (
    tbl TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (tbl, number)
);

-- A server process lives as long as it renews its row; who is late may be declared dead: the row is deleted.
CREATE TABLE process (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- The lease of a table. The fence grows whenever the table changes hands, and an older one writes nothing.
CREATE TABLE holder (
    tbl TEXT PRIMARY KEY,
    process TEXT NOT NULL,
    fence BIGINT NOT NULL
);

-- Who holds a table; `me` takes it if nobody alive does. No row: `me` is dead, or there is no such table.
CREATE FUNCTION claim(wanted TEXT, me TEXT) RETURNS SETOF holder LANGUAGE plpgsql AS $$
DECLARE
    held holder;
BEGIN
    SELECT h.* INTO held FROM holder h JOIN process p ON p.id = h.process
    WHERE h.tbl = wanted AND (p.id = me OR p.until > clock_timestamp());
    IF FOUND THEN
        RETURN NEXT held;
        RETURN;
    END IF;
    -- waits for what is being appended, and for others who claim it
    PERFORM pg_advisory_xact_lock(hashtextextended(wanted, 0));
    PERFORM FROM process WHERE id = me FOR SHARE;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    SELECT * INTO held FROM holder WHERE tbl = wanted;
    IF FOUND AND held.process <> me THEN
        DELETE FROM process WHERE id = held.process AND until <= clock_timestamp();
        IF NOT FOUND THEN
            PERFORM FROM process WHERE id = held.process;
            IF FOUND THEN -- somebody else was faster
                RETURN NEXT held;
                RETURN;
            END IF;
        END IF;
    END IF;
    RETURN QUERY
        INSERT INTO holder SELECT id, me, 1 FROM tbl WHERE id = wanted
        ON CONFLICT (tbl) DO UPDATE SET process = me, fence = holder.fence + 1
        RETURNING *;
END $$;

-- Appends entries of several tables, all or nothing. Whoever appends the first entry of a table holds it.
CREATE FUNCTION append(tables TEXT[], numbers INTEGER[], bodies BYTEA[], fences BIGINT[], me TEXT)
RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended(t, 0)) FROM (SELECT DISTINCT unnest(tables) AS t ORDER BY 1) AS named;
    INSERT INTO holder SELECT t, me, 1 FROM unnest(tables, numbers) AS r (t, n) WHERE n = 0 ON CONFLICT DO NOTHING;
    IF EXISTS (
        SELECT FROM unnest(tables, fences) AS r (t, f)
        WHERE NOT EXISTS (SELECT FROM holder WHERE tbl = t AND fence = f AND process = me)
    ) THEN
        RAISE EXCEPTION 'the table is another process''s' USING ERRCODE = 'TR001';
    END IF;
    INSERT INTO entry SELECT * FROM unnest(tables, numbers, bodies);
END $$;
