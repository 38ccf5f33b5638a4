import type { CallSort } from '@careline/core/internal/calls';

export const NEWEST_FIRST: CallSort = '-time';

export const ORDER_WORDS = {
  '-time': 'newestFirst',
  time: 'oldestFirst',
  patient: 'byPatient',
  '-patient': 'byPatientTurned',
  disposition: 'byOutcome',
  '-disposition': 'byOutcomeTurned',
  author: 'byAuthor',
  '-author': 'byAuthorTurned',
} as const satisfies Readonly<Record<CallSort, string>>;
