import {
  AREA_SCOPES,
  areaLabel,
  type MenuItem,
  menuFor,
  PATHS,
  programmeEntry,
} from '@careline/core/navigation';

/** The screens of the programme area that this version has; a scope without one leads to a page that says so. */
const BUILT: readonly string[] = [
  PATHS.programmeArea,
  PATHS.registration,
  PATHS.search,
  PATHS.callInfo,
  PATHS.charts,
  PATHS.healthCheckRegistration,
  PATHS.callStatusHistory,
];

const AREA_ICONS = { settings: 'settings', auditor: 'fact_check' } as const;

const areaOf = (scope: string) => AREA_SCOPES.find((area) => area === scope);

/**
 * The specification gives a scope without an entry an empty label and the dashboard's icon (2.4). The areas that are built
 * beside the programme area have words and a drawing of their own: an item without words helps nobody.
 */
function withArea(item: MenuItem, locale: string): MenuItem {
  const area = areaOf(item.scope);
  if (!area) return item;
  const label = areaLabel(area, locale);
  return { ...item, label, accessibleName: label, icon: AREA_ICONS[area] };
}

/** The side menu: exactly the profile's scopes. */
export function consoleMenu(scopes: readonly string[], locale: string): readonly MenuItem[] {
  return menuFor(scopes, locale).map((item) => withArea(item, locale));
}

const isBuilt = ({ scope, link }: MenuItem): boolean =>
  areaOf(scope) !== undefined || (programmeEntry(scope) !== undefined && BUILT.includes(link));

/** The menu entries that lead to a screen. */
export function builtMenu(scopes: readonly string[], locale: string): readonly MenuItem[] {
  return consoleMenu(scopes, locale).filter(isBuilt);
}

/** Whether this version has the screen and these scopes lead to it. */
export const leadsTo = (path: string, scopes: readonly string[]): boolean =>
  builtMenu(scopes, 'en').some(({ link }) => link === path);
