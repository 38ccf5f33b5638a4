import {
  AFTER_BIRTH_DAYS,
  ALL_RANGES,
  ageOn,
  BMI_FOR_AGE_MONTHS,
  LONGEST_PREGNANCY_DAYS,
  type PersonFacts,
  type PregnancyCourse,
  type Range,
  TERM_DAYS,
} from '#clinical';
import { dayOfNumber, numberOfDay, textOfDay } from '#formatting';
import type { Measure } from '#observations';

export const dayOf = (number: number): string => textOfDay(dayOfNumber(number));

/** Day numbers, inclusive. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** Returns the first day from which a monotonic condition is true; undefined if it never is. */
function firstDay({ from, to }: DaySpan, holds: (day: string) => boolean): number | undefined {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(dayOf(middle))) high = middle;
    else low = middle + 1;
  }
  return low > to ? undefined : low;
}

type AgeUnit = 'months' | 'days';

/** Returns the ages at which another range may apply. */
function agesOf(ranges: readonly Range[], unit: AgeUnit): readonly number[] {
  const borders = ranges.flatMap(({ population }) => population[unit] ?? []);
  return [...new Set(borders)].filter(Number.isFinite);
}

/** A child's body mass index has other lines every month. */
function monthsOfLines(measure: Measure): readonly number[] {
  const [from, below] = BMI_FOR_AGE_MONTHS;
  return measure === 'bmi' ? Array.from({ length: below - from + 1 }, (_, index) => from + index) : [];
}

function birthdaysIn(
  span: DaySpan,
  birthDate: string,
  ranges: readonly Range[],
  lines: readonly number[],
): readonly number[] {
  return (['months', 'days'] as const).flatMap((unit) =>
    [...agesOf(ranges, unit), ...(unit === 'months' ? lines : [])].flatMap((border) => {
      const reached = (day: string): boolean => (ageOn(birthDate, day)?.[unit] ?? -1) >= border;
      return firstDay(span, reached) ?? [];
    }),
  );
}

const TRIMESTER_STARTS = [
  0,
  14 * 7,
  28 * 7,
  LONGEST_PREGNANCY_DAYS + 1,
  LONGEST_PREGNANCY_DAYS + AFTER_BIRTH_DAYS + 1,
];

function daysOfPregnancy({ dueDate, endedOn, bornOn }: PregnancyCourse): readonly number[] {
  const due = numberOfDay(dueDate);
  const [end, born] = [endedOn, bornOn].map((day) => (day === undefined ? undefined : numberOfDay(day)));
  return [
    ...(due === undefined ? [] : TRIMESTER_STARTS.map((days) => due - TERM_DAYS + days)),
    ...(end === undefined ? [] : [end]),
    ...(born === undefined ? [] : [born, born + AFTER_BIRTH_DAYS + 1]),
  ];
}

/**
 * Returns the days from which another range may apply to a person, including the first day of the span, sorted and
 * unique.
 */
export function referenceDays(
  span: DaySpan,
  measure: Measure,
  { birthDate, pregnancies = [], diabetes, oxygenTargets = [] }: PersonFacts,
  own: readonly Range[] = [],
): readonly number[] {
  const ranges = [...ALL_RANGES, ...own].filter((range) => range.measure === measure);
  const days = [
    span.from,
    ...(birthDate === null ? [] : birthdaysIn(span, birthDate, ranges, monthsOfLines(measure))),
    ...pregnancies.flatMap(daysOfPregnancy),
    ...[diabetes?.since, ...oxygenTargets.flatMap(({ since, until }) => [since, until])].flatMap(
      (day) => (day === undefined ? undefined : numberOfDay(day)) ?? [],
    ),
  ];
  return [...new Set(days)].filter((day) => day >= span.from && day <= span.to).sort((a, b) => a - b);
}
