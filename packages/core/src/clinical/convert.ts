import {
  MEASURE_DEFINITIONS,
  type Measure,
  type MeasureDefinition,
  type UnitScale,
  type UnitTable,
} from '#observations';
import { ucumUnit, unitKey } from './unit.ts';

/** A measure of the catalogue by its name, or one that the catalogue does not have: what only a laboratory reports. */
export type Measured = Measure | MeasureDefinition;

export const definitionOf = (measured: Measured): MeasureDefinition =>
  typeof measured === 'string' ? MEASURE_DEFINITIONS[measured] : measured;

/** The units of a measure, the conventional one first. */
const scalesOf = (measured: Measured): UnitTable => definitionOf(measured).units;

/** The units a measure may be entered in, the conventional one first. Those that only sources write are not offered. */
export const unitsOf = (measured: Measured): readonly string[] =>
  Object.entries(scalesOf(measured)).flatMap(([unit, { isOnlyRead }]) => (isOnlyRead ? [] : [unit]));

/** The code of a unit in any spelling; undefined where the measure has no such unit. */
export function unitCode(measured: Measured, unit: string): string | undefined {
  const table = scalesOf(measured);
  if (Object.hasOwn(table, unit)) return unit;
  const code = ucumUnit(unit);
  if (code !== undefined && Object.hasOwn(table, code)) return code;
  const key = unitKey(unit);
  return Object.keys(table).find((own) => unitKey(own) === key);
}

/** How a measure is scaled in a unit, in any spelling; undefined where the measure has no such unit. */
export function unitScale(measured: Measured, unit: string): UnitScale | undefined {
  const code = unitCode(measured, unit);
  return code === undefined ? undefined : scalesOf(measured)[code];
}

/** A value rounded half up to a number of decimals. The small addition undoes what binary fractions lose. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + 1e-9) / scale;
}

/**
 * A value in another unit of its measure, not rounded; undefined where a unit is not one of the measure. Only to show:
 * what was entered stays the truth, and flags go by the entered unit.
 */
export function convert(value: number, measured: Measured, from: string, to: string): number | undefined {
  const source = unitScale(measured, from);
  const target = unitScale(measured, to);
  if (!source || !target || !Number.isFinite(value)) return undefined;
  if (source === target) return value;
  const conventional = (value - (source.offset ?? 0)) / source.factor;
  return conventional * target.factor + (target.offset ?? 0);
}

/** A measured value as digits and unit. */
export interface Quantity {
  readonly text: string;
  readonly unit: string;
}

/**
 * A value as it is shown in a unit: converted and rounded to that unit's decimals; exactly as entered, digits and unit,
 * in the entered unit itself and where there is nothing to convert.
 */
export function quantityIn(entered: Quantity, measure: Measure, unit: string): Quantity {
  const code = ucumUnit(unit);
  if (code === undefined || code === ucumUnit(entered.unit) || entered.text.trim() === '') return entered;
  const value = convert(Number(entered.text), measure, entered.unit, code);
  const scale = unitScale(measure, code);
  return value === undefined || !scale
    ? entered
    : { text: roundTo(value, scale.decimals).toFixed(scale.decimals), unit: code };
}
