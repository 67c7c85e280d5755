// What this device remembers: a name and which tables it knows. No secret is among it; seats are proved by cookies.

const MOST_TABLES = 12;

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`troef.${key}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(`troef.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The name this person used last. */
export const name = () => String(read("name", ""));

/** Remembers the name. */
export const keepName = (text) => write("name", text);

/** The tables this device knows, the newest first: `{id, name, game}`. */
export const tables = () => read("tables", []);

/** Remembers a table. */
export function keepTable({ id, name, game }) {
  write("tables", [{ id, name, game }, ...tables().filter((table) => table.id !== id)].slice(0, MOST_TABLES));
}

/** Forgets a table. */
export const forgetTable = (id) =>
  write(
    "tables",
    tables().filter((table) => table.id !== id),
  );
