import { type CodedLabels, codedLabel } from '#formatting';

/** Frequencies (FHIR Timing.code, with abbreviations used in India). */
export const FREQUENCIES = [
  'OD',
  'BD',
  'TDS',
  'QID',
  'HS',
  'TIMES',
  'STEPS',
  'SOS',
  'STAT',
  'ALTERNATE_DAYS',
  'WEEKLY',
  'MONTHLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Doses by part of the day: morning, noon and night, or with the evening before the night. */
export const DOSES_OF_DAY: Readonly<Partial<Record<Frequency, readonly (0 | 1)[]>>> = {
  OD: [1, 0, 0],
  BD: [1, 0, 1],
  TDS: [1, 1, 1],
  QID: [1, 1, 1, 1],
  HS: [0, 0, 1],
};

const LABELS = {
  en: {
    OD: 'once a day',
    BD: 'twice a day',
    TDS: 'three times a day',
    QID: 'four times a day',
    HS: 'at bedtime',
    TIMES: 'at times of its own',
    STEPS: 'in steps: the dose changes',
    SOS: 'only when needed',
    STAT: 'once, now',
    ALTERNATE_DAYS: 'every other day',
    WEEKLY: 'once a week',
    MONTHLY: 'once a month',
  },
  hi: {
    OD: 'दिन में एक बार',
    BD: 'दिन में दो बार',
    TDS: 'दिन में तीन बार',
    QID: 'दिन में चार बार',
    HS: 'सोते समय',
    TIMES: 'अलग समय पर',
    STEPS: 'चरणों में: मात्रा बदलती है',
    SOS: 'केवल ज़रूरत पड़ने पर',
    STAT: 'एक बार, अभी',
    ALTERNATE_DAYS: 'एक दिन छोड़कर',
    WEEKLY: 'हफ़्ते में एक बार',
    MONTHLY: 'महीने में एक बार',
  },
} as const satisfies CodedLabels<Frequency>;

export const frequencyLabel = (frequency: string, locale?: string): string =>
  codedLabel(LABELS, frequency, locale);

const WITHOUT_ABBREVIATION: readonly Frequency[] = ['TIMES', 'STEPS', 'ALTERNATE_DAYS', 'WEEKLY', 'MONTHLY'];

/** Returns the label with its abbreviation, for doctors rather than patients. */
export const frequencyChoice = (frequency: Frequency, locale?: string): string =>
  WITHOUT_ABBREVIATION.includes(frequency)
    ? frequencyLabel(frequency, locale)
    : `${frequency} · ${frequencyLabel(frequency, locale)}`;
