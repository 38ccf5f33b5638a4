import type { SessionInside } from './insides.ts';

/** Where the services are, and with them the pages of ours that stand in frames. */
export function servicesOrigin({ services }: Pick<SessionInside, 'services'>): string {
  const address =
    typeof services === 'string' ? services : (services.auth ?? Object.values(services)[0] ?? '');
  return new URL(address, location.href).origin;
}
