/**
 * The services Careline calls (specification 7.6). Each has a base address in the configuration; the embedded backend
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

/** Base address of each service, without a slash at the end. Relative ones are relative to the page's origin. */
export type ServiceBases = Readonly<Record<ServiceName, string>>;

/** The bases of a backend that serves everything below one address, as the embedded one does. */
export function serviceBasesUnder(address: string): ServiceBases {
  const root = address.replace(/\/+$/, '');
  return Object.fromEntries(SERVICE_NAMES.map((name) => [name, `${root}/${name}`])) as ServiceBases;
}
