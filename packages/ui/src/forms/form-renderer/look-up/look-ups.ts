import type { LookUp } from '@careline/core/internal/forms';
import { createContext } from 'react';

/** What was found in a table. */
export interface LookedUp {
  readonly code: string;
  readonly term: string;
}

/** Finds what is meant by what was typed, the likeliest first. Rejects where the table cannot be had. */
type Find = (typed: string) => Promise<readonly LookedUp[]>;

/** Where fields are looked up, by the table that they name; a field whose table is not there is a plain line. */
export type LookUps = Readonly<Partial<Record<LookUp['table'], Find>>>;

/** Nothing by itself: who draws a form that looks things up brings the tables, so that no other form loads them. */
export const LookUpsContext = createContext<LookUps>({});
