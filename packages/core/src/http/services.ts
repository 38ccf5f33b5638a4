/**
 * Services that Careline calls (specification 7.6). Each has a base address in the configuration; the embedded backend
 * serves them all under `/api/{service}`.
 */
export const SERVICE_NAMES = [
  'auth',
  'data',
  'routine',
  'blob',
  'care',
  'diet',
  'content',
  'communicate',
  'encounters',
  'identityExchange',
  'charts',
  'avatar',
  'preference',
  'rewards',
  'packages',
  'tokenExchange',
  'localToken',
] as const;

export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Base address of each service, without a trailing slash. Relative ones resolve against the page's origin. */
export type ServiceBases = Readonly<Record<ServiceName, string>>;

/** Returns the bases of a backend with all services under one address, like the embedded one. */
export function serviceBasesUnder(address: string): ServiceBases {
  const root = address.replace(/\/+$/, '');
  return Object.fromEntries(SERVICE_NAMES.map((name) => [name, `${root}/${name}`])) as ServiceBases;
}
