import type { CallSort } from '@careline/core/internal/calls';

/** The default order. */
export const NEWEST_FIRST: CallSort = '-time';

/** The message of each order. */
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
