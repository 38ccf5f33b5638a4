import { labelFromKey } from '#formatting';
import { PATHS } from './paths.ts';
import { type ProgrammeEntry, programmeEntry } from './programme-scopes.ts';

/** Names of Material Symbols; the ui holds their drawings. */
export type MenuIcon =
  | 'assignment'
  | 'search'
  | 'call'
  | 'assessment'
  | 'how_to_reg'
  | 'history'
  | 'dashboard';

export interface MenuItem {
  readonly scope: string;
  /** Empty for a scope without an entry (specification 2.4). */
  readonly label: string;
  /** What assistive technology and the tooltip say: the label, or the scope in words. */
  readonly accessibleName: string;
  readonly icon: MenuIcon;
  readonly link: string;
}

type EntryLook = Pick<MenuItem, 'icon' | 'link'> & {
  readonly label: { readonly en: string; readonly hi: string };
};

const ENTRIES: Readonly<Record<ProgrammeEntry, EntryLook>> = {
  registration: { label: { en: 'Registration', hi: 'पंजीकरण' }, icon: 'assignment', link: PATHS.registration },
  search: { label: { en: 'Search', hi: 'खोज' }, icon: 'search', link: PATHS.search },
  hmCallInfo: { label: { en: 'Call Info', hi: 'कॉल जानकारी' }, icon: 'call', link: PATHS.callInfo },
  charts: { label: { en: 'Charts', hi: 'चार्ट' }, icon: 'assessment', link: PATHS.charts },
  'health-check-registration': {
    label: { en: 'Health Check Registration', hi: 'स्वास्थ्य जाँच पंजीकरण' },
    icon: 'how_to_reg',
    link: PATHS.healthCheckRegistration,
  },
  'call-status-history': {
    label: { en: 'Call Status History', hi: 'कॉल स्थिति इतिहास' },
    icon: 'history',
    link: PATHS.callStatusHistory,
  },
  prohealth: { label: { en: 'Dashboard', hi: 'डैशबोर्ड' }, icon: 'dashboard', link: PATHS.programmeArea },
};

function menuItem(scope: string, locale: string): MenuItem {
  const entry = programmeEntry(scope);
  if (!entry) {
    const words = labelFromKey(scope);
    return { scope, label: '', accessibleName: words, icon: 'dashboard', link: `/${scope}` };
  }
  const { label, icon, link } = ENTRIES[entry];
  const text = locale.startsWith('hi') ? label.hi : label.en;
  return { scope, label: text, accessibleName: text, icon, link };
}

/** The side menu: exactly the profile's scopes, in their order (specification 2.4). */
export function menuFor(scopes: readonly string[], locale = 'en'): readonly MenuItem[] {
  return scopes.map((scope) => menuItem(scope, locale));
}

/**
 * Which item the address belongs to: the one with the longest link that the path is or lies under; the first item, as
 * specified, where none fits.
 */
export function selectedIndex(items: readonly MenuItem[], path: string): number {
  let best = 0;
  let length = -1;
  items.forEach((item, index) => {
    const fits = path === item.link || path.startsWith(`${item.link}/`);
    if (fits && item.link.length > length) {
      best = index;
      length = item.link.length;
    }
  });
  return best;
}
