import { type CodedLabels, codedLabel } from '#formatting';

/**
 * The access levels of a case sheet by name, with the value that is stored. EDITOR has VIEWER's stored value
 * (specification 3.3): nothing can tell the two apart afterwards, so the value grants what a viewer may (design 5).
 */
export const CASE_SHEET_ACCESS = { VIEWER: 'VIEWER', EDITOR: 'VIEWER', PROVIDER: 'PROVIDER' } as const;
export type CaseSheetAccessName = keyof typeof CASE_SHEET_ACCESS;
export type CaseSheetAccess = (typeof CASE_SHEET_ACCESS)[CaseSheetAccessName];

/** The values that are stored. */
export const CASE_SHEET_LEVELS = [
  CASE_SHEET_ACCESS.VIEWER,
  CASE_SHEET_ACCESS.PROVIDER,
] as const satisfies readonly CaseSheetAccess[];

const CASE_SHEET_ACCESS_LABELS = {
  en: { VIEWER: 'Viewer', PROVIDER: 'Provider' },
  hi: { VIEWER: 'केवल देखना', PROVIDER: 'देखभालकर्ता' },
} as const satisfies CodedLabels<CaseSheetAccess>;

/** The label of a stored access level; an unknown one is shown as it is. */
export function caseSheetAccessLabel(access: string, locale?: string): string {
  return codedLabel(CASE_SHEET_ACCESS_LABELS, access, locale);
}

/** Whether a stored access level lets somebody read a case sheet; an unknown one does not. */
export function mayReadCaseSheet(access: string): boolean {
  return access === CASE_SHEET_ACCESS.VIEWER || access === CASE_SHEET_ACCESS.PROVIDER;
}

/** Whether a stored access level lets somebody write in a case sheet: only PROVIDER's does. */
export function mayWriteCaseSheet(access: string): boolean {
  return access === CASE_SHEET_ACCESS.PROVIDER;
}
