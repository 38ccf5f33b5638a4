import {
  AREA_SCOPES,
  AREAS,
  BUILT_SCOPES,
  type BuiltScope,
  FHIR_EXPORT_SCOPE,
  FHIR_EXPORT_SCOPE_LABEL,
  FHIR_SCOPE,
  FHIR_SCOPE_LABEL,
  MENU_ENTRIES,
  programmeEntry,
} from '#access';
import { labelIn } from '#formatting';
import { type AppArea, type AppScope, appScopeLabel } from '#identity';
import { PATHS } from './paths.ts';

/** Returns the scope if it has a screen. Programme entries may have their prefix. */
export const builtScope = (scope: string): BuiltScope | undefined =>
  AREA_SCOPES.find((area) => area === scope) ?? programmeEntry(scope);

/** Returns the label of a scope: of its menu entry or area, or of the specification's list (6), or the scope itself. */
export function scopeLabel(scope: string, locale = 'en'): string {
  if (scope === FHIR_SCOPE) return labelIn(FHIR_SCOPE_LABEL, locale);
  if (scope === FHIR_EXPORT_SCOPE) return labelIn(FHIR_EXPORT_SCOPE_LABEL, locale);
  const built = builtScope(scope);
  return built ? labelIn(MENU_ENTRIES[built].label, locale) : appScopeLabel(scope, locale);
}

/** Areas of the specification (2.7 and 6) that are part of another screen. */
const PART_OF: Readonly<Partial<Record<AppArea | AppScope, string>>> = {
  alerts: PATHS.alerts,
  'reading-alerts': PATHS.alerts,
  'care-provider-availability': AREAS.availability.path,
};

/** The specification writes the same area as `my-encounters` (2.7) and `my_encounters` (6). */
const spelling = (scope: string): string => scope.toLowerCase().replaceAll('_', '-');

/**
 * Returns the address of the screen for an area of the specification, such as `charts`, `my-encounters` or
 * `prohealth/search`; undefined if there is none.
 */
export function screenOfScope(scope: string): string | undefined {
  const built =
    programmeEntry(scope) ?? BUILT_SCOPES.find((candidate) => spelling(candidate) === spelling(scope));
  if (built) return AREAS[built].path;
  return Object.entries(PART_OF).find(([area]) => spelling(area) === spelling(scope))?.[1];
}
