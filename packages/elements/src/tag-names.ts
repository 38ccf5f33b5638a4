/** Every custom element of this package: the source of truth for registration, types and the conformance test. */
export const TAG_NAMES = [
  'careline-patient-search',
  'careline-call-info',
  'careline-call-status-history',
  'careline-charts',
  'careline-readings',
  'careline-side-menu',
] as const;
export type TagName = (typeof TAG_NAMES)[number];
