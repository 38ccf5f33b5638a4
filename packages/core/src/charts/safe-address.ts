/** Schemes a link may have: pages, and what opens a mail or a call. */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const read = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined;

/** The whole address of a link, or undefined for `javascript:`, `data:` and whatever else runs instead of leading on. */
export function safeLink(address: string, origin: string): string | undefined {
  const url = read(address, origin);
  return url && LINK_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/**
 * The whole address of something that is run or framed: only of an allowed origin, and without a name and password.
 * What is answered is what was checked, not the text that came in.
 */
export function safeResource(
  address: string,
  origin: string,
  allowedOrigins: readonly string[],
): string | undefined {
  const url = read(address, origin);
  if (!url || url.username || url.password) return undefined;
  const allowed = allowedOrigins.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).origin);
  // Addresses without an origin of their own (`data:`, `blob:` of nothing) all have the origin "null".
  return url.origin !== 'null' && allowed.includes(url.origin) ? url.href : undefined;
}
