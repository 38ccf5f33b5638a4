import { type MenuItem, menuFor, PATHS, programmeEntry } from '@careline/core/navigation';

/** The screens this version has; a scope without one leads to a page that says so. */
const BUILT: readonly string[] = [PATHS.programmeArea, PATHS.search, PATHS.callInfo, PATHS.callStatusHistory];

/** The menu entries that lead to a screen. */
export function builtMenu(scopes: readonly string[], locale: string): readonly MenuItem[] {
  return menuFor(scopes, locale).filter(
    (item) => programmeEntry(item.scope) !== undefined && BUILT.includes(item.link),
  );
}
