import { labelIn } from '#formatting';
import { appScopeLabel } from '#identity';
import { AREA_SCOPES, AREAS, type AreaScope, type BuiltScope, PROGRAMME_ENTRIES } from './areas.ts';
import { programmeEntry } from './programme-scopes.ts';

/** Areas that an element shows; `all_encounters` is none, because a partner's token is for one facility. */
const PARTNER_AREAS: readonly AreaScope[] = ['my_encounters', 'facility_encounters'];

/** What a partner's people may hold at most: partners never administer. */
export const PARTNER_SCOPES: readonly string[] = [...PROGRAMME_ENTRIES, ...PARTNER_AREAS];

/** The screens that a scope opens, if they are built; entries of the programme area also under its prefix. */
export const builtScope = (scope: string): BuiltScope | undefined =>
  AREA_SCOPES.find((area) => area === scope) ?? programmeEntry(scope);

/** The label of a scope: of its entry or area in the menu, else of the specification's list (6), else the scope itself. */
export function scopeLabel(scope: string, locale = 'en'): string {
  const built = builtScope(scope);
  return built ? labelIn(AREAS[built].label, locale) : appScopeLabel(scope, locale);
}
