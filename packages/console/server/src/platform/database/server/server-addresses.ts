/** The servers that an address names, as libpq reads it (PostgreSQL 15, 34.1.1.3: multiple hosts). */
export interface ServerAddresses {
  /** One for each server, in the order in which they are tried. */
  readonly urls: readonly [string, ...string[]];
  /** Whether a server that only reads is passed over. */
  readonly needsWrites: boolean;
}

const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/;
/** Careline saves, so that servers that only read are of no use to it. */
const TARGETS: Readonly<Record<string, boolean>> = { any: false, 'read-write': true, primary: true };
const TARGET = 'target_session_attrs';

/** Undefined for what is no address of PostgreSQL servers, or asks for servers that only read. */
export function readServerAddresses(databaseUrl: string): ServerAddresses | undefined {
  const [, scheme = '', user = '', hosts = '', path = '', query = ''] = PARTS.exec(databaseUrl) ?? [];
  if (scheme === '') return undefined;
  const names = hosts.split(',');
  const parameters = query.split('&').filter((pair) => pair !== '');
  const target = new URLSearchParams(query).get(TARGET) ?? (names.length > 1 ? 'read-write' : 'any');
  const needsWrites = TARGETS[target];
  // The driver does not know it.
  const rest = parameters.filter((pair) => !pair.startsWith(`${TARGET}=`)).join('&');
  const [first, ...others] = names.map((host) => `${scheme}${user}${host}${path}${rest && `?${rest}`}`);
  if (needsWrites === undefined || first === undefined) return undefined;
  const urls = [first, ...others] as const;
  const areNamed = names.length === 1 || names.every((host) => host !== '');
  return areNamed && urls.every((url) => URL.canParse(url)) ? { urls, needsWrites } : undefined;
}

/** Where the servers are, without a password. */
export function placeOf(databaseUrl: string): string {
  const [url, ...others] = readServerAddresses(databaseUrl)?.urls ?? [];
  if (url === undefined) return 'DATABASE_URL';
  const hosts = [url, ...others].map((one) => new URL(one).host).filter((host) => host !== '');
  return `${hosts.join(',') || 'the local socket'}${new URL(url).pathname}`;
}
