import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/**
 * Access levels of case sheets with their stored values. EDITOR is stored as VIEWER (specification 3.3): the two can't
 * be told apart afterwards, so the value grants what a viewer may do (design 5).
 */
export const CASE_SHEET_ACCESS = { VIEWER: 'VIEWER', EDITOR: 'VIEWER', PROVIDER: 'PROVIDER' } as const;
export type CaseSheetAccessName = keyof typeof CASE_SHEET_ACCESS;
export type CaseSheetAccess = (typeof CASE_SHEET_ACCESS)[CaseSheetAccessName];

export const CASE_SHEET_LEVELS = [
  CASE_SHEET_ACCESS.VIEWER,
  CASE_SHEET_ACCESS.PROVIDER,
] as const satisfies readonly CaseSheetAccess[];

const CASE_SHEET_ACCESS_LABELS = words.caseSheetAccessLabels satisfies CodedLabels<CaseSheetAccess>;

export function caseSheetAccessLabel(access: string, locale?: string): string {
  return codedLabel(CASE_SHEET_ACCESS_LABELS, access, locale);
}

/** Whether a stored access level allows reading a case sheet. Unknown levels don't. */
export function mayReadCaseSheet(access: string): boolean {
  return access === CASE_SHEET_ACCESS.VIEWER || access === CASE_SHEET_ACCESS.PROVIDER;
}

/** Whether a stored access level allows writing a case sheet. Only PROVIDER does. */
export function mayWriteCaseSheet(access: string): boolean {
  return access === CASE_SHEET_ACCESS.PROVIDER;
}
