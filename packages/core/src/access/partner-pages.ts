import { wordLabel } from '#formatting';
import { type AreaScope, PROGRAMME_ENTRIES } from './areas.ts';
import { decideRight, type Right } from './rights.ts';
import * as words from './words/en.ts';

/** Areas that are available as elements. `all_encounters` is not: a partner's token is for one facility. */
const PARTNER_AREAS: readonly AreaScope[] = ['my_encounters', 'facility_encounters'];

/**
 * Lets a partner's tokens use the FHIR API. Only partners have it: the user's own scopes then decide what the token may
 * read.
 */
export const FHIR_SCOPE = 'fhir';
export const FHIR_SCOPE_LABEL = wordLabel(words.partnerScopes, 'fhir');

/** Lets a partner take out all records of a facility at once. Only partners have it. */
export const FHIR_EXPORT_SCOPE = 'fhir-export';
export const FHIR_EXPORT_SCOPE_LABEL = wordLabel(words.partnerScopes, 'fhir-export');

/** The scopes that only partners have: a user's own scopes never contain them. */
export const PARTNER_ONLY_SCOPES: readonly string[] = [FHIR_SCOPE, FHIR_EXPORT_SCOPE];

/** The most that a partner's users can be granted. Partners never administer. */
export const PARTNER_SCOPES: readonly string[] = [
  ...PROGRAMME_ENTRIES,
  ...PARTNER_AREAS,
  ...PARTNER_ONLY_SCOPES,
];

/** A right, with the partner pages in which it applies. */
export interface PartnerRight extends Right {
  /**
   * `never`: console only, because a partner's server could send the request on behalf of its user. `console`: the
   * console, also inside a partner's page, but no element. Absent: console and elements.
   */
  readonly partners?: 'never' | 'console';
}

/** Whether the console may use this right inside a partner's page, with the partner's token. */
export const isForHostedConsole = (right: PartnerRight): boolean =>
  right.partners !== 'never' && decideRight(right, PARTNER_SCOPES).allowed;

/** Whether a partner's page may use this right, whatever scopes its user has. */
export const isForPartnerPages = (right: PartnerRight): boolean =>
  right.partners === undefined && isForHostedConsole(right);
