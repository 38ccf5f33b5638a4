export interface HeaderQuestion {
  readonly url: string;
  /** An Authorization header that the request already has. */
  readonly existing?: string | null;
  /** Resolves with a token as soon as there is one. */
  readonly accessToken: () => Promise<string>;
}

/**
 * Returns the Authorization header of a request to a Careline service (specification 7.2); null for none.
 * An existing header is kept. Otherwise the request waits for an access token: `/lab/lab-tests/list` gets the raw
 * token, `/api/medicines` none, everything else Bearer.
 */
export async function authorizationFor({
  url,
  existing,
  accessToken,
}: HeaderQuestion): Promise<string | null> {
  if (existing) return existing;
  const token = await accessToken();
  if (url.includes('/lab/lab-tests/list')) return token;
  if (url.includes('/api/medicines')) return null;
  return `Bearer ${token}`;
}

function isBelow(asked: URL, base: URL): boolean {
  const root = base.pathname.replace(/\/+$/, '');
  return asked.origin === base.origin && (asked.pathname === root || asked.pathname.startsWith(`${root}/`));
}

/**
 * Whether an address belongs to a configured service. Only services get credentials, not avatar and chart hosts,
 * redirects or look-alike prefixes.
 */
export function isServiceAddress(url: string, bases: readonly string[], origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const asked = new URL(url, origin);
  return bases.some((base) => URL.canParse(base, origin) && isBelow(asked, new URL(base, origin)));
}
