import {
  MEASURE_DEFINITIONS,
  type Measure,
  type MeasureDefinition,
  type UnitScale,
  type UnitTable,
} from '#observations';
import { ucumUnit, unitKey } from './unit.ts';

/** A catalogue measure by name, or the definition of a lab-only one. */
export type Measured = Measure | MeasureDefinition;

export const definitionOf = (measured: Measured): MeasureDefinition =>
  typeof measured === 'string' ? MEASURE_DEFINITIONS[measured] : measured;

/** Returns the units of a measure, conventional one first. */
const scalesOf = (measured: Measured): UnitTable => definitionOf(measured).units;

/** Returns the units for entry, conventional one first, without those that only sources use. */
export const unitsOf = (measured: Measured): readonly string[] =>
  Object.entries(scalesOf(measured)).flatMap(([unit, { isOnlyRead }]) => (isOnlyRead ? [] : [unit]));

/** Returns the code of a unit in any spelling; undefined if the measure does not have it. */
export function unitCode(measured: Measured, unit: string): string | undefined {
  const table = scalesOf(measured);
  if (Object.hasOwn(table, unit)) return unit;
  const code = ucumUnit(unit);
  if (code !== undefined && Object.hasOwn(table, code)) return code;
  const key = unitKey(unit);
  return Object.keys(table).find((own) => unitKey(own) === key);
}

/** Returns the scale of a unit in any spelling; undefined if the measure does not have it. */
export function unitScale(measured: Measured, unit: string): UnitScale | undefined {
  const code = unitCode(measured, unit);
  return code === undefined ? undefined : scalesOf(measured)[code];
}

/** Rounds half up. The small addition compensates for binary fractions. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + 1e-9) / scale;
}

/**
 * Converts a value to another unit, unrounded; undefined for a unit of another measure. For display only: the entered
 * value is authoritative, and flags use its unit.
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
 * Returns a value for display in a unit, converted and rounded; exactly as entered in its own unit, or if it can't be
 * converted.
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
