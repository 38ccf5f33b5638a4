import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Reasons for taking a patient off the waiting list without a booking. */
export const WITHDRAWAL_REASONS = ['not-needed', 'elsewhere', 'not-reached', 'mistake', 'other'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

const WITHDRAWAL_REASON_LABELS = words.withdrawalReasonLabels satisfies CodedLabels<WithdrawalReason>;

export function withdrawalReasonLabel(reason: string, locale?: string): string {
  return codedLabel(WITHDRAWAL_REASON_LABELS, reason, locale);
}
