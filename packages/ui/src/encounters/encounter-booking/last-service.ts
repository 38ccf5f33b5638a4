import type { ServiceType } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';

/** The most recently booked services. In memory only, for as long as the page is open. */
const lastServices = new WeakMap<HttpClient, Map<string, ServiceType>>();

export interface Booker {
  readonly http: HttpClient;
  readonly staffId: string;
  readonly facilityId: string;
}

const keyOf = ({ staffId, facilityId }: Booker): string => `${staffId} ${facilityId}`;

/** Returns the service the user last booked at this facility. Defaults to a general practitioner. */
export const lastService = (booker: Booker): ServiceType =>
  lastServices.get(booker.http)?.get(keyOf(booker)) ?? 'GP_CONSULTATION';

export function noteService(booker: Booker, service: ServiceType): void {
  const known = lastServices.get(booker.http) ?? new Map<string, ServiceType>();
  known.set(keyOf(booker), service);
  lastServices.set(booker.http, known);
}
