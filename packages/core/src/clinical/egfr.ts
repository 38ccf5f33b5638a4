import { convert, roundTo } from './convert.ts';
import { isFor, type Person, type PersonContext, peopleOf } from './person-context.ts';
import { ADULT } from './range.ts';

type Sex = Person['sex'];

/** What stands for the sex in the equation: kappa in mg/dL, alpha and the factor of the result. */
const COEFFICIENTS: Readonly<Record<Sex, { kappa: number; alpha: number; factor: number }>> = {
  female: { kappa: 0.7, alpha: -0.241, factor: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, factor: 1 },
};

/**
 * The filtration rate by CKD-EPI 2021 (creatinine, without race), in mL/min/1.73 m², not rounded. Creatinine in mg/dL,
 * age in completed years.
 */
export function ckdEpi2021(creatinine: number, years: number, sex: Sex): number {
  const { kappa, alpha, factor } = COEFFICIENTS[sex];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** years * factor;
}

/** A creatinine of serum or plasma as it was entered. */
export interface EnteredCreatinine {
  readonly value: number;
  /** In any spelling of mg/dL or µmol/L. */
  readonly unit: string;
}

/** The filtration rate for one sex, a whole number: the stages of kidney disease go by that. */
export interface EstimatedGfr {
  readonly sex: Sex;
  readonly value: number;
}

/** Laboratories report mg/dL with two decimals for this equation. */
const CREATININE_DECIMALS = 2;

/**
 * The estimated filtration rate (CKD-EPI 2021) of each sex the person can be of: one where it is known, both where it is
 * not. Empty where the age is not known, under 18 years, in a pregnancy and six weeks after it, for which the equation
 * does not hold, and for a value that is no creatinine.
 */
export function estimatedGfr(
  { value, unit }: EnteredCreatinine,
  context: PersonContext,
): readonly EstimatedGfr[] {
  // Of a partly known birth date the age that has been completed for certain.
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

/** The categories of the filtration rate (KDIGO 2024), from so many mL/min/1.73 m² on. */
const CATEGORIES = [
  ['G1', 90],
  ['G2', 60],
  ['G3a', 45],
  ['G3b', 30],
  ['G4', 15],
  ['G5', 0],
] as const;
export type GfrCategory = (typeof CATEGORIES)[number][0];

/** The category of a filtration rate; one alone is no kidney disease, which takes three months. */
export const gfrCategory = (value: number): GfrCategory =>
  CATEGORIES.find(([, from]) => value >= from)?.[0] ?? 'G5';
