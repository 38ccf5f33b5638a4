import type { MedicineForm } from '../coded/medicine-form.ts';
import { type MedicineRoute, USUAL_ROUTES } from '../coded/medicine-route.ts';
import type { RouteGroup } from './route-group-names.ts';

const GROUPS: Readonly<Record<MedicineRoute, RouteGroup>> = {
  oral: 'oral',
  sublingual: 'sublingual',
  inhaled: 'inhaled',
  nasal: 'nasal',
  eye: 'eye',
  ear: 'ear',
  skin: 'skin',
  subcutaneous: 'injected',
  intramuscular: 'injected',
  intravenous: 'injected',
  rectal: 'rectal',
  vaginal: 'vaginal',
};

const SYSTEMIC: readonly RouteGroup[] = ['systemic', 'oral', 'injected', 'sublingual', 'rectal'];

/** Returns the site of action, by route or by the form's usual route. */
export function routeGroupOf(line: {
  readonly form?: string | null;
  readonly route?: string | null;
}): RouteGroup {
  const route = line.route ?? USUAL_ROUTES[line.form as MedicineForm];
  if (route && Object.hasOwn(GROUPS, route)) return GROUPS[route as MedicineRoute];
  return line.form === 'injection' ? 'injected' : 'systemic';
}

/** Whether a rule for one route applies to another. */
export const isInGroup = (rule: RouteGroup, line: RouteGroup): boolean =>
  rule === line ||
  (rule === 'systemic' && SYSTEMIC.includes(line)) ||
  (line === 'systemic' && SYSTEMIC.includes(rule) && rule !== 'injected' && rule !== 'rectal');
