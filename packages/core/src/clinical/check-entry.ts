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
  /** Unit of the person's last value. Digits that are usual in it were not meant in another. */
  readonly lastUnit?: string;
  /** The user saw the suggested correction and keeps the entry. */
  readonly keepsTyped?: boolean;
}

/** A pair in the wrong order. */
interface SwappedPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** What to do about a typed value. `min` and `max` are inclusive, in the entered unit. */
export type EntryCheck =
  | { readonly kind: 'ok' }
  /** The unit is missing or does not belong to the measure. */
  | { readonly kind: 'unit'; readonly units: readonly string[] }
  /** Probably meant in another unit. Nothing is changed automatically. */
  | { readonly kind: 'slip'; readonly slip: 'unit'; readonly value: number; readonly unit: string }
  /**
   * Impossible, or `possible` but equally rare, and usual with the decimal point moved: `value` is the probable
   * number.
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
   * Glucose of 10 to 33 mg/dL: does the meter show LO, is the patient awake? `meant` is the unit in which it would be
   * usual, unless earlier values contradict it.
   */
  | { readonly kind: 'meter-low'; readonly unit: string; readonly meant?: string }
  /** Must not be saved. */
  | { readonly kind: 'impossible'; readonly measure: string; readonly min: number; readonly max: number }
  /** Needs confirmation, `times` times. */
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

/** Returns a range in the entered unit, rounded as displayed, so that text and check agree. */
function spanIn([min, max]: Span, measured: Measured, unit: string): Span {
  const conventional = unitsOf(measured)[0] ?? unit;
  if (conventional === unit) return [min, max];
  const decimals = unitScale(measured, unit)?.decimals ?? 0;
  const bound = (value: number): number =>
    roundTo(convert(value, measured, conventional, unit) ?? value, decimals);
  return [bound(min), bound(max)];
}

const isOutside = (value: number, [min, max]: Span): boolean => !(value >= min && value <= max);

/** Returns the number with its decimal point moved, if only that is a usual value. */
function shifted(value: number, usual: Span | undefined): number | undefined {
  if (!usual || !(value > 0)) return undefined;
  // Twelve digits: 0.1 × 3 is 0.3, not 0.30000000000000004.
  const candidates = [value / 10, value * 10].map((one) => Number(one.toPrecision(12)));
  return candidates.find((one) => !isOutside(one, usual));
}

/** Returns the probable value for one that is possible but rarer than a misplaced decimal point. */
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

/** Whether a number may be a meter's LO, and otherwise the probable unit. */
function meantByMeter(measured: Measured, value: number, code: string): string | undefined {
  const { meter } = definitionOf(measured);
  return meter && code === unitsOf(measured)[0] && !isOutside(value, meter.perhapsLow)
    ? meter.meant
    : undefined;
}

/** Returns the probable value for an entry, before limits are checked. */
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
 * Checks a typed value: first likely slips of unit or decimal point, then impossible, then unlikely values (limits:
 * clinical review).
 * `unit` can have any spelling. For typed values only, never for devices or imports.
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

/** Checks both numbers of a blood pressure; offers to swap them if the diastolic is not lower. */
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
