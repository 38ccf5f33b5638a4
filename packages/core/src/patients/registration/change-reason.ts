import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { nonEmptyTextSchema } from '#http';
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

const CHANGE_KIND_LABELS = {
  en: {
    registration: 'Registration changed',
    enrolled: 'Enrolled in a programme',
    'enrolment-ended': 'Left a programme',
    'enrolment-corrected': 'Enrolment date corrected',
    'consent-withdrawn': 'Consent withdrawn',
    'consent-given': 'Consent given again',
    'consent-restored': 'Withdrawal of consent undone',
    deceased: 'Recorded as deceased',
    living: 'Record of death undone',
  },
  hi: {
    registration: 'पंजीकरण बदला गया',
    enrolled: 'कार्यक्रम में नामांकन हुआ',
    'enrolment-ended': 'कार्यक्रम छोड़ा',
    'enrolment-corrected': 'नामांकन की तारीख ठीक की गई',
    'consent-withdrawn': 'सहमति वापस ली गई',
    'consent-given': 'सहमति फिर से दी गई',
    'consent-restored': 'सहमति की वापसी रद्द की गई',
    deceased: 'मृत्यु दर्ज की गई',
    living: 'मृत्यु की प्रविष्टि रद्द की गई',
  },
} as const satisfies CodedLabels<ChangeKind>;

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

const CHANGE_REASON_LABELS = {
  en: {
    'patient-said': 'The patient said so',
    'relative-said': 'A relative said so',
    'document-seen': 'Seen on a document',
    'has-changed': 'It has changed, for example after a move',
    'entered-wrongly': 'It was entered wrongly',
    'wants-to-join': 'The patient wants to join',
    'doctor-advised': 'A doctor advised it',
    completed: 'The programme is completed',
    'wants-to-leave': 'The patient wants to leave',
    'moved-away': 'The patient moved away',
    'not-reachable': 'The patient cannot be reached',
    'pregnancy-over': 'The pregnancy and the time after it are over',
    'patient-asked': 'The patient asked for it',
    'guardian-asked': 'A parent or guardian asked for it',
    'hospital-said': 'A hospital said so',
    'patient-reached': 'The patient was reached or seen',
    other: 'Another reason',
  },
  hi: {
    'patient-said': 'मरीज़ ने बताया',
    'relative-said': 'किसी रिश्तेदार ने बताया',
    'document-seen': 'दस्तावेज़ में देखा गया',
    'has-changed': 'यह बदल गया है, जैसे घर बदलने पर',
    'entered-wrongly': 'गलत दर्ज हुआ था',
    'wants-to-join': 'मरीज़ शामिल होना चाहता है',
    'doctor-advised': 'डॉक्टर ने सलाह दी',
    completed: 'कार्यक्रम पूरा हो गया',
    'wants-to-leave': 'मरीज़ छोड़ना चाहता है',
    'moved-away': 'मरीज़ कहीं और चला गया',
    'not-reachable': 'मरीज़ से संपर्क नहीं हो पाता',
    'pregnancy-over': 'गर्भावस्था और उसके बाद का समय पूरा हो गया',
    'patient-asked': 'मरीज़ ने कहा',
    'guardian-asked': 'माता, पिता या अभिभावक ने कहा',
    'hospital-said': 'अस्पताल ने बताया',
    'patient-reached': 'मरीज़ से बात या भेंट हुई',
    other: 'कोई और कारण',
  },
} as const satisfies CodedLabels<ChangeReason>;

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
