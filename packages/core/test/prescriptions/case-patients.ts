import { ageInYears } from '#clinical';
import type { CasePatient } from './case-types.ts';

export type Facts = Omit<CasePatient, 'age' | 'sex'>;

export const man = (years: number, facts: Facts = {}): CasePatient => ({
  sex: 'male',
  age: ageInYears(years),
  ...facts,
});

/** Not pregnant unless the facts say so. */
export const woman = (years: number, facts: Facts = {}): CasePatient => ({
  sex: 'female',
  age: ageInYears(years),
  pregnancy: 'not-pregnant',
  ...facts,
});

export const pregnant = (years: number, weeks: number, facts: Facts = {}): CasePatient =>
  woman(years, { pregnancy: 'pregnant', weeks, ...facts });

export const breastfeeding = (years: number, facts: Facts = {}): CasePatient =>
  woman(years, { breastfeeding: true, ...facts });

export const boy = (years: number, weightKg: number, facts: Facts = {}): CasePatient => ({
  sex: 'male',
  age: ageInYears(years),
  weightKg,
  ...facts,
});

export const girl = (years: number, weightKg: number, facts: Facts = {}): CasePatient => ({
  sex: 'female',
  age: ageInYears(years),
  weightKg,
  ...facts,
});

export const infant = (months: number, weightKg: number, facts: Facts = {}): CasePatient => ({
  sex: 'male',
  age: { months, days: Math.ceil(months * 30.4375) },
  weightKg,
  ...facts,
});

export const newborn = (days: number, weightKg: number, facts: Facts = {}): CasePatient => ({
  sex: 'female',
  age: { months: 0, days },
  weightKg,
  ...facts,
});
