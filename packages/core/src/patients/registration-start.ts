import type { SearchQuery } from './search-query.ts';

/** Initial values from a search without result. */
export interface RegistrationStart {
  readonly name?: string;
  /** National number, digits only. */
  readonly phone?: string;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  readonly uhid?: string;
}

/**
 * Returns the most likely meaning of the search text. Digits that may be a phone number or a UHID count as a phone
 * number once they are complete.
 */
export function registrationStart(query: SearchQuery): RegistrationStart {
  if (query.kind === 'empty' || (query.kind === 'birthDate' && query.impossible)) return {};
  if (query.kind !== 'phone') return { [query.kind]: query.value };
  return query.missing > 0 && query.uhid ? { uhid: query.uhid } : { phone: query.value };
}
