import type { MealSituation } from '#metrics';
import type { Span } from '#observations';
import type { Age } from './age.ts';
import { convert, definitionOf, type Measured, roundTo, unitCode, unitScale, unitsOf } from './convert.ts';
import { meantUnit } from './slips.ts';
import { ucumUnit } from './unit.ts';

export interface EntryContext {
  readonly age?: Age;
  readonly mealSituation?: MealSituation;
  readonly oxygenScale?: 1 | 2;
  /** The unit of the person's last value: digits that are usual in it were not meant in another. */
  readonly lastUnit?: string;
  /** The person saw the suggested correction and keeps what was typed. */
  readonly keepsTyped?: boolean;
}

/** A pair typed the wrong way round. */
interface SwappedPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** What to do about a typed value. `min` and `max` are in the entered unit and are allowed themselves. */
export type EntryCheck =
  | { readonly kind: 'ok' }
  /** The unit is none of the measure's, or none was given: which one? */
  | { readonly kind: 'unit'; readonly units: readonly string[] }
  /** Probably the same digits in another unit. Nothing is changed by itself. */
  | { readonly kind: 'slip'; readonly slip: 'unit'; readonly value: number; readonly unit: string }
  /**
   * Impossible as it stands, or `possible` and as rare as that, and usual with the point one place further: `value` is
   * the number that was probably meant.
   */
  | {
      readonly kind: 'slip';
      readonly slip: 'decimal';
      readonly value: number;
      readonly unit: string;
      readonly possible?: true;
    }
  | { readonly kind: 'slip'; readonly slip: 'swapped'; readonly pressure: SwappedPressure }
  /**
   * A glucose of 10 to 33 mg/dL: does the meter show LO, is the patient awake? `meant` is the unit in which the number
   * would be usual, where the last values do not speak against it.
   */
  | { readonly kind: 'meter-low'; readonly unit: string; readonly meant?: string }
  /** Not to be saved. */
  | { readonly kind: 'impossible'; readonly measure: string; readonly min: number; readonly max: number }
  /** To be confirmed, `times` times. */
  | {
      readonly kind: 'unlikely';
      readonly measure: string;
      readonly min: number;
      readonly max: number;
      readonly times: 1 | 2;
    };

const OK: EntryCheck = { kind: 'ok' };
const NEWBORN_DAYS = 28;
const ADULT_MONTHS = 18 * 12;

function softSpan(measured: Measured, context: EntryContext): Span | undefined {
  const { limits } = definitionOf(measured);
  if (limits?.adultsOnly && context.age && context.age.months < ADULT_MONTHS) return undefined;
  const fasting = context.mealSituation === 'MEAL_SITUATION_FASTING' ? limits?.softFasting : undefined;
  const onScale2 = context.oxygenScale === 2 ? limits?.softOnScale2 : undefined;
  return fasting ?? onScale2 ?? limits?.soft;
}

/** A span in the entered unit, rounded as that unit is written, so that what is said is what is checked. */
function spanIn([min, max]: Span, measured: Measured, unit: string): Span {
  const conventional = unitsOf(measured)[0] ?? unit;
  if (conventional === unit) return [min, max];
  const decimals = unitScale(measured, unit)?.decimals ?? 0;
  const bound = (value: number): number =>
    roundTo(convert(value, measured, conventional, unit) ?? value, decimals);
  return [bound(min), bound(max)];
}

const isOutside = (value: number, [min, max]: Span): boolean => !(value >= min && value <= max);

/** The number with its point one place further, where only that one is a usual value. */
function shifted(value: number, usual: Span | undefined): number | undefined {
  if (!usual || !(value > 0)) return undefined;
  // Twelve digits: 0.1 × 3 is 0.3, not 0.30000000000000004.
  const candidates = [value / 10, value * 10].map((one) => Number(one.toPrecision(12)));
  return candidates.find((one) => !isOutside(one, usual));
}

/** What was probably meant instead of a value that is possible, and rarer than a slip of the point. */
function meantInstead(measured: Measured, value: number, unit: string, usual: Span): number | undefined {
  const rare = definitionOf(measured).rareOfAdults;
  if (rare === undefined || value >= spanIn([rare, rare], measured, unit)[0]) return undefined;
  return shifted(value, usual);
}

function spanProblem(measured: Measured, value: number, unit: string, context: EntryContext): EntryCheck {
  const { limits, measure } = definitionOf(measured);
  const hard = spanIn(limits?.hard ?? [0, Number.POSITIVE_INFINITY], measured, unit);
  const soft = softSpan(measured, context);
  const span = soft && spanIn(soft, measured, unit);
  if (isOutside(value, hard)) {
    const meant = context.keepsTyped ? undefined : shifted(value, span);
    return meant === undefined
      ? { kind: 'impossible', measure, min: hard[0], max: hard[1] }
      : { kind: 'slip', slip: 'decimal', value: meant, unit };
  }
  if (!span || !isOutside(value, span)) return OK;
  const meant = context.keepsTyped ? undefined : meantInstead(measured, value, unit, span);
  if (meant !== undefined) return { kind: 'slip', slip: 'decimal', value: meant, unit, possible: true };
  const twice = limits?.askTwiceUnder;
  const times = twice !== undefined && value < spanIn([twice, twice], measured, unit)[0] ? 2 : 1;
  return { kind: 'unlikely', measure, min: span[0], max: span[1], times };
}

/** Whether a number may be a meter's LO; then the unit that it was meant in, if it was not. */
function meantByMeter(measured: Measured, value: number, code: string): string | undefined {
  const { meter } = definitionOf(measured);
  return meter && code === unitsOf(measured)[0] && !isOutside(value, meter.perhapsLow)
    ? meter.meant
    : undefined;
}

/** What was probably meant instead of what was typed, before any limit is asked. */
function slipOf(
  measured: Measured,
  value: number,
  code: string,
  context: EntryContext,
): EntryCheck | undefined {
  const isUsualUnit = context.lastUnit !== undefined && ucumUnit(context.lastUnit) === code;
  const byMeter = meantByMeter(measured, value, code);
  if (byMeter !== undefined)
    return { kind: 'meter-low', unit: code, ...(!isUsualUnit && { meant: byMeter }) };
  const newborn = context.age !== undefined && context.age.days < NEWBORN_DAYS;
  const meant = isUsualUnit && measured === 'glucose' ? undefined : meantUnit(measured, value, code, newborn);
  return meant === undefined ? undefined : { kind: 'slip', slip: 'unit', value, unit: meant };
}

/**
 * Whether a typed value can be right: first a likely slip of the unit or of the decimal point, then what is impossible,
 * then what is unlikely (limits: clinical review). `unit` in any spelling. Binds typing only, never a device or an import.
 */
export function checkEntry(
  measured: Measured,
  value: number,
  unit: string,
  context: EntryContext = {},
): EntryCheck {
  const code = unitCode(measured, unit);
  if (code === undefined) return { kind: 'unit', units: unitsOf(measured) };
  const slip = context.keepsTyped ? undefined : slipOf(measured, value, code, context);
  return slip ?? spanProblem(measured, value, code, context);
}

/** The same for the two numbers of a blood pressure: a diastolic that is not the lower one offers to swap them. */
export function checkPressure(
  systolic: number,
  diastolic: number,
  unit: string,
  context: EntryContext = {},
): EntryCheck {
  const check = (upper: number, lower: number): readonly EntryCheck[] => [
    checkEntry('systolic', upper, unit, context),
    checkEntry('diastolic', lower, unit, context),
  ];
  const swapped = check(diastolic, systolic);
  const canSwap = swapped.every(({ kind }) => kind === 'ok' || kind === 'unlikely');
  if (diastolic >= systolic && canSwap)
    return { kind: 'slip', slip: 'swapped', pressure: { systolic: diastolic, diastolic: systolic } };
  const checks = check(systolic, diastolic);
  const first = (kind: EntryCheck['kind']) => checks.find((one) => one.kind === kind);
  return first('unit') ?? first('impossible') ?? first('unlikely') ?? OK;
}
