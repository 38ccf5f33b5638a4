import type { SessionInside } from './sealed-content.ts';

/** Returns the services' origin, which also serves Careline's framed pages. */
export function servicesOrigin({ services }: Pick<SessionInside, 'services'>): string {
  const address =
    typeof services === 'string' ? services : (services.auth ?? Object.values(services)[0] ?? '');
  return new URL(address, location.href).origin;
}
