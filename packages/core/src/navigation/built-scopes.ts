import { appScopeLabel } from '#identity';
import { AREA_SCOPES, type AreaScope, areaLabel } from './area-scopes.ts';
import { menuFor } from './menu.ts';
import { type ProgrammeEntry, programmeEntry } from './programme-scopes.ts';

/** The scopes whose screens are built, in the order they are offered to whoever gives them. */
export const BUILT_SCOPES = [
  'prohealth',
  'registration',
  'search',
  'hmCallInfo',
  'charts',
  'health-check-registration',
  'call-status-history',
  'settings',
  'auditor',
] as const satisfies readonly (ProgrammeEntry | AreaScope)[];

/** What a partner's people may hold at most: partners never administer. */
export const PARTNER_SCOPES: readonly string[] = BUILT_SCOPES.filter(
  (scope) => !AREA_SCOPES.some((area) => area === scope),
);

/** The label of a scope: of its entry or area in the menu, else of the specification's list (6), else the scope itself. */
export function scopeLabel(scope: string, locale = 'en'): string {
  const area = AREA_SCOPES.find((one) => one === scope);
  if (area) return areaLabel(area, locale);
  const [item] = programmeEntry(scope) ? menuFor([scope], locale) : [];
  return item?.label ?? appScopeLabel(scope, locale);
}
