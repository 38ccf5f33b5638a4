import { countPhrase, labelIn } from '#formatting';
import { countedPieces, DOSE_UNITS, type DoseUnit, doseUnitLabel, USUAL_UNITS } from '../coded/dose-unit.ts';
import { DOSES_OF_DAY, type Frequency } from '../coded/frequency.ts';
import type { MedicineForm } from '../coded/medicine-form.ts';
import { maxPerDayIn } from '../dose/max-per-day.ts';
import { readStrength } from '../dose/strength.ts';
import { amountText } from '../dose-amount.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import * as words from './words/en.ts';

/** Units of dispensed quantities: pieces, a measure, or packs (creams). */
const DISPENSE_UNITS = [
  'tablet',
  'capsule',
  'sachet',
  'patch',
  'suppository',
  'pessary',
  'mL',
  'puff',
  'spray',
  'unit',
  'pack',
] as const satisfies readonly (DoseUnit | 'pack')[];
export type DispenseUnit = (typeof DISPENSE_UNITS)[number];

/** Measures sold in whole containers: a bottle of 100 mL for 75 mL. */
const MEASURES: readonly string[] = ['mL', 'puff', 'spray', 'unit'];
export const isMeasure = (unit: string): boolean => MEASURES.includes(unit);

export interface Quantity {
  readonly amount: number;
  readonly unit: DispenseUnit;
}

const DROPS_IN_ML = 20;
const MG_IN: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };

const isDispenseUnit = (unit: string): unit is DispenseUnit =>
  (DISPENSE_UNITS as readonly string[]).includes(unit);

/** Returns the dispensed units per dose unit; undefined if it can't be counted. */
function unitsOf({ unit, form, strength }: PrescribedLine): Quantity | undefined {
  if (unit === 'drop') return { amount: 1 / DROPS_IN_ML, unit: 'mL' };
  if (isDispenseUnit(unit)) return { amount: 1, unit };
  const weight = MG_IN[unit];
  const piece = form === null ? undefined : USUAL_UNITS[form as MedicineForm];
  if (weight === undefined || piece === undefined || !isDispenseUnit(piece) || isMeasure(piece))
    return undefined;
  const [content, ...more] = readStrength(strength)?.parts ?? [];
  if (content?.unit !== 'mg' || more.length > 0) return undefined;
  return { amount: weight / content.amount, unit: piece };
}

/** Returns the unit in which a medicine is dispensed. */
export const dispenseUnitOf = (line: PrescribedLine): DispenseUnit => unitsOf(line)?.unit ?? 'pack';

const DAYS_BETWEEN: Readonly<Partial<Record<Frequency, number>>> = {
  ALTERNATE_DAYS: 2,
  WEEKLY: 7,
  MONTHLY: 30,
};

interface Course {
  readonly amount: number | null;
  readonly frequency: string;
  readonly times: readonly number[] | null;
  readonly days: number | null;
}

/** Returns the doses of a course in the line's unit; undefined without an end. */
function amountOf(
  { amount, frequency, times, days }: Course,
  perDay: number | undefined,
): number | undefined {
  if (frequency === 'STAT') return amount ?? undefined;
  if (days === null) return undefined;
  if (times) return times.reduce((sum, one) => sum + one, 0) * days;
  if (amount === null) return undefined;
  if (frequency === 'SOS') return perDay === undefined ? undefined : perDay * days * amount;
  const daily = DOSES_OF_DAY[frequency as Frequency]?.filter((one) => one > 0).length ?? 1;
  return daily * amount * Math.ceil(days / (DAYS_BETWEEN[frequency as Frequency] ?? 1));
}

/** A line with the fields of a changing dose and an as-needed maximum. */
type Ordered = PrescribedLine & {
  readonly steps?: readonly Course[] | null;
  readonly maxPerDay?: number | null;
};

function dosesOf(line: Ordered): number | undefined {
  if (line.steps) {
    const amounts = line.steps.map((step) => amountOf(step, undefined));
    return amounts.every((one) => one !== undefined) ? amounts.reduce((sum, one) => sum + one, 0) : undefined;
  }
  return amountOf(line, line.maxPerDay ?? maxPerDayIn(line.instructions));
}

/** Returns the ordered quantity in whole pieces; undefined without an end, or if it can't be counted. */
export function orderedQuantity(line: PrescribedLine): Quantity | undefined {
  const each = unitsOf(line);
  const doses = dosesOf(line as Ordered);
  if (!each || doses === undefined || each.unit === 'pack') return undefined;
  const amount = Number((doses * each.amount).toPrecision(9));
  return { amount: isMeasure(each.unit) ? amount : Math.ceil(amount), unit: each.unit };
}

const isDoseUnit = (unit: string): boolean => (DOSE_UNITS as readonly string[]).includes(unit);

/** Returns the unit of an amount, such as "tablets". */
export function dispenseUnitLabel(unit: string, amount: number, locale?: string): string {
  if (unit !== 'pack') return isDoseUnit(unit) ? doseUnitLabel(unit, amount, locale) : unit;
  return labelIn(countPhrase(words.quantity, 'pack', countedPieces(amount)), locale);
}

/** Returns for example "10 tablets". */
export const quantityText = (amount: number, unit: string, locale?: string): string =>
  `${amountText(amount)} ${dispenseUnitLabel(unit, amount, locale)}`;
