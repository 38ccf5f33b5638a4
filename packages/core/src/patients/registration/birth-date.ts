import { ageOn } from '#clinical';
import { type CalendarDay, dayAfter, dayOfText, daysInMonth, textOfDay } from '#formatting';
import { MAX_AGE_YEARS } from './limits.ts';

/** Units of a reported age. */
export const AGE_UNITS = ['years', 'months', 'days'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

export interface StatedAge {
  /** A whole number; 0 only in days, because "0 years" says nothing. */
  readonly value: number;
  readonly unit: AgeUnit;
}

const MAX_AGE: Readonly<Record<AgeUnit, number>> = {
  years: MAX_AGE_YEARS,
  months: MAX_AGE_YEARS * 12,
  days: MAX_AGE_YEARS * 366,
};

function monthBorn({ year, month, day }: CalendarDay, months: number): string {
  const back = day === daysInMonth(year, month) ? months : months + 1;
  const index = year * 12 + month - 1 - back;
  const born = { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 };
  return textOfDay(born).slice(0, 'YYYY-MM'.length);
}

/**
 * Returns the birth date for a reported age, as precise as the age: YYYY for years, YYYY-MM for months, YYYY-MM-DD for
 * days.
 * Of the two possible years (months), the one in which the age has certainly been completed: a patient registered with
 * 40 years is shown with 40 years. Undefined for an impossible age.
 */
export function birthDateOfAge({ value, unit }: StatedAge, today: string): string | undefined {
  const at = dayOfText(today);
  const least = unit === 'days' ? 0 : 1;
  if (!at || !Number.isInteger(value) || value < least || value > MAX_AGE[unit]) return undefined;
  if (unit === 'months') return monthBorn(at, value);
  // Only on the last day of a year has everyone born in it had their birthday.
  if (unit === 'years') return String(at.year - value - (at.month === 12 && at.day === 31 ? 0 : 1));
  return dayAfter(today, -value);
}

/** Returns the problem of a birth date: invalid day, month or year, in the future, or too long ago. */
export function birthDateProblem(
  birthDate: string,
  today: string,
): 'not-a-date' | 'future' | 'too-long-ago' | undefined {
  // Completes a date that only has a year or a month.
  const day = `${birthDate}-01-01`.slice(0, 10);
  if (!/^\d{4}(-\d{2}){0,2}$/.test(birthDate) || !dayOfText(day)) return 'not-a-date';
  if (birthDate > today.slice(0, birthDate.length)) return 'future';
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return years > MAX_AGE_YEARS ? 'too-long-ago' : undefined;
}

/** Returns the certainly completed years on a day; undefined if the birth date is invalid or later. */
export function yearsOn(birthDate: string, day: string): number | undefined {
  const age = ageOn(birthDate, day);
  return age && Math.floor(age.months / 12);
}
