import { AREA_SCOPES, type BuiltScope, MENU_ENTRIES, programmeEntry } from '#access';
import { labelIn } from '#formatting';
import { appScopeLabel } from '#identity';

/** Returns the scope if it has a screen. Programme entries may have their prefix. */
export const builtScope = (scope: string): BuiltScope | undefined =>
  AREA_SCOPES.find((area) => area === scope) ?? programmeEntry(scope);

/** Returns the label of a scope: of its menu entry or area, or of the specification's list (6), or the scope itself. */
export function scopeLabel(scope: string, locale = 'en'): string {
  const built = builtScope(scope);
  return built ? labelIn(MENU_ENTRIES[built].label, locale) : appScopeLabel(scope, locale);
}
