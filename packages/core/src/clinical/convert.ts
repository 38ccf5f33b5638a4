import type { Measure } from './measure.ts';
import { ucumUnit } from './unit.ts';

/** A unit of a measure, from its conventional unit: value × factor + offset. */
export interface UnitScale {
  readonly factor: number;
  readonly offset?: number;
  /** Decimals a converted value is shown with. */
  readonly decimals: number;
  /** The factor is a definition and not a rounded molar mass. */
  readonly exact?: true;
}

type UnitTable = Readonly<Record<string, UnitScale>>;

const whole = (decimals: number): UnitScale => ({ factor: 1, decimals, exact: true });
const molar = (factor: number, decimals: number): UnitScale => ({ factor, decimals });

const PRESSURE: UnitTable = { 'mm[Hg]': whole(0) };
const PER_MINUTE: UnitTable = { '/min': whole(0) };
const CHOLESTEROL: UnitTable = { 'mg/dL': whole(0), 'mmol/L': molar(0.02586, 1) };
const POUND = 1 / 0.45359237;
const MASS: UnitTable = {
  kg: whole(1),
  g: { factor: 1000, decimals: 0, exact: true },
  '[lb_av]': { factor: POUND, decimals: 1, exact: true },
};

/**
 * The units of each measure, the conventional one first. Molar factors: clinical review of the conversion tables in
 * use (glucose, lipids, creatinine, urate, thyroid hormones, haemoglobin) and the IFCC master equation for HbA1c.
 */
export const UNIT_SCALES: Readonly<Record<Measure, UnitTable>> = {
  systolic: PRESSURE,
  diastolic: PRESSURE,
  spo2: { '%': whole(0) },
  temperature: { Cel: whole(1), '[degF]': { factor: 1.8, offset: 32, decimals: 1, exact: true } },
  pulse: PER_MINUTE,
  respiration: PER_MINUTE,
  glucose: { 'mg/dL': whole(0), 'mmol/L': molar(0.05551, 1) },
  hba1c: { '%': whole(1), 'mmol/mol': { factor: 10.929, offset: -2.15 * 10.929, decimals: 0 } },
  totalCholesterol: CHOLESTEROL,
  ldl: CHOLESTEROL,
  hdl: CHOLESTEROL,
  triglycerides: { 'mg/dL': whole(0), 'mmol/L': molar(0.01129, 1) },
  tsh: { 'm[IU]/L': whole(2), 'u[IU]/mL': whole(2) },
  ft4: { 'ng/dL': whole(1), 'pmol/L': molar(12.87, 1) },
  t4: { 'ug/dL': whole(1), 'nmol/L': molar(12.87, 0) },
  ft3: { 'pg/mL': whole(1), 'pmol/L': molar(1.536, 1) },
  t3: {
    'ng/dL': whole(0),
    'ng/mL': { factor: 0.01, decimals: 2, exact: true },
    'nmol/L': molar(0.01536, 1),
  },
  hemoglobin: {
    'g/dL': whole(1),
    'g/L': { factor: 10, decimals: 0, exact: true },
    'mmol/L': molar(1 / 1.61, 1),
  },
  creatinine: { 'mg/dL': whole(1), 'umol/L': molar(88.4, 0) },
  urate: { 'mg/dL': whole(1), 'umol/L': molar(59.48, 0) },
  egfr: { 'mL/min/{1.73_m2}': whole(0) },
  weight: MASS,
  height: {
    cm: whole(1),
    m: { factor: 0.01, decimals: 3, exact: true },
    '[in_i]': { factor: 1 / 2.54, decimals: 1, exact: true },
  },
  bmi: { 'kg/m2': whole(1) },
  birthWeight: {
    g: whole(0),
    kg: { factor: 0.001, decimals: 3, exact: true },
    '[lb_av]': { factor: POUND / 1000, decimals: 2, exact: true },
  },
};

/** The units a measure may be entered in, the conventional one first. */
export const unitsOf = (measure: Measure): readonly string[] => Object.keys(UNIT_SCALES[measure]);

/** How a measure is scaled in a unit, in any spelling; undefined where the measure has no such unit. */
export function unitScale(measure: Measure, unit: string): UnitScale | undefined {
  const code = ucumUnit(unit);
  const table = UNIT_SCALES[measure];
  return code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
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
export function convert(value: number, measure: Measure, from: string, to: string): number | undefined {
  const source = unitScale(measure, from);
  const target = unitScale(measure, to);
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
