import { DOSES_OF_DAY, type Frequency } from '../coded/frequency.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { rowsOf } from '../medicines/rows-of-substances.ts';
import { isOfForm, knownStrengths, onlyOne, understandStrength } from './known-strengths.ts';
import { countFaults, formFaults, strengthFaults, unitFits } from './line-faults.ts';
import type { LineFault, LineToDose, SubstanceUnit } from './line-to-dose.ts';
import { maxPerDayOf } from './max-per-day.ts';
import { isListedForm, missingStrengthFaults } from './missing-strength.ts';
import type { Strength, StrengthPart } from './strength.ts';
import { dividedParts, dividedStrength } from './total-strengths.ts';
import { writtenTimesADay } from './written-times.ts';

/** Amounts of one substance in a line, in `unit`. */
export interface DoseOfSubstance {
  /** Key of the substance: generic name in `nameKey` form. */
  readonly substance: string;
  readonly unit: SubstanceUnit;
  /** Maximum at one time. */
  readonly single: number;
  /** Maximum on one day, over all steps; undefined for `SOS` without a maximum. */
  readonly daily: number | undefined;
  /** Maximum in seven days. */
  readonly weekly: number | undefined;
  /** Over the whole duration; undefined without an end. */
  readonly total: number | undefined;
}

/** A step of a taper or a titration. */
export interface StepOfDose {
  /** Amount relative to the highest step, which is 1. */
  readonly share: number;
  /** Null without an end. */
  readonly days: number | null;
}

/** A line as understood: amounts per substance, and faults in how it is written. */
export interface DoseOfLine {
  /** Empty if the strength is missing or unreadable. */
  readonly doses: readonly DoseOfSubstance[];
  /** Without a strength: doses with the lowest one of the form, for each unit. */
  readonly least?: readonly DoseOfSubstance[];
  /** Maximum doses per day; undefined for `SOS`. */
  readonly timesADay: number | undefined;
  /** Days between doses: 1 for daily, 7 for weekly. */
  readonly everyDays: number;
  /** Null without an end. */
  readonly days: number | null;
  /** Steps of a changing dose. */
  readonly steps?: readonly StepOfDose[];
  readonly faults: readonly LineFault[];
}

/** Information in the name of a line's medicine. */
export interface ReadSubstances {
  readonly substances: readonly string[];
  /** Strength within the name, as in "Dolo 650". */
  readonly strength?: string;
  /** A number in the name that is not a strength of the medicine, with its unit. */
  readonly unsoldStrength?: string;
  /** Substances in the order of the name, which the line's strength follows. */
  readonly typedOrder?: readonly string[];
}

/** Repetition and duration of a dose; a line in steps has several in sequence. */
interface Timing {
  /** Largest amount at one time, in the line's unit. */
  readonly single: number;
  /** Amount on a day with doses. */
  readonly daily: number | undefined;
  readonly timesADay: number | undefined;
  readonly everyDays: number;
  /** Null without an end. */
  readonly days: number | null;
}

const DAYS_BETWEEN: Readonly<Partial<Record<Frequency, number>>> = {
  ALTERNATE_DAYS: 2,
  WEEKLY: 7,
  MONTHLY: 30,
};

type OneDose = Pick<LineToDose, 'amount' | 'frequency' | 'times' | 'days' | 'instructions' | 'maxPerDay'>;

function timingOf(line: OneDose): Timing {
  const everyDays = DAYS_BETWEEN[line.frequency as Frequency] ?? 1;
  const days = line.frequency === 'STAT' ? 1 : (line.days ?? null);
  if (line.times) {
    const daily = line.times.reduce((sum, one) => sum + one, 0);
    const timesADay = line.times.filter((one) => one > 0).length;
    return { single: Math.max(...line.times), daily, timesADay, everyDays, days };
  }
  const single = line.amount ?? 0;
  const codedTimes =
    line.frequency === 'SOS'
      ? maxPerDayOf(line)
      : (DOSES_OF_DAY[line.frequency as Frequency]?.filter((one) => one > 0).length ?? 1);
  const writtenTimes = line.frequency === 'STAT' ? undefined : writtenTimesADay(line.instructions);
  const timesADay = writtenTimes === undefined ? codedTimes : Math.max(writtenTimes, codedTimes ?? 1);
  return {
    single,
    timesADay,
    everyDays,
    days,
    daily: timesADay === undefined ? undefined : timesADay * single,
  };
}

/** Returns the timings of a line, one per step. */
const timingsOf = (line: LineToDose): readonly [Timing, ...Timing[]] => {
  const [first, ...others] = (line.steps ?? []).map(timingOf);
  return first ? [first, ...others] : [timingOf(line)];
};

/** Drops per mL. */
const DROPS_IN_ML = 20;
const WEIGHT_IN_MG: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };

/** Returns the amount of each substance in one unit of the line; undefined if unknown. */
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
  // A strength with fewer amounts than substances can't be divided without known proportions.
  if (parts.length !== substances.length && parts === strength.parts) return undefined;
  if (unit !== 'mL' && unit !== 'drop') return inMl === undefined ? parts : undefined;
  if (inMl === undefined) return undefined;
  const ml = unit === 'drop' ? 1 / DROPS_IN_ML : 1;
  return parts.map((part) => ({ ...part, amount: (part.amount / inMl) * ml }));
}

const WEEK = 7;

/** Removes floating-point remainders. */
const tidy = (value: number): number => Number(value.toPrecision(12));

const greatest = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.every((one) => one !== undefined) ? Math.max(...numbers) : undefined;

/** Returns the days with doses within a number of days. */
const daysOfDoses = ({ everyDays }: Timing, days: number): number => Math.ceil(days / everyDays);

/** Returns the amount per day, up to a week into a step without an end. */
function amountsByDay(timings: readonly Timing[]): readonly number[] | undefined {
  if (timings.some(({ daily }) => daily === undefined)) return undefined;
  return timings.flatMap(({ daily = 0, everyDays, days }) =>
    Array.from({ length: days ?? WEEK }, (_, day) => (day % everyDays === 0 ? daily : 0)),
  );
}

/** Returns the maximum in seven consecutive days. */
function weeklyOf(timings: readonly Timing[]): number | undefined {
  const amounts = amountsByDay(timings);
  const sumFrom = (first: number): number =>
    (amounts ?? []).slice(first, first + WEEK).reduce((sum, one) => sum + one, 0);
  return amounts && Math.max(...amounts.map((_, first) => sumFrom(first)));
}

/** Returns the total; undefined without an end, or for as-needed medicines without a maximum. */
function totalOf(timings: readonly Timing[]): number | undefined {
  if (timings.some(({ daily, days }) => daily === undefined || days === null)) return undefined;
  return timings.reduce(
    (sum, timing) => sum + (timing.daily ?? 0) * daysOfDoses(timing, timing.days ?? 0),
    0,
  );
}

/** Amounts of a line in its unit. */
interface AmountOfLine {
  readonly single: number;
  readonly daily: number | undefined;
  readonly weekly: number | undefined;
  readonly total: number | undefined;
}

/** Returns the maximum of a line at one time, per day, per week and in total, in the line's unit. */
function amountOfLine(line: LineToDose): AmountOfLine {
  const timings = timingsOf(line);
  return {
    single: Math.max(...timings.map(({ single }) => single)),
    daily: greatest(timings.map(({ daily }) => daily)),
    weekly: weeklyOf(timings),
    total: totalOf(timings),
  };
}

function doseOfSubstance(
  substance: string,
  { amount, unit }: StrengthPart,
  { single, daily, weekly, total }: AmountOfLine,
): DoseOfSubstance {
  const times = (count: number | undefined) => (count === undefined ? undefined : tidy(count * amount));
  return {
    substance,
    unit,
    single: tidy(single * amount),
    daily: times(daily),
    weekly: times(weekly),
    total: times(total),
  };
}

/** Whether units are given for a substance measured in mg, or the other way round. */
function isOtherMeasure(unit: string, known: readonly Strength[]): boolean {
  if (unit !== 'unit' || known.length === 0) return false;
  return !known.some(({ parts }) => parts.some((part) => part.unit === 'IU'));
}

function stepsOfDose(timings: readonly Timing[]): readonly StepOfDose[] {
  const amounts = timings.map(({ daily = 0, everyDays }) => daily / everyDays);
  const most = Math.max(...amounts);
  return timings.map(({ days }, index) => ({ share: tidy((amounts[index] ?? 0) / most), days }));
}

/** Returns the doses with a strength; empty if it does not fit the line's unit. */
function dosesWith(
  strength: Strength | undefined,
  unit: string,
  substances: readonly string[],
  amount: AmountOfLine,
): readonly DoseOfSubstance[] {
  const parts = partsOfUnit(unit, strength, substances);
  return substances.flatMap((substance, index) => {
    const part = parts?.[index];
    return part && amount.single > 0 ? [doseOfSubstance(substance, part, amount)] : [];
  });
}

/** Returns the lowest dose of each substance, per unit. */
function lowestOf(doses: readonly DoseOfSubstance[]): readonly DoseOfSubstance[] {
  const isSame = (one: DoseOfSubstance, other: DoseOfSubstance): boolean =>
    one.substance === other.substance && one.unit === other.unit;
  return doses.filter(
    (one, index) =>
      !doses.some(
        (other, at) =>
          isSame(one, other) && (other.single < one.single || (other.single === one.single && at < index)),
      ),
  );
}

/** Returns the doses for checking: with the line's strength, or else the lowest one that is sold. */
export const judgedDoses = ({ doses, least = [] }: DoseOfLine): readonly DoseOfSubstance[] =>
  doses.length > 0 ? doses : least;

const MEASURED: readonly string[] = ['mL', 'mg', 'mcg', 'g'];

const isInsulin = (substances: readonly string[]): boolean =>
  substances.length > 0 && substances.every((one) => one.startsWith('insulin'));

/** Returns the strength of a line: as written, or the only one of its form. */
function strengthOfLine(
  line: LineToDose,
  { substances, strength: sold = '', unsoldStrength: ofName = sold, typedOrder }: ReadSubstances,
  rows: readonly Medicine[],
) {
  const form = line.form ?? null;
  const known = knownStrengths(rows, form, substances);
  const isOfName = line.strength.trim() === '';
  const ofForm = isOfForm(ofName, form, rows) ? ofName : '';
  const text = isOfName ? ofForm : line.strength;
  const order = isOfName ? substances : (typedOrder ?? substances);
  const understood = understandStrength(text, substances, known, order);
  const measurable = known.filter((one) => partsOfUnit(line.unit, one, substances) !== undefined);
  const only = isListedForm(rows, form) ? onlyOne(measurable) : undefined;
  return { known, measurable, text, understood, strength: text === '' ? only : understood?.strength };
}

/** Reads the amounts of each substance in a line, and its faults. */
export function doseOfLine(
  line: LineToDose,
  read: ReadSubstances,
  medicines: readonly Medicine[],
): DoseOfLine {
  const { substances } = read;
  const { unit, form = null } = line;
  const rows = substances.length === 0 ? [] : rowsOf(substances, medicines);
  const { known, measurable, text, understood, strength } = strengthOfLine(line, read, rows);
  const timings = timingsOf(line);
  const amount = amountOfLine(line);
  const isFitting = unitFits(unit, form) && !isOtherMeasure(unit, known);
  const isOtherInsulin = MEASURED.includes(unit) && isInsulin(substances);
  const parts = isFitting ? partsOfUnit(unit, strength, substances) : undefined;
  const isUnmeasured = isFitting && !parts && !isOtherInsulin && substances.length > 0 && amount.single > 0;
  const unmeasured = { line, rows, text, strength: understood?.strength, known, measurable };
  const missing = isUnmeasured ? missingStrengthFaults(unmeasured) : [];
  const isAsked = missing.some(({ kind }) => kind === 'strength-missing');
  const faults = [
    ...strengthFaults(text, understood, known),
    // During entry, the unit may still be missing.
    ...(isFitting || unit === '' ? [] : [{ kind: 'unit-does-not-fit', unit, form } as const]),
    ...formFaults(form, rows),
    ...(isOtherInsulin ? [{ kind: 'insulin-not-in-units', unit } as const] : []),
    ...countFaults(amount.single, unit, substances),
    ...missing,
  ];
  return {
    doses: isFitting ? dosesWith(strength, unit, substances, amount) : [],
    ...(isAsked &&
      isListedForm(rows, form) && {
        least: lowestOf(measurable.flatMap((one) => dosesWith(one, unit, substances, amount))),
      }),
    timesADay: greatest(timings.map(({ timesADay }) => timesADay)),
    everyDays: Math.min(...timings.map(({ everyDays }) => everyDays)),
    days: timings.some(({ days }) => days === null)
      ? null
      : timings.reduce((sum, { days }) => sum + (days ?? 0), 0),
    ...(timings.length > 1 && { steps: stepsOfDose(timings) }),
    faults,
  };
}
