import { type CodedLabels, codedLabel } from '#formatting';
import { type Act, actLabel } from '#observations';
import { ageOn } from './age.ts';
import { convert, roundTo } from './convert.ts';
import * as clinicalWords from './words/en.ts';

export interface KnownWeight {
  readonly kilograms: number;
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** Facts that decide the treatment of low sugar. */
export interface LowSugarPerson {
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly birthDate: string | null;
  readonly weight?: KnownWeight | undefined;
}

/** Treatment of low sugar in a person who is awake. */
export type LowSugarTreatment =
  /** A baby in the first year: feed now, and hospital. */
  | { readonly kind: 'feed' }
  | { readonly kind: 'glucose'; readonly grams: number; readonly by: 'adult' | 'age' }
  | {
      readonly kind: 'glucose';
      readonly grams: number;
      readonly by: 'weight';
      readonly weight: KnownWeight;
    }
  /** The age is unknown, so the text covers every age. */
  | { readonly kind: 'every-age' };

/** Adults, and children from 50 kg (ADA; ISPAD 2022 chapter 11). */
const ADULT_GRAMS = 15;
/** ISPAD 2022 chapter 11: 0.3 g/kg, about 9 g for 30 kg and 15 g for 50 kg. */
const GRAMS_PER_KILOGRAM = 0.3;
const ADULT_MONTHS = 18 * 12;
const YEAR_MONTHS = 12;
const YEAR_DAYS = 366;

/** Grams without a known weight: 0.3 g/kg of about the WHO median weight, rounded up, by completed years. Our own. */
const GRAMS_BY_AGE: readonly { readonly fromYears: number; readonly grams: number }[] = [
  { fromYears: 12, grams: 15 },
  { fromYears: 9, grams: 10 },
  { fromYears: 6, grams: 7 },
  { fromYears: 3, grams: 5 },
  { fromYears: 1, grams: 4 },
];

/** Weights older than a year are outdated for a child, and future ones are errors. */
function isRecent({ on }: KnownWeight, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(on)) / 86_400_000;
  return days >= 0 && days <= YEAR_DAYS;
}

const gramsByWeight = (kilograms: number): number =>
  Math.min(ADULT_GRAMS, Math.max(1, roundTo(kilograms * GRAMS_PER_KILOGRAM, 0)));

/**
 * Returns the treatment of a person's low sugar.
 * From the first birthday on, children get 0.3 g/kg up to 15 g, by their weight of the last year or by age. Babies are
 * fed and go to hospital: adult glucose amounts are not for them.
 * @param today calendar day of the facility, YYYY-MM-DD
 */
export function lowSugarTreatment({ birthDate, weight }: LowSugarPerson, today: string): LowSugarTreatment {
  const months = birthDate === null ? undefined : ageOn(birthDate, today)?.months;
  if (months === undefined) return { kind: 'every-age' };
  if (months < YEAR_MONTHS) return { kind: 'feed' };
  if (months >= ADULT_MONTHS) return { kind: 'glucose', grams: ADULT_GRAMS, by: 'adult' };
  if (weight && isRecent(weight, today))
    return { kind: 'glucose', grams: gramsByWeight(weight.kilograms), by: 'weight', weight };
  const row = GRAMS_BY_AGE.find(({ fromYears }) => months >= fromYears * 12);
  return { kind: 'glucose', grams: row?.grams ?? ADULT_GRAMS, by: 'age' };
}

/** Returns a weight in kilograms; undefined for other units and meaningless numbers. */
export function inKilograms(value: number, unit: string): number | undefined {
  const kilograms = convert(value, 'weight', unit, 'kg');
  return kilograms !== undefined && kilograms > 0 ? kilograms : undefined;
}

const PERSONAL: CodedLabels<'feed' | 'glucose'> = clinicalWords.personal;

/** Returns the text of an act for a person: the treatment of low sugar depends on age and weight, other acts don't. */
export function personalActLabel(
  act: Act,
  treatment: LowSugarTreatment | undefined,
  locale?: string,
): string {
  if (act !== 'low-sugar-now' || !treatment || treatment.kind === 'every-age') return actLabel(act, locale);
  const words = codedLabel(PERSONAL, treatment.kind, locale);
  return treatment.kind === 'glucose' ? words.replace('{grams}', String(treatment.grams)) : words;
}
