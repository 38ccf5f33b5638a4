import { convert, roundTo } from './convert.ts';
import { isFor, type Person, type PersonContext, peopleOf } from './person-context.ts';
import { ADULT } from './range.ts';

type Sex = Person['sex'];

/** Coefficients by sex: kappa in mg/dL, alpha, and the factor of the result. */
const COEFFICIENTS: Readonly<Record<Sex, { kappa: number; alpha: number; factor: number }>> = {
  female: { kappa: 0.7, alpha: -0.241, factor: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, factor: 1 },
};

/**
 * Returns the eGFR by CKD-EPI 2021 (creatinine, without race) in mL/min/1.73 m², unrounded. Creatinine in mg/dL, age
 * in completed years.
 */
export function ckdEpi2021(creatinine: number, years: number, sex: Sex): number {
  const { kappa, alpha, factor } = COEFFICIENTS[sex];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** years * factor;
}

/** A serum or plasma creatinine as entered. */
export interface EnteredCreatinine {
  readonly value: number;
  /** Any spelling of mg/dL or µmol/L. */
  readonly unit: string;
}

/** The eGFR for one sex as a whole number, which the stages of kidney disease use. */
export interface EstimatedGfr {
  readonly sex: Sex;
  readonly value: number;
}

/** Labs report mg/dL with two decimals for this equation. */
const CREATININE_DECIMALS = 2;

/**
 * Returns the eGFR (CKD-EPI 2021) for each possible sex.
 * Empty without an age, under 18 years, and in pregnancy and six weeks after it, where the equation is invalid; also
 * for anything but a creatinine.
 */
export function estimatedGfr(
  { value, unit }: EnteredCreatinine,
  context: PersonContext,
): readonly EstimatedGfr[] {
  // For a partly known birth date, uses the certainly completed age.
  const { oldest: _, ...certain } = context;
  const { age } = certain;
  const milligrams = convert(value, 'creatinine', unit, 'mg/dL');
  if (!age || milligrams === undefined) return [];
  const creatinine = roundTo(milligrams, CREATININE_DECIMALS);
  if (creatinine <= 0) return [];
  const years = Math.floor(age.months / 12);
  return peopleOf(certain)
    .filter((person) => isFor(ADULT, person, certain))
    .map(({ sex }) => ({ sex, value: Math.round(ckdEpi2021(creatinine, years, sex)) }));
}

/** eGFR categories (KDIGO 2024) by lower bound in mL/min/1.73 m². */
const CATEGORIES = [
  ['G1', 90],
  ['G2', 60],
  ['G3a', 45],
  ['G3b', 30],
  ['G4', 15],
  ['G5', 0],
] as const;
export type GfrCategory = (typeof CATEGORIES)[number][0];

/** Returns the category of an eGFR. A single value is not kidney disease, which needs three months. */
export const gfrCategory = (value: number): GfrCategory =>
  CATEGORIES.find(([, from]) => value >= from)?.[0] ?? 'G5';
