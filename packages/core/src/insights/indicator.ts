import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Figures that show whether a programme works, each for one calendar month of a facility. */
export const INDICATORS = [
  'enrolled',
  'reached',
  'pressure-controlled',
  'sugar-controlled',
  'unchanged',
  'lost',
  'missed-visits',
  'returned',
  'antenatal',
  'birth-weight',
  'infants-weighed',
] as const;
export type Indicator = (typeof INDICATORS)[number];

/** Days after a reading or a call in which a prescription or a visit still counts. */
export const PRESCRIPTION_DAYS = 30;
export const RETURN_DAYS = 15;
/** Days without a sign of a patient after which the patient counts as lost. */
export const LOST_DAYS = 90;
/** Antenatal visits that India's programme asks for. */
export const ANTENATAL_VISITS = 4;
/** Limits of control: millimetres of mercury, and percent of haemoglobin. */
export const CONTROLLED = { systolic: 140, diastolic: 90, hba1c: 7 } as const;
/** Kilograms below which a newborn has a low birth weight (WHO). */
export const LOW_BIRTH_WEIGHT = 2.5;

/** Whether a higher share of an indicator is better; undefined if it is neither good nor bad. */
export const BETTER_SHARE: Readonly<Record<Indicator, 'higher' | 'lower' | undefined>> = {
  enrolled: undefined,
  reached: 'higher',
  'pressure-controlled': 'higher',
  'sugar-controlled': 'higher',
  unchanged: 'lower',
  lost: 'lower',
  'missed-visits': 'lower',
  returned: 'higher',
  antenatal: 'higher',
  'birth-weight': 'higher',
  'infants-weighed': 'higher',
};

const LABELS = words.indicatorLabels satisfies CodedLabels<Indicator>;
const NUMERATORS = words.indicatorNumerators satisfies CodedLabels<Indicator>;
const DENOMINATORS = words.indicatorDenominators satisfies CodedLabels<Indicator>;

export const indicatorLabel = (key: string, locale?: string): string => codedLabel(LABELS, key, locale);

/** Returns what an indicator counts, such as "reached by a call in the month". */
export const indicatorNumerator = (key: string, locale?: string): string =>
  codedLabel(NUMERATORS, key, locale);

/** Returns among what it counts, such as "patients enrolled at the end of the month". */
export const indicatorDenominator = (key: string, locale?: string): string =>
  codedLabel(DENOMINATORS, key, locale);
