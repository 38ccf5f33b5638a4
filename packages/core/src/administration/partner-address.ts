// Repeated from `webhook-address.ts`: a shared file would add a chunk to every console page.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Local pages and servers have no certificate during development. */
const isLocal = (url: URL): boolean => url.protocol === 'http:' && LOOPBACK.has(url.hostname);

/** Returns an https or local address without user, query and fragment; undefined otherwise. */
function safeAddress(text: string): URL | undefined {
  if (!URL.canParse(text) || /[?#*]/.test(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || isLocal(url) ? url : undefined;
}

/**
 * Returns the page origin as browsers write it; undefined for any other text.
 * Allows `https`, and `http` on the local machine.
 */
function readPageOrigin(text: string): string | undefined {
  const url = safeAddress(text.trim());
  return url?.pathname === '/' ? url.origin : undefined;
}

/** Returns the issuer address (RFC 8414, section 2) without a trailing slash; undefined if invalid. */
export function readIssuer(text: string): string | undefined {
  const address = text.trim();
  return safeAddress(address) && address.replace(/\/+$/, '');
}

/**
 * Matches one label with a star and at least three fixed characters, below a domain of at least two labels.
 * `*.example.com` would allow every page of a shared host.
 */
const PATTERN = /^https:\/\/(?=[^.]*(?:[a-z0-9][^.]*){3})[a-z0-9-]*\*[a-z0-9-]*(?:\.[a-z0-9-]+){2,}$/;

/**
 * Returns a listed page in normal form: an origin, or a pattern for preview deployments such as
 * `https://portal-*.preview.example`. Undefined for any other text.
 */
export function readListedPage(text: string): string | undefined {
  const pattern = text.trim().toLowerCase().replace(/\/$/, '');
  return PATTERN.test(pattern) ? pattern : readPageOrigin(text);
}

/** Whether a browser origin matches a listed page or pattern. */
export function isListedPage(listed: string, origin: string): boolean {
  const [before = '', after] = listed.split('*');
  if (after === undefined) return listed === origin;
  const middle = origin.slice(before.length, origin.length - after.length);
  return origin === `${before}${middle}${after}` && /^[a-z0-9-]+$/.test(middle);
}
