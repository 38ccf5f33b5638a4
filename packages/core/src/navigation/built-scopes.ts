import { AREA_SCOPES, AREAS, type BuiltScope, programmeEntry } from '#access';
import { labelIn } from '#formatting';
import { appScopeLabel } from '#identity';

/** The screens that a scope opens, if they are built; entries of the programme area also under its prefix. */
export const builtScope = (scope: string): BuiltScope | undefined =>
  AREA_SCOPES.find((area) => area === scope) ?? programmeEntry(scope);

/** The label of a scope: of its entry or area in the menu, else of the specification's list (6), else the scope itself. */
export function scopeLabel(scope: string, locale = 'en'): string {
  const built = builtScope(scope);
  return built ? labelIn(AREAS[built].label, locale) : appScopeLabel(scope, locale);
}
