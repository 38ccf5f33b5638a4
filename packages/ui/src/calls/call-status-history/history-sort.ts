import type { CallSort } from '@careline/core/calls';

/** How the list begins. */
export const NEWEST_FIRST: CallSort = '-time';
