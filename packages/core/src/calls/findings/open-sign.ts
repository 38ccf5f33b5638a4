import { type CodedLabels, codedLabel } from '#formatting';
import type { FormDefinition, FormValues } from '#forms';
import type { DangerKind } from '../forms/danger-kind.ts';
import { dangerSigns } from './escalation.ts';

/** A sign that was told on a call or found by a score: its kind, and the sign as the forms name it, or the key of the scale. */
export interface ReportedSign {
  readonly kind: Exclude<DangerKind, 'CRITICAL_READING'> | 'SCORE';
  readonly sign: string;
  /** The name and the points of a score, the same in every language. */
  readonly text?: string;
}

/** The danger signs of a log as they are kept open, each once. */
export const reportedSigns = (form: FormDefinition, values: FormValues): readonly ReportedSign[] =>
  dangerSigns(form, values).flatMap((finding) =>
    finding.kind === 'CRITICAL_READING'
      ? []
      : [{ kind: finding.kind, sign: finding.label.slice(finding.label.lastIndexOf('.') + 1) }],
  );

/** The message key of a sign's words. */
export const signLabelKey = ({ sign }: Pick<ReportedSign, 'sign'>): string => `calls.option.${sign}`;

/**
 * What became of a patient who told of a danger sign. Each ends the matter except `not-reached`: a try in vain leaves the
 * sign open.
 */
export const SIGN_OUTCOMES = [
  'seen-by-doctor',
  'admitted',
  'better',
  'not-reached',
  'died',
  'other',
] as const;
export type SignOutcome = (typeof SIGN_OUTCOMES)[number];

/** Whether the outcome leaves the sign open. */
export const keepsOpen = (outcome: string): boolean => outcome === 'not-reached';

const SIGN_OUTCOME_LABELS = {
  en: {
    'seen-by-doctor': 'Seen by a doctor',
    admitted: 'Admitted to hospital',
    better: 'Better, nothing is left to do',
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

/** The label in a locale, English where the locale has none; an unknown key is shown as it is. */
export const signOutcomeLabel = (key: string, locale = 'en'): string =>
  codedLabel(SIGN_OUTCOME_LABELS, key, locale);
