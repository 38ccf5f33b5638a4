import { type CodedLabels, codedLabel } from '#formatting';
import type { FormDefinition, FormValues } from '#forms';
import type { DangerKind } from '../forms/danger-kind.ts';
import { dangerSigns } from './escalation.ts';

/** A sign from a call or a score: its kind, and the form's option key or the scale's key. */
export interface ReportedSign {
  readonly kind: Exclude<DangerKind, 'CRITICAL_READING'> | 'SCORE';
  readonly sign: string;
  /** Name and points of a score, the same in every language. */
  readonly text?: string;
}

/** Returns the distinct danger signs of a log that stay open. */
export const reportedSigns = (form: FormDefinition, values: FormValues): readonly ReportedSign[] =>
  dangerSigns(form, values).flatMap((finding) =>
    finding.kind === 'CRITICAL_READING'
      ? []
      : [{ kind: finding.kind, sign: finding.label.slice(finding.label.lastIndexOf('.') + 1) }],
  );

/** Returns the message key of a sign. */
export const signLabelKey = ({ sign }: Pick<ReportedSign, 'sign'>): string => `calls.option.${sign}`;

/** Outcomes of a danger sign. All close it except `not-reached`, a failed attempt. */
export const SIGN_OUTCOMES = [
  'seen-by-doctor',
  'admitted',
  'better',
  'not-reached',
  'died',
  'other',
] as const;
export type SignOutcome = (typeof SIGN_OUTCOMES)[number];

/** Whether the sign stays open after this outcome. */
export const keepsOpen = (outcome: string): boolean => outcome === 'not-reached';

const SIGN_OUTCOME_LABELS = {
  en: {
    'seen-by-doctor': 'Seen by a doctor',
    admitted: 'Admitted to hospital',
    better: 'Better, no further action needed',
    'not-reached': 'Not reached: it stays open',
    died: 'Died',
    other: 'Something else',
  },
  hi: {
    'seen-by-doctor': 'डॉक्टर ने देख लिया',
    admitted: 'अस्पताल में भर्ती',
    better: 'अब ठीक हैं, कुछ करना बाकी नहीं',
    'not-reached': 'संपर्क नहीं हुआ: यह खुला रहेगा',
    died: 'मृत्यु हो गई',
    other: 'कुछ और',
  },
} as const satisfies CodedLabels<SignOutcome>;

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export const signOutcomeLabel = (key: string, locale = 'en'): string =>
  codedLabel(SIGN_OUTCOME_LABELS, key, locale);
