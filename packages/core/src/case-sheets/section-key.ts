import { type CodedLabels, codedLabel } from '#formatting';
import type { HistorySection, RecordComponent } from '#record';

/**
 * The sections of a record that are filled in as a sheet, in their order, by the group they are loaded with. Each is a history
 * or examination section or a component of specification 3.3; components that are lists of their own (tasks, referrals,
 * prescriptions) have no sheet.
 */
export const CASE_SHEET_GROUPS = {
  history: ['ALLERGIES'],
  outcome: ['ADVICE'],
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
  en: { history: 'History', outcome: 'Diagnosis and advice' },
  hi: { history: 'इतिहास', outcome: 'निदान और सलाह' },
};

/** What sections stand under in a list; an unknown group is shown as it is. */
export const caseSheetGroupLabel = (group: string, locale?: string): string =>
  codedLabel(CASE_SHEET_GROUP_LABELS, group, locale);
