import { DOSES_OF_DAY, type Frequency } from '../coded/frequency.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { rowsOf } from '../medicines/rows-of-substances.ts';
import type { PrescribedLine } from '../prescription-line.ts';
import { knownStrengths, onlyStrength, understandStrength } from './known-strengths.ts';
import { formFaults, strengthFaults, unitFits } from './line-faults.ts';
import { maxPerDayIn } from './max-per-day.ts';
import type { Strength, StrengthPart } from './strength.ts';
import { dividedParts, dividedStrength } from './total-strengths.ts';

/** What an amount of a substance is measured in. */
export type SubstanceUnit = 'mg' | 'IU' | 'mmol' | 'mL';

/** How much of one substance a line gives. Numbers are in `unit`. */
export interface DoseOfSubstance {
  /** The key of the substance: its generic name as `nameKey` has it. */
  readonly substance: string;
  readonly unit: SubstanceUnit;
  /** The most at one time. */
  readonly single: number;
  /** The most on one day; of `SOS` without a maximum, undefined. */
  readonly daily: number | undefined;
  /** The most in seven days. */
  readonly weekly: number | undefined;
  /** Over the whole duration; undefined where it has no end. */
  readonly total: number | undefined;
}

/** What is wrong with how a line is written, before anything is known of the patient. */
export type LineFault =
  /** The strength is none that this medicine comes in. */
  | { readonly kind: 'no-such-strength'; readonly strength: string; readonly known: readonly string[] }
  /** Ten times, or a thousand times, a strength that exists. */
  | { readonly kind: 'ten-times'; readonly strength: string; readonly meant: string }
  /** The unit of the dose does not fit the form: mL of a tablet, units of what is measured in mg. */
  | { readonly kind: 'unit-does-not-fit'; readonly unit: string; readonly form: string | null }
  /** The form or the route is none of this medicine. */
  | { readonly kind: 'no-such-form'; readonly form: string; readonly known: readonly string[] };

/** A line as it is understood: how much of each substance it gives, and what is wrong with how it is written. */
export interface DoseOfLine {
  /** Empty where the strength is not written or could not be read. */
  readonly doses: readonly DoseOfSubstance[];
  /** Doses on one day at most; undefined for `SOS`. */
  readonly timesADay: number | undefined;
  /** Days between doses: 1 of a daily medicine, 7 of a weekly one. */
  readonly everyDays: number;
  /** Null where it has no end. */
  readonly days: number | null;
  readonly faults: readonly LineFault[];
}

/** Fields of a line that a dose is made of; an older source may lack the form, the route and the duration. */
export type LineToDose = Pick<PrescribedLine, 'strength' | 'amount' | 'unit' | 'frequency' | 'times'> &
  Partial<Pick<PrescribedLine, 'form' | 'route' | 'days' | 'instructions'>>;

/** What is read of the name of a line's medicine. */
export interface ReadSubstances {
  readonly substances: readonly string[];
  /** The strength that the name contains, as in "Dolo 650". */
  readonly strength?: string;
  /** The substances in another order, in which the name lists them: the strength of the line follows it. */
  readonly typedOrder?: readonly string[];
}

interface Timing {
  /** The largest amount at one time, in the unit of the line. */
  readonly single: number;
  /** The amount of one day of doses. */
  readonly daily: number | undefined;
  readonly timesADay: number | undefined;
  readonly everyDays: number;
}

const DAYS_BETWEEN: Readonly<Partial<Record<Frequency, number>>> = {
  ALTERNATE_DAYS: 2,
  WEEKLY: 7,
  MONTHLY: 30,
};

function timingOf(line: LineToDose): Timing {
  const everyDays = DAYS_BETWEEN[line.frequency as Frequency] ?? 1;
  if (line.times) {
    const daily = line.times.reduce((sum, one) => sum + one, 0);
    const timesADay = line.times.filter((one) => one > 0).length;
    return { single: Math.max(...line.times), daily, timesADay, everyDays };
  }
  const single = line.amount ?? 0;
  const timesADay =
    line.frequency === 'SOS'
      ? maxPerDayIn(line.instructions ?? '')
      : (DOSES_OF_DAY[line.frequency as Frequency]?.filter((one) => one > 0).length ?? 1);
  return { single, timesADay, everyDays, daily: timesADay === undefined ? undefined : timesADay * single };
}

/** Drops of a dropper in one mL. */
const DROPS_IN_ML = 20;
const WEIGHT_IN_MG: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };

/** How much of each substance one unit of the line contains; undefined where that cannot be known. */
function partsOfUnit(
  unit: string,
  strength: Strength | undefined,
  substances: readonly string[],
): readonly StrengthPart[] | undefined {
  const weight = WEIGHT_IN_MG[unit];
  if (weight !== undefined) return dividedParts({ amount: weight, unit: 'mg' }, substances);
  if (unit === 'unit') return dividedParts({ amount: 1, unit: 'IU' }, substances);
  if (!strength || unit === 'application') return undefined;
  const { parts, inMl } = dividedStrength(strength, substances);
  // A strength with fewer parts than substances, and no known shares, cannot be divided.
  if (parts.length !== substances.length && parts === strength.parts) return undefined;
  if (unit !== 'mL' && unit !== 'drop') return inMl === undefined ? parts : undefined;
  if (inMl === undefined) return undefined;
  const ml = unit === 'drop' ? 1 / DROPS_IN_ML : 1;
  return parts.map((part) => ({ ...part, amount: (part.amount / inMl) * ml }));
}

const WEEK = 7;

/** Without the remainders of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function doseOfSubstance(
  substance: string,
  { amount, unit }: StrengthPart,
  timing: Timing,
  line: LineToDose,
): DoseOfSubstance {
  const isOnce = line.frequency === 'STAT';
  const days = line.days ?? null;
  const daily = timing.daily === undefined ? undefined : tidy(timing.daily * amount);
  const daysIn = (span: number): number => (isOnce ? 1 : Math.ceil(span / timing.everyDays));
  const ends = isOnce || days !== null;
  return {
    substance,
    unit,
    single: tidy(timing.single * amount),
    daily,
    weekly: daily && daily * daysIn(Math.min(WEEK, days ?? WEEK)),
    total: ends ? daily && daily * daysIn(days ?? 1) : undefined,
  };
}

/** Whether a dose counted in units of a substance that is measured in mg, or the other way round, is written. */
function isOtherMeasure(unit: string, known: readonly Strength[]): boolean {
  if (unit !== 'unit' || known.length === 0) return false;
  return !known.some(({ parts }) => parts.some((part) => part.unit === 'IU'));
}

/** Reads how much of each substance a line gives, and what is wrong with how it is written. */
export function doseOfLine(
  line: LineToDose,
  { substances, strength: ofName = '', typedOrder }: ReadSubstances,
  medicines: readonly Medicine[],
): DoseOfLine {
  const form = line.form ?? null;
  const rows = substances.length === 0 ? [] : rowsOf(substances, medicines);
  const known = knownStrengths(rows, form, substances);
  const isOfName = line.strength.trim() === '';
  const text = isOfName ? ofName : line.strength;
  const understood = understandStrength(
    text,
    substances,
    known,
    isOfName ? substances : (typedOrder ?? substances),
  );
  const timing = timingOf(line);
  const isFitting = unitFits(line.unit, form) && !isOtherMeasure(line.unit, known);
  const strength = text === '' ? onlyStrength(substances, known) : understood?.strength;
  const parts = isFitting ? partsOfUnit(line.unit, strength, substances) : undefined;
  const faults = [
    ...strengthFaults(text, understood, known),
    ...(isFitting ? [] : [{ kind: 'unit-does-not-fit', unit: line.unit, form } as const]),
    ...formFaults(form, line.route ?? null, rows),
  ];
  return {
    doses: substances.flatMap((substance, index) => {
      const part = parts?.[index];
      return part && timing.single > 0 ? [doseOfSubstance(substance, part, timing, line)] : [];
    }),
    timesADay: timing.timesADay,
    everyDays: timing.everyDays,
    days: line.frequency === 'STAT' ? 1 : (line.days ?? null),
    faults,
  };
}
