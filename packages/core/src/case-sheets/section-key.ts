import { type CodedLabels, codedLabel } from '#formatting';
import type { HistorySection, RecordComponent } from '#record';

/**
 * Sections of a record that are case sheets, in order, by the group they are loaded with. Each is a history or
 * examination section or a component of specification 3.3. Components that are lists (tasks, referrals, prescriptions)
 * are not sheets.
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

export type CaseSheetGroup = keyof typeof CASE_SHEET_GROUPS;
export type CaseSheetSectionKey = (typeof CASE_SHEET_GROUPS)[CaseSheetGroup][number];

export const CASE_SHEET_GROUP_KEYS = Object.keys(CASE_SHEET_GROUPS) as readonly CaseSheetGroup[];

export const CASE_SHEET_SECTION_KEYS: readonly CaseSheetSectionKey[] =
  Object.values(CASE_SHEET_GROUPS).flat();

export const isCaseSheetSection = (key: string): key is CaseSheetSectionKey =>
  (CASE_SHEET_SECTION_KEYS as readonly string[]).includes(key);

export const groupOfCaseSheet = (key: CaseSheetSectionKey): CaseSheetGroup =>
  CASE_SHEET_GROUP_KEYS.find((group) =>
    (CASE_SHEET_GROUPS[group] as readonly CaseSheetSectionKey[]).includes(key),
  ) ?? 'outcome';

const CASE_SHEET_GROUP_LABELS: CodedLabels<CaseSheetGroup> = {
  en: {
    history: 'History',
    lifestyle: 'Way of life',
    examination: 'Examination',
    monitoring: 'Monitoring and devices',
    outcome: 'Diagnosis and advice',
  },
  hi: {
    history: 'इतिहास',
    lifestyle: 'जीवनशैली',
    examination: 'जाँच',
    monitoring: 'निगरानी और उपकरण',
    outcome: 'निदान और सलाह',
  },
};

export const caseSheetGroupLabel = (group: string, locale?: string): string =>
  codedLabel(CASE_SHEET_GROUP_LABELS, group, locale);
