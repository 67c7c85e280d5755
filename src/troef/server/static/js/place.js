// Addresses: the plain board stands at `/plain`, and at `/` where there is no other page.

const base = /^\/plain(\/|$)/.test(location.pathname) ? "/plain" : "";

/** Whether another page, with pictures, stands beside this one. */
export const beside = Boolean(base);

/** The address of a place of this page. */
export const to = (path) => (base + path).replace(/(.)\/$/, "$1");

/** The place an address of this page leads to, in parts: `["t", "abc"]`. */
export const parts = (pathname) => pathname.slice(base.length).split("/").filter(Boolean).map(decodeURIComponent);

/** Whether an address belongs to this page. */
export const ours = (pathname) =>
  base ? pathname === base || pathname.startsWith(`${base}/`) : !/^\/(api|static|plain)(\/|$)/.test(pathname);

/** The link others are sent; it leads to whichever page the server shows first and holds no secret. */
export const shared = (table) => `${location.origin}/t/${table}`;

/** A link that holds a secret of a seat, behind the `#` that is never sent to a server. */
export const secret = (table, kind, value) => `${location.origin}${to(`/t/${table}`)}#${kind}=${value}`;

/** The secret of such a link, taken out of the address: `{kind, value}` or null. */
export function takeSecret() {
  const [, kind, value] = /^#(seat|gift)=([\w-]+)$/.exec(location.hash) ?? [];
  if (!kind) return null;
  history.replaceState(null, "", location.pathname);
  return { kind, value };
}
