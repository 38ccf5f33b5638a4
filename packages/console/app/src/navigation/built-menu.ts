import {
  AREA_SCOPES,
  builtScope,
  MENU_ENTRIES,
  type MenuItem,
  menuFor,
  scopeLabel,
} from '@careline/core/internal/navigation';

/**
 * The specification gives a scope without an entry an empty label and the dashboard's icon (2.4). Areas outside the
 * programme area get their own label and icon here, because an item without a label is useless.
 */
function withArea(item: MenuItem, locale: string): MenuItem {
  const area = AREA_SCOPES.find((scope) => scope === item.scope);
  if (!area) return item;
  const label = scopeLabel(area, locale);
  return { ...item, label, accessibleName: label, icon: MENU_ENTRIES[area].icon };
}

/** Returns the side menu: exactly the profile's scopes. */
export function consoleMenu(scopes: readonly string[], locale: string): readonly MenuItem[] {
  return menuFor(scopes, locale).map((item) => withArea(item, locale));
}

/** Returns the menu entries that lead to a screen. */
export function builtMenu(scopes: readonly string[], locale: string): readonly MenuItem[] {
  return consoleMenu(scopes, locale).filter(({ scope }) => builtScope(scope) !== undefined);
}

/** Returns whether this version has the screen and one of these scopes opens it. */
export const leadsTo = (path: string, scopes: readonly string[]): boolean =>
  builtMenu(scopes, 'en').some(({ link }) => link === path);
