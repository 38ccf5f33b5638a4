import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** What a coach has to do after a flag or a danger sign, most urgent first (clinical safety, part 4). */
export const ACTS = [
  'hospital-now',
  'low-sugar-now',
  'doctor-now',
  'doctor-today',
  'measure-again',
  'ask-clinician',
] as const;
export type Act = (typeof ACTS)[number];

const ACT_LABELS = words.actLabels satisfies CodedLabels<Act>;

export const actLabel = (act: string, locale?: string): string => codedLabel(ACT_LABELS, act, locale);

const urgency = (act: Act): number => ACTS.indexOf(act);

/** Returns the most urgent act. */
export const mostUrgent = (acts: readonly Act[]): Act | undefined =>
  acts.toSorted((one, other) => urgency(one) - urgency(other))[0];

/**
 * What a flag asks of the person on the call: `review` is dealt with the same day; `critical` opens a card that must be
 * answered before the call is saved, and outranks any retry ladder.
 */
export const ALERT_LEVELS = ['review', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];
