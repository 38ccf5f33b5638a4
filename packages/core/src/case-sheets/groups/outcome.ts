import type { SectionsOf } from '../section.ts';
import { ADVICE } from '../sections/outcome/advice.ts';
import { DIAGNOSIS } from '../sections/outcome/diagnosis.ts';
import { LAB_TEST_RESULT_CASESHEET_V2 } from '../sections/outcome/lab-test-results.ts';
import { NOTES_AND_ATTACHMENTS } from '../sections/outcome/notes-and-attachments.ts';
import { SUMMARY } from '../sections/outcome/summary.ts';

export const OUTCOME_SHEETS: SectionsOf<'outcome'> = {
  DIAGNOSIS,
  SUMMARY,
  ADVICE,
  LAB_TEST_RESULT_CASESHEET_V2,
  NOTES_AND_ATTACHMENTS,
};
