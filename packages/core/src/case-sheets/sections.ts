import type { HistorySection } from '#record';
import { EXAMINATION_SHEETS } from './groups/examination.ts';
import { HISTORY_SHEETS } from './groups/history.ts';
import { LIFESTYLE_SHEETS } from './groups/lifestyle.ts';
import { MONITORING_SHEETS } from './groups/monitoring.ts';
import { OUTCOME_SHEETS } from './groups/outcome.ts';
import type { SectionsByKey } from './groups/sections-of.ts';
import type { CaseSheetSectionKey } from './section-key.ts';

/**
 * All sections, for validating requests; screens load one at a time with `loadCaseSheetSection`. A history or
 * examination section that is missing in its group does not compile.
 */
export const CASE_SHEET_SECTIONS: SectionsByKey<CaseSheetSectionKey | HistorySection> = {
  ...HISTORY_SHEETS,
  ...LIFESTYLE_SHEETS,
  ...EXAMINATION_SHEETS,
  ...MONITORING_SHEETS,
  ...OUTCOME_SHEETS,
};
