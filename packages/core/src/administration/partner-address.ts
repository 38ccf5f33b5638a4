// As in `webhook-address.ts`: a file that both import would be one more for every page of the console to name.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On the developer's own machine pages and servers have no certificate. */
const isLocal = (url: URL): boolean => url.protocol === 'http:' && LOOPBACK.has(url.hostname);

/** An https address, or one of the own machine; nothing with a user, a query or a fragment in it. */
function safeAddress(text: string): URL | undefined {
  if (!URL.canParse(text) || /[?#*]/.test(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || isLocal(url) ? url : undefined;
}

/**
 * The origin of a page as browsers write it: `https`, or `http` on the own machine, with scheme, host and port and nothing more;
 * undefined for any other text.
 */
function readPageOrigin(text: string): string | undefined {
  const url = safeAddress(text.trim());
  return url?.pathname === '/' ? url.origin : undefined;
}

/** The address of an OpenID provider (RFC 8414, 2) without a slash at its end; undefined for any other text. */
export function readIssuer(text: string): string | undefined {
  const address = text.trim();
  return safeAddress(address) && address.replace(/\/+$/, '');
}

/**
 * One label with a star among at least three fixed letters or digits, below a name of its own: `*.example.com` would be every
 * page of a host that everybody may publish at.
 */
const PATTERN = /^https:\/\/(?=[^.]*(?:[a-z0-9][^.]*){3})[a-z0-9-]*\*[a-z0-9-]*(?:\.[a-z0-9-]+){2,}$/;

/**
 * A page as a partner names it: an origin, or a pattern for the pages that show a change before it is published, such as
 * `https://portal-*.preview.example`; undefined for any other text.
 */
export function readListedPage(text: string): string | undefined {
  const pattern = text.trim().toLowerCase().replace(/\/$/, '');
  return PATTERN.test(pattern) ? pattern : readPageOrigin(text);
}

/** Whether an origin, as a browser writes it, is the listed page or one of its pattern. */
export function isListedPage(listed: string, origin: string): boolean {
  const [before = '', after] = listed.split('*');
  if (after === undefined) return listed === origin;
  const middle = origin.slice(before.length, origin.length - after.length);
  return origin === `${before}${middle}${after}` && /^[a-z0-9-]+$/.test(middle);
}
