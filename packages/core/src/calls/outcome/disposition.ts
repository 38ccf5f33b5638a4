import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Classes of outcomes, which are fixed. The list of outcomes is data (design 6). */
export const OUTCOME_CLASSES = ['reached', 'retry', 'stop'] as const;
export type OutcomeClass = (typeof OUTCOME_CLASSES)[number];

export const DISPOSITION_KEYS = [
  'reached-patient',
  'reached-relative',
  'callback-requested',
  'no-answer',
  'busy',
  'switched-off',
  'call-dropped',
  'language-barrier',
  'wrong-number',
  'invalid-number',
  'refused',
  'do-not-call',
  'moved',
  'deceased',
  'already-visited',
] as const;
export type DispositionKey = (typeof DISPOSITION_KEYS)[number];

export interface Disposition {
  readonly key: DispositionKey;
  readonly outcome: OutcomeClass;
  /** Additional question: who was reached, when to call, which language, why, or a confirmation. */
  readonly asks?: 'relation' | 'time' | 'language' | 'reason' | 'confirmation';
  /** True if the patient must not be called again. */
  readonly stopsCalls?: true;
  /** True if this number must not be dialled again; other numbers of the patient may be. */
  readonly stopsNumber?: true;
}

export const DISPOSITIONS: readonly Disposition[] = [
  { key: 'reached-patient', outcome: 'reached' },
  { key: 'reached-relative', outcome: 'reached', asks: 'relation' },
  { key: 'callback-requested', outcome: 'retry', asks: 'time' },
  { key: 'no-answer', outcome: 'retry' },
  { key: 'busy', outcome: 'retry' },
  { key: 'switched-off', outcome: 'retry' },
  { key: 'call-dropped', outcome: 'retry' },
  { key: 'language-barrier', outcome: 'retry', asks: 'language' },
  { key: 'wrong-number', outcome: 'stop', stopsNumber: true },
  { key: 'invalid-number', outcome: 'stop', stopsNumber: true },
  { key: 'refused', outcome: 'stop', asks: 'reason', stopsCalls: true },
  { key: 'do-not-call', outcome: 'stop', asks: 'reason', stopsCalls: true },
  { key: 'moved', outcome: 'stop', stopsCalls: true },
  { key: 'deceased', outcome: 'stop', asks: 'confirmation', stopsCalls: true },
  { key: 'already-visited', outcome: 'stop' },
];

const BY_KEY = new Map<string, Disposition>(
  DISPOSITIONS.map((disposition) => [disposition.key, disposition]),
);

export function dispositionOf(key: string): Disposition | undefined {
  return BY_KEY.get(key);
}

const DISPOSITION_LABELS = words.dispositionLabels satisfies CodedLabels<DispositionKey>;

/** Reasons to stop calls that are not the outcome of a call. */
const OTHER_STOPS: CodedLabels<'consent-withdrawn'> = words.otherStops;

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export function dispositionLabel(key: string, locale = 'en'): string {
  return codedLabel(DISPOSITION_LABELS, key, locale, codedLabel(OTHER_STOPS, key, locale));
}
