import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Components of a medical record (specification 3.3). */
export const RECORD_COMPONENTS = [
  'MEDICATIONS',
  'LAB_INVESTIGATIONS',
  'SUMMARY',
  'READINGS',
  'READINGSV2',
  'ALERTS',
  'MANAGE_DEVICE',
  'PRINT',
  'VITALS',
  'NOTES',
  'ADVICE',
  'TASKS',
  'DOCUMENTS',
  'VENTILATOR',
  'ARTERIAL_BLOOD_GAS',
  'QUICK_ADD',
  'HEMODYNAMICS',
  'FLUIDS',
  'PAST_HISTORY',
  'PRESCRIPTION_VALIDATIONS',
  'DIAGNOSIS',
  'REFERRAL',
  'REVIEW',
  'NOTES_AND_ATTACHMENTS',
  'LAB_TEST_RESULT_CASESHEET_V2',
] as const;
export type RecordComponent = (typeof RECORD_COMPONENTS)[number];

export const RECORD_COMPONENT_LABELS = words.recordComponentLabels satisfies CodedLabels<RecordComponent>;

export function recordComponentLabel(key: string, locale?: string): string {
  return codedLabel(RECORD_COMPONENT_LABELS, key, locale);
}
