import { type CodedLabels, codedLabel } from '#formatting';
import { CASE_SHEET_GROUPS } from '#record';
import * as words from './words/en.ts';

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

const CASE_SHEET_GROUP_LABELS: CodedLabels<CaseSheetGroup> = words.caseSheetGroup;

export const caseSheetGroupLabel = (group: string, locale?: string): string =>
  codedLabel(CASE_SHEET_GROUP_LABELS, group, locale);
