import type { LookUp } from '@careline/core/internal/forms';
import { createContext } from 'react';

export interface LookedUp {
  readonly code: string;
  readonly term: string;
}

/** Finds matches for the typed text, most likely first. Rejects if the table cannot be loaded. */
type Find = (typed: string) => Promise<readonly LookedUp[]>;

/** Lookup functions by table. A field whose table is missing is a plain text field. */
export type LookUps = Readonly<Partial<Record<LookUp['table'], Find>>>;

/** Empty by default. Screens that need lookups provide the tables, so that no other form loads them. */
export const LookUpsContext = createContext<LookUps>({});
