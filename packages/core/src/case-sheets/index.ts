export { loadCaseSheetSection } from './load-section.ts';
export type { CaseSheetPerson, CaseSheetSection } from './section.ts';
export {
  CASE_SHEET_GROUP_KEYS,
  CASE_SHEET_GROUPS,
  CASE_SHEET_SECTION_KEYS,
  type CaseSheetGroup,
  type CaseSheetSectionKey,
  caseSheetGroupLabel,
  groupOfCaseSheet,
  isCaseSheetSection,
} from './section-key.ts';
export { CASE_SHEET_SECTIONS } from './sections.ts';
