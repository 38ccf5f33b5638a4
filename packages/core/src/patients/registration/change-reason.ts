import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { nonEmptyTextSchema } from '#http';
import * as words from '../words/en.ts';
import { REGISTRATION_TEXT } from './limits.ts';

/** Kinds of registration changes, as shown in the history. */
const CHANGE_KINDS = [
  'registration',
  'enrolled',
  'enrolment-ended',
  'enrolment-corrected',
  'consent-withdrawn',
  'consent-given',
  'consent-restored',
  'deceased',
  'living',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const CHANGE_KIND_LABELS = words.changeKind satisfies CodedLabels<ChangeKind>;

export const changeKindLabel = (kind: string, locale?: string): string =>
  codedLabel(CHANGE_KIND_LABELS, kind, locale);

/** Reasons for a change. `other` needs a text. */
export const CHANGE_REASONS = [
  'patient-said',
  'relative-said',
  'document-seen',
  'has-changed',
  'entered-wrongly',
  'wants-to-join',
  'doctor-advised',
  'completed',
  'wants-to-leave',
  'moved-away',
  'not-reachable',
  'pregnancy-over',
  'patient-asked',
  'guardian-asked',
  'hospital-said',
  'patient-reached',
  'other',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

const CHANGE_REASON_LABELS = words.changeReasonLabels satisfies CodedLabels<ChangeReason>;

export const changeReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(CHANGE_REASON_LABELS, reason, locale);

const MISTAKE = ['entered-wrongly', 'other'] as const;

/** Reasons for each kind of change, likeliest first. */
export const REASONS_OF: Readonly<Record<ChangeKind, readonly ChangeReason[]>> = {
  registration: ['patient-said', 'relative-said', 'document-seen', 'has-changed', 'entered-wrongly', 'other'],
  enrolled: ['wants-to-join', 'doctor-advised', 'entered-wrongly', 'other'],
  'enrolment-ended': [
    'completed',
    'wants-to-leave',
    'moved-away',
    'not-reachable',
    'pregnancy-over',
    'doctor-advised',
    'entered-wrongly',
    'other',
  ],
  'enrolment-corrected': MISTAKE,
  'consent-withdrawn': ['patient-asked', 'guardian-asked', 'other'],
  'consent-given': ['patient-asked', 'guardian-asked', 'other'],
  'consent-restored': MISTAKE,
  deceased: ['relative-said', 'hospital-said', 'document-seen', 'other'],
  living: ['entered-wrongly', 'patient-reached', 'other'],
};

export const changeReasonSchema = v.strictObject({
  code: v.picklist(CHANGE_REASONS),
  /** Required for the code `other`. */
  text: v.optional(nonEmptyTextSchema(REGISTRATION_TEXT.reason)),
});

/** A reason as sent. */
export type GivenReason = v.InferInput<typeof changeReasonSchema>;

export interface ReasonProblem {
  readonly path: 'reason.code' | 'reason.text';
  readonly code: 'not-a-reason' | 'required';
}

/** Returns the problems of a reason: a code for another kind of change, or `other` without text. */
export function changeReasonProblems(
  kind: ChangeKind,
  { code, text }: GivenReason,
): readonly ReasonProblem[] {
  if (!REASONS_OF[kind].includes(code)) return [{ path: 'reason.code', code: 'not-a-reason' }];
  const isMissing = code === 'other' && (text ?? '').trim() === '';
  return isMissing ? [{ path: 'reason.text', code: 'required' }] : [];
}
