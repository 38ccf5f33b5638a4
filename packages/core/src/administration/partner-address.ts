/** On the developer's own machine pages have no certificate. */
const isLocal = (url: URL): boolean => url.protocol === 'http:' && url.hostname === 'localhost';

/** An https address, or one of the own machine; nothing with a user, a query or a fragment in it. */
function safeAddress(text: string): URL | undefined {
  if (!URL.canParse(text) || /[?#*]/.test(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || isLocal(url) ? url : undefined;
}

/**
 * The origin of a page as browsers write it: `https`, or `http://localhost`, with scheme, host and port and nothing more;
 * undefined for any other text.
 */
export function readPageOrigin(text: string): string | undefined {
  const url = safeAddress(text.trim());
  return url?.pathname === '/' ? url.origin : undefined;
}

/** The address of an OpenID provider (RFC 8414, 2) without a slash at its end; undefined for any other text. */
export function readIssuer(text: string): string | undefined {
  const address = text.trim();
  return safeAddress(address) && address.replace(/\/+$/, '');
}
