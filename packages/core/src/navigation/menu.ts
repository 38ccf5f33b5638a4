import { AREAS, MENU_ENTRIES, type MenuIcon, programmeEntry } from '#access';
import { labelFromKey, labelIn } from '#formatting';
import { PATHS } from './paths.ts';

export interface MenuItem {
  readonly scope: string;
  /** Empty for a scope without an entry (specification 2.4). */
  readonly label: string;
  /** Text for assistive technology and the tooltip: the label, or the scope in words. */
  readonly accessibleName: string;
  readonly icon: MenuIcon;
  readonly link: string;
}

function menuItem(scope: string, locale: string): MenuItem {
  const entry = programmeEntry(scope);
  if (!entry) {
    const words = labelFromKey(scope);
    return { scope, label: '', accessibleName: words, icon: 'dashboard', link: `/${scope}` };
  }
  const { icon } = MENU_ENTRIES[entry];
  const label = labelIn(MENU_ENTRIES[entry].label, locale);
  return { scope, label, accessibleName: label, icon, link: AREAS[entry].path };
}

/** Returns the side menu: exactly the profile's scopes, in their order (specification 2.4). */
export function menuFor(scopes: readonly string[], locale = 'en'): readonly MenuItem[] {
  return scopes.map((scope) => menuItem(scope, locale));
}

const isUnder = (path: string, link: string): boolean => path === link || path.startsWith(`${link}/`);

/** Pages without their own item, and the item they belong to. */
const BELONGS: readonly (readonly [path: string, link: string])[] = [
  [PATHS.patient, PATHS.search],
  [PATHS.links, PATHS.search],
  [PATHS.healthChecks, PATHS.healthCheckRegistration],
  [PATHS.today, PATHS.myEncounters],
  [PATHS.history, PATHS.myEncounters],
  [PATHS.h1Register, PATHS.myEncounters],
];

/**
 * Returns the index of an address's item: the one with the longest matching link.
 * Patient pages and facility links belong to the search, booked health checks to their booking, and a doctor's day and
 * history to their encounters. Without a path it is the first item (section 2.4). -1 if no item matches, for example
 * alerts for users without access.
 */
export function selectedIndex(items: readonly Pick<MenuItem, 'link'>[], path: string): number {
  const [, owner] = BELONGS.find(([page]) => isUnder(path, page)) ?? [];
  if (owner) return items.findIndex(({ link }) => link === owner);
  let best = path === '' || path === PATHS.shell ? 0 : -1;
  let length = -1;
  items.forEach((item, index) => {
    if (isUnder(path, item.link) && item.link.length > length) {
      best = index;
      length = item.link.length;
    }
  });
  return best;
}
