/** Allowed schemes of links. */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const read = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined;

/** Returns the absolute address of a link; undefined for `javascript:`, `data:` and other executable schemes. */
export function safeLink(address: string, origin: string): string | undefined {
  const url = read(address, origin);
  return url && LINK_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/**
 * Returns the absolute address of a script or frame; undefined unless its origin is allowed and it has no credentials.
 * Use the returned address, not the input: only it was checked.
 */
export function safeResource(
  address: string,
  origin: string,
  allowedOrigins: readonly string[],
): string | undefined {
  const url = read(address, origin);
  if (!url || url.username || url.password) return undefined;
  const allowed = allowedOrigins.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).origin);
  // Opaque addresses such as `data:` all share the origin "null".
  return url.origin !== 'null' && allowed.includes(url.origin) ? url.href : undefined;
}
