import type { SearchQuery } from './search-query.ts';

/** What a registration begins with when a search found nobody. */
export interface RegistrationStart {
  readonly name?: string;
  /** The national number, digits only. */
  readonly phone?: string;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  readonly uhid?: string;
}

/** What was typed, as the fact it is most likely: digits that may be a phone number or a UHID are a phone number once they are whole. */
export function registrationStart(query: SearchQuery): RegistrationStart {
  if (query.kind === 'empty' || (query.kind === 'birthDate' && query.impossible)) return {};
  if (query.kind !== 'phone') return { [query.kind]: query.value };
  return query.missing > 0 && query.uhid ? { uhid: query.uhid } : { phone: query.value };
}
