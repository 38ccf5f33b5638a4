import { defineMessages } from '../../messages/index.ts';

export const paletteMessages = defineMessages('palette', {
  title: 'Search or go to',
  field: 'Name, UHID, phone, screen or action',
  fieldNoPatients: 'Screen or action',
  results: 'Results',
  recents: 'Recently opened',
  patients: 'Patients',
  screens: 'Screens',
  actions: 'Actions',
  searching: 'Searching patients …',
  goOn: 'Keep typing to search patients: two letters of a name, or the last four digits of a phone number.',
  none: 'Nothing found. Check the spelling, or search by UHID or phone number.',
  failed: 'The patient search failed. Check the connection and type again.',
  count: { one: '{count} result', other: '{count} results' },
  keys: '↑ ↓ choose · Enter opens · Esc closes',
});
