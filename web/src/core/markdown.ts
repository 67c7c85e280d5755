/** Just enough Markdown for the rules: headings, paragraphs, lists, tables, emphasis, code, links. Everything else is text. */
export type Inline = { kind: "text" | "em" | "strong" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; parts: Inline[]; id: string }
  | { kind: "text"; parts: Inline[]; cards: string[] }
  | { kind: "item"; parts: Inline[]; rule: string; cards: string[] }
  | { kind: "table"; rows: Inline[][][] };

/** The pieces of a line. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)/g;
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, code, strong, em, link] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "text", text: link });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** A heading's name as an anchor. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const CARDS = /^`([A-Z][\w=]*(?: (?:>|[A-Z][\w=]*))*)` ?/;

/** A text that tells of cards begins with their spellings: `R7 > RS > W4=G` (> is "then", = is "as"). */
function example(text: string): { cards: string[]; parts: Inline[] } {
  const cards = text.match(CARDS);
  return { cards: cards?.[1].split(" ") ?? [], parts: inline(text.slice(cards?.[0].length ?? 0)) };
}

/** The blocks of a text. A list item that begins with a rule's id carries it. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const piece of paragraphs(text)) {
    const heading = piece.match(/^(#+) (.*)$/);
    const item = piece.match(/^(?:-|\d+\.) (.*)$/s);
    if (heading)
      found.push({ kind: "heading", level: heading[1].length, parts: inline(heading[2]), id: slug(heading[2]) });
    else if (piece.startsWith("|")) found.push({ kind: "table", rows: rows(piece) });
    else if (item) {
      const rule = item[1].match(/^`([a-z][\w.]*\.[\w.]+)` ?/);
      const rest = rule ? item[1].slice(rule[0].length) : item[1];
      found.push({ kind: "item", ...example(rest), rule: rule?.[1] ?? "" });
    } else found.push({ kind: "text", ...example(piece) });
  }
  return found;
}

function rows(table: string): Inline[][][] {
  return table
    .split("\n")
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
}

/** Lines joined to what belongs together. */
function paragraphs(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of text.split("\n")) {
    const starts = /^(#+ |- |\d+\. )/.test(line);
    const row = line.startsWith("|");
    if (!line.trim()) open = false;
    else if (starts || !open) {
      found.push(line.trim());
      open = !/^#/.test(line);
    } else found[found.length - 1] += (row ? "\n" : " ") + line.trim();
  }
  return found;
}
