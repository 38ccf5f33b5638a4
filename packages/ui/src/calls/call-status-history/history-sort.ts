import type { CallSort } from '@careline/core/internal/calls';

/** How the list begins. */
export const NEWEST_FIRST: CallSort = '-time';

/** The names of the orders, by message. */
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
