// Written by `npm run elements`.
export const TAGS_WITH_SESSION: readonly string[] = [
  'careline-call-info',
  'careline-call-status-history',
  'careline-charts',
  'careline-console',
  'careline-encounters',
  'careline-patient-registration',
  'careline-patient-search',
  'careline-readings',
];
export const TAGS_WITHOUT_SESSION: readonly string[] = ['careline-shell', 'careline-side-menu'];
