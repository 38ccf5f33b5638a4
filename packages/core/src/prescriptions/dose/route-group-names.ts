/** Site of action; limits of one don't apply to others. */
export const ROUTE_GROUPS = [
  'systemic',
  'oral',
  'injected',
  'sublingual',
  'rectal',
  'inhaled',
  'nasal',
  'skin',
  'vaginal',
  'eye',
  'ear',
] as const;
export type RouteGroup = (typeof ROUTE_GROUPS)[number];
