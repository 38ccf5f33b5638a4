import type { LookUp } from '@careline/core/forms';
import { createContext } from 'react';

/** What was found in a table. */
export interface LookedUp {
  readonly code: string;
  readonly term: string;
}

/** Where fields are looked up, by the table that they name. Rejects where the table cannot be had. */
export type LookUps = Readonly<Record<LookUp['table'], (typed: string) => Promise<readonly LookedUp[]>>>;

const OWN_TABLES: LookUps = {
  icd10: async (typed) => {
    const { loadDiagnosisSearch } = await import('@careline/core/diagnoses');
    return (await loadDiagnosisSearch()).find(typed);
  },
};

/** The product's own tables, on the device; a page that has others puts them here. */
export const LookUpsContext = createContext<LookUps>(OWN_TABLES);
