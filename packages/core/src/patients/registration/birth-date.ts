import { ageOn } from '#clinical';
import { type CalendarDay, dayAfter, dayOfText, daysInMonth, textOfDay } from '#formatting';
import { MAX_AGE_YEARS } from './limits.ts';

/** An age as it was told; which day somebody was born follows from days only. */
export const AGE_UNITS = ['years', 'months', 'days'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

export interface StatedAge {
  /** Whole; 0 in days only, because "0 years" says nothing. */
  readonly value: number;
  readonly unit: AgeUnit;
}

const MOST: Readonly<Record<AgeUnit, number>> = {
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
 * The birth date that a told age stands for on a calendar day, only as precise as the age is: YYYY from years, YYYY-MM
 * from months, YYYY-MM-DD from days. Of the two years (months) it may be, the one in which the age has been completed
 * for certain: whoever is registered with 40 years is shown with 40 years. Undefined for an age nobody has.
 */
export function birthDateOfAge({ value, unit }: StatedAge, today: string): string | undefined {
  const at = dayOfText(today);
  const least = unit === 'days' ? 0 : 1;
  if (!at || !Number.isInteger(value) || value < least || value > MOST[unit]) return undefined;
  if (unit === 'months') return monthBorn(at, value);
  // Only the last day of a year is one on which everybody born in it has had their birthday.
  if (unit === 'years') return String(at.year - value - (at.month === 12 && at.day === 31 ? 0 : 1));
  return dayAfter(today, -value);
}

/** What is wrong with a birth date: not a day (month, year) of the calendar, still to come, or too long ago to be alive. */
export function birthDateProblem(
  birthDate: string,
  today: string,
): 'not-a-date' | 'future' | 'too-long-ago' | undefined {
  // The last two are filled in for a date that is known by its year or month only.
  const day = `${birthDate}-01-01`.slice(0, 10);
  if (!/^\d{4}(-\d{2}){0,2}$/.test(birthDate) || !dayOfText(day)) return 'not-a-date';
  if (birthDate > today.slice(0, birthDate.length)) return 'future';
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return years > MAX_AGE_YEARS ? 'too-long-ago' : undefined;
}

/** Completed years on a day, for certain; undefined where the birth date cannot be read or lies later. */
export function yearsOn(birthDate: string, day: string): number | undefined {
  const age = ageOn(birthDate, day);
  return age && Math.floor(age.months / 12);
}
