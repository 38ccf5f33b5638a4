import { type CodedLabels, codedLabel } from '#formatting';
import type { RecordComponent } from './record-component.ts';
import * as recordWords from './words/en.ts';

/**
 * History and examination sections of a case sheet (specification 3.3). The stored keys are the specification's words
 * in capitals, like those of the components.
 */
export const HISTORY_SECTIONS = [
  'PERSONAL',
  'FAMILY',
  'DRUG',
  'SURGICAL',
  'ALLERGIES',
  'DIET',
  'PHYSICAL_ACTIVITY',
  'WORK_LIFE',
  'HABITS',
  'MENSTRUAL',
  'DENTAL',
  'ORAL',
  'ENT',
  'OPHTHALMIC',
  'THYROID',
  'SYSTEMIC',
  'BREAST',
  'CERVICAL',
  'GENERAL',
  'SOCIAL',
  'GASTROINTESTINAL',
  'PROSTATE',
  'GENITAL',
] as const;
export type HistorySection = (typeof HISTORY_SECTIONS)[number];

/**
 * The sections of a record that are filled in as a sheet, in their order, by the group they are loaded with. Each is a history
 * or examination section or a component of specification 3.3; components that are lists of their own (tasks, referrals,
 * prescriptions) have no sheet.
 */
export const CASE_SHEET_GROUPS = {
  history: ['PERSONAL', 'FAMILY', 'DRUG', 'SURGICAL', 'ALLERGIES', 'PAST_HISTORY', 'SOCIAL', 'MENSTRUAL'],
  lifestyle: ['DIET', 'PHYSICAL_ACTIVITY', 'WORK_LIFE', 'HABITS'],
  examination: [
    'GENERAL',
    'SYSTEMIC',
    'ORAL',
    'DENTAL',
    'ENT',
    'OPHTHALMIC',
    'THYROID',
    'BREAST',
    'CERVICAL',
    'GASTROINTESTINAL',
    'PROSTATE',
    'GENITAL',
  ],
  monitoring: ['VENTILATOR', 'ARTERIAL_BLOOD_GAS', 'HEMODYNAMICS', 'FLUIDS', 'MANAGE_DEVICE'],
  outcome: ['DIAGNOSIS', 'SUMMARY', 'ADVICE', 'LAB_TEST_RESULT_CASESHEET_V2', 'NOTES_AND_ATTACHMENTS'],
} as const satisfies Readonly<Record<string, readonly (HistorySection | RecordComponent)[]>>;

export const HISTORY_SECTION_LABELS = recordWords.historySectionLabels satisfies CodedLabels<HistorySection>;

export function historySectionLabel(key: string, locale?: string): string {
  return codedLabel(HISTORY_SECTION_LABELS, key, locale);
}
