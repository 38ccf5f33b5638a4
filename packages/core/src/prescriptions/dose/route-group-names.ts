/** Where a medicine acts; limits of one are not those of another. */
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
