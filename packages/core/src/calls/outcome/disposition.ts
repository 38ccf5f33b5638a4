import { type CodedLabels, codedLabel } from '#formatting';

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

const DISPOSITION_LABELS = {
  en: {
    'reached-patient': 'Reached the patient',
    'reached-relative': 'Reached a relative',
    'callback-requested': 'Asked to be called back',
    'no-answer': 'No answer',
    busy: 'Busy',
    'switched-off': 'Switched off or unreachable',
    'call-dropped': 'Call dropped',
    'language-barrier': 'Language barrier',
    'wrong-number': 'Wrong number',
    'invalid-number': 'Invalid number',
    refused: 'Refused',
    'do-not-call': 'Do not call',
    moved: 'Moved away',
    deceased: 'Deceased',
    'already-visited': 'Already visited',
  },
  hi: {
    'reached-patient': 'मरीज़ से बात हुई',
    'reached-relative': 'परिजन से बात हुई',
    'callback-requested': 'बाद में कॉल करने को कहा',
    'no-answer': 'उत्तर नहीं मिला',
    busy: 'व्यस्त',
    'switched-off': 'फ़ोन बंद या पहुँच से बाहर',
    'call-dropped': 'कॉल कट गई',
    'language-barrier': 'भाषा की कठिनाई',
    'wrong-number': 'ग़लत नंबर',
    'invalid-number': 'अमान्य नंबर',
    refused: 'मना कर दिया',
    'do-not-call': 'कॉल न करें',
    moved: 'कहीं और चले गए',
    deceased: 'मृत्यु हो चुकी है',
    'already-visited': 'पहले ही आ चुके हैं',
  },
} as const satisfies CodedLabels<DispositionKey>;

/** Reasons to stop calls that are not the outcome of a call. */
const OTHER_STOPS: CodedLabels<'consent-withdrawn'> = {
  en: { 'consent-withdrawn': 'Consent withdrawn' },
  hi: { 'consent-withdrawn': 'सहमति वापस ली गई' },
};

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export function dispositionLabel(key: string, locale = 'en'): string {
  return codedLabel(DISPOSITION_LABELS, key, locale, codedLabel(OTHER_STOPS, key, locale));
}
