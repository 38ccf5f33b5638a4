import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Results of an audited request. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

const AUDIT_OUTCOME_LABELS = words.auditOutcomeLabels satisfies CodedLabels<AuditOutcome>;

export function auditOutcomeLabel(key: string, locale?: string): string {
  return codedLabel(AUDIT_OUTCOME_LABELS, key, locale);
}
