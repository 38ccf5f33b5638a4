import type { CaseSheetSection } from './section.ts';
import { type CaseSheetGroup, type CaseSheetSectionKey, groupOfCaseSheet } from './section-key.ts';

type Sheets = Readonly<Partial<Record<CaseSheetSectionKey, CaseSheetSection>>>;

const GROUPS: Readonly<Record<CaseSheetGroup, () => Promise<Sheets>>> = {
  history: () => import('./groups/history.ts').then(({ HISTORY_SHEETS }) => HISTORY_SHEETS),
  lifestyle: () => import('./groups/lifestyle.ts').then(({ LIFESTYLE_SHEETS }) => LIFESTYLE_SHEETS),
  examination: () => import('./groups/examination.ts').then(({ EXAMINATION_SHEETS }) => EXAMINATION_SHEETS),
  monitoring: () => import('./groups/monitoring.ts').then(({ MONITORING_SHEETS }) => MONITORING_SHEETS),
  outcome: () => import('./groups/outcome.ts').then(({ OUTCOME_SHEETS }) => OUTCOME_SHEETS),
};

/** Loads a section with its group on first use; rejects if the file can't be loaded. */
export async function loadCaseSheetSection(key: CaseSheetSectionKey): Promise<CaseSheetSection> {
  const section = (await GROUPS[groupOfCaseSheet(key)]())[key];
  if (!section) throw new Error(`No sheet of ${key}`);
  return section;
}
