import { type CodedLabels, codedLabel } from '#formatting';

/** Results of an audited request. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

const AUDIT_OUTCOME_LABELS = {
  en: { done: 'Done', refused: 'Refused', failed: 'Failed' },
  hi: { done: 'पूरा हुआ', refused: 'मना किया गया', failed: 'विफल रहा' },
} as const satisfies CodedLabels<AuditOutcome>;

export function auditOutcomeLabel(key: string, locale?: string): string {
  return codedLabel(AUDIT_OUTCOME_LABELS, key, locale);
}
