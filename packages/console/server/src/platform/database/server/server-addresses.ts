/** The servers in a URL, parsed as libpq does (PostgreSQL 15, 34.1.1.3: multiple hosts). */
export interface ServerAddresses {
  /** One URL per server, in the order in which they are tried. */
  readonly urls: readonly [string, ...string[]];
  /** Whether to skip read-only servers. */
  readonly needsWrites: boolean;
}

const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/;
/** Careline writes, so read-only servers are useless to it. */
const TARGETS: Readonly<Record<string, boolean>> = { any: false, 'read-write': true, primary: true };
const TARGET = 'target_session_attrs';

/** Parses a PostgreSQL URL. Returns undefined if it is invalid or asks for read-only servers. */
export function readServerAddresses(databaseUrl: string): ServerAddresses | undefined {
  const [, scheme = '', user = '', hosts = '', path = '', query = ''] = PARTS.exec(databaseUrl) ?? [];
  if (scheme === '') return undefined;
  const names = hosts.split(',');
  const parameters = query.split('&').filter((pair) => pair !== '');
  const target = new URLSearchParams(query).get(TARGET) ?? (names.length > 1 ? 'read-write' : 'any');
  const needsWrites = TARGETS[target];
  // The driver does not know this parameter.
  const rest = parameters.filter((pair) => !pair.startsWith(`${TARGET}=`)).join('&');
  const [first, ...others] = names.map((host) => `${scheme}${user}${host}${path}${rest && `?${rest}`}`);
  if (needsWrites === undefined || first === undefined) return undefined;
  const urls = [first, ...others] as const;
  const areNamed = names.length === 1 || names.every((host) => host !== '');
  return areNamed && urls.every((url) => URL.canParse(url)) ? { urls, needsWrites } : undefined;
}

/** Returns the addresses of the servers without a password. */
export function placeOf(databaseUrl: string): string {
  const [url, ...others] = readServerAddresses(databaseUrl)?.urls ?? [];
  if (url === undefined) return 'DATABASE_URL';
  const hosts = [url, ...others].map((one) => new URL(one).host).filter((host) => host !== '');
  return `${hosts.join(',') || 'the local socket'}${new URL(url).pathname}`;
}
