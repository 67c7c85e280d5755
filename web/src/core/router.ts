/** Where in the page we are, from the address. A dozen places need no library. */
export type Place =
  | { at: "home" }
  | { at: "new"; game: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; match: number | null; act: number; eyes: string }
  | { at: "settings" }
  /** `name`: "" all pads, "new" with the game as part, "clock" the trainer, or a pad with "" or "timer". */
  | { at: "pad"; name: string; part: string }
  | { at: "lost"; path: string };

/** In front of any address: shown in words, without pictures. */
const PLAIN = "plain";
export const wantsPlain = (path: string): boolean => path.split("/")[1] === PLAIN;

/** The place of an address. */
export function place(path: string): Place {
  const [head, name, third, fourth, fifth] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (head === undefined) return { at: "home" };
  if (head === PLAIN) return place(path.slice(path.indexOf(PLAIN) + PLAIN.length));
  if (head === "new" && name) return { at: "new", game: name };
  if ((head === "table" || head === "t") && name) return { at: "table", table: name };
  if (head === "replay" && name)
    return { at: "replay", table: name, match: Number(third) || null, act: Number(fourth) || 0, eyes: fifth ?? "" };
  if (head === "settings" && !name) return { at: "settings" };
  if (head === "pad") return { at: "pad", name: name ?? "", part: third ?? "" };
  return { at: "lost", path };
}

/** The address of a place. */
export function address(to: Place): string {
  const e = encodeURIComponent;
  switch (to.at) {
    case "home":
      return "/";
    case "new":
      return `/new/${e(to.game)}`;
    case "table":
      return `/t/${e(to.table)}`;
    case "replay":
      return `/replay/${e(to.table)}${to.match === null ? "" : `/${to.match}/${to.act}${to.eyes && `/${e(to.eyes)}`}`}`;
    case "pad":
      return ["/pad", to.name, to.part]
        .filter(Boolean)
        .map((part, i) => (i ? e(part) : part))
        .join("/");
    case "lost":
      return to.path;
    default:
      return `/${to.at}`;
  }
}

/** The table a person means by what they typed: a link, a private link, or a code. */
export function meant(typed: string): string | null {
  const text = typed.trim();
  const link = text.match(/\/(?:table|t)\/([\w-]+)/);
  if (link) return link[1];
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : null;
}

/** What a private link brings: a seat of one's own from another device, or one that somebody gives away. */
export interface Secret {
  kind: "seat" | "gift";
  value: string;
}

/** A link with a secret, behind the `#` that is never sent to a server. */
export const secretLink = (table: string, kind: Secret["kind"], value: string): string =>
  `${location.origin}/t/${encodeURIComponent(table)}#${kind}=${value}`;

/** The secret of such a link. */
export function secretIn(hash: string): Secret | null {
  const [, kind, value] = hash.match(/^#(seat|gift)=([\w-]+)$/) ?? [];
  return kind ? ({ kind, value } as Secret) : null;
}
