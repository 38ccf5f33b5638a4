import { type AreaScope, PROGRAMME_ENTRIES } from './areas.ts';
import { decideRight, type Right } from './rights.ts';

/** Areas that an element shows; `all_encounters` is none, because a partner's token is for one facility. */
const PARTNER_AREAS: readonly AreaScope[] = ['my_encounters', 'facility_encounters'];

/** What a partner's people may hold at most: partners never administer. */
export const PARTNER_SCOPES: readonly string[] = [...PROGRAMME_ENTRIES, ...PARTNER_AREAS];

/** A right, and in which pages of partners it can be used at all. */
export interface PartnerRight extends Right {
  /**
   * `never`: in the console alone, where nobody but Careline words the question; a partner's server could ask in its person's
   * name. `console`: in the console, also where a partner's page frames it, and by no element. Else in both.
   */
  readonly partners?: 'never' | 'console';
}

/** Whether the console may ask for it in the frame of a partner's page, with the partner's token. */
export const isForHostedConsole = (right: PartnerRight): boolean =>
  right.partners !== 'never' && decideRight(right, PARTNER_SCOPES).allowed;

/** Whether a partner's pages may ask for it at all, whatever their person holds. */
export const isForPartnerPages = (right: PartnerRight): boolean =>
  right.partners === undefined && isForHostedConsole(right);
