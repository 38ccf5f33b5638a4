import { HISTORY_SHEETS } from './groups/history.ts';
import { OUTCOME_SHEETS } from './groups/outcome.ts';
import type { SectionsByKey } from './groups/sections-of.ts';
import type { CaseSheetSectionKey } from './section-key.ts';

/** Every section at once, for who checks what is sent; a screen loads one at a time with `loadCaseSheetSection`. */
export const CASE_SHEET_SECTIONS: SectionsByKey<CaseSheetSectionKey> = {
  ...HISTORY_SHEETS,
  ...OUTCOME_SHEETS,
};
