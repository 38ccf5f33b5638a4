import type { PersonFacts } from '#clinical';
import { convert, WEIGHT_FOR_AGE_DAYS, type WeightForAge, weightForAgeAt } from '#clinical';
import { dayOfNumber, numberOfDay, startOfDay } from '#formatting';
import type { TimeSpan } from './reference-steps.ts';

const GROWTH_LINES = ['median', 'minus2', 'minus3'] as const satisfies readonly (keyof WeightForAge)[];
type GrowthLineKey = (typeof GROWTH_LINES)[number];

/** A line of the growth standard for a weight chart. */
export interface GrowthLine {
  readonly key: GrowthLineKey;
  /** Oldest first; `at` in unix seconds, the value in the requested unit. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

export interface GrowthOptions {
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
  /** Unit of the chart. */
  readonly unit: string;
}

/**
 * Returns the days of the standard within a span, plus one before and one after, so that lines cross the whole chart.
 */
function daysAround(span: TimeSpan, instant: (day: number) => number): readonly number[] {
  const days = WEIGHT_FOR_AGE_DAYS;
  return days.filter(
    (day, index) =>
      instant(days[index + 1] ?? day) >= span.from && instant(days[index - 1] ?? day) <= span.to,
  );
}

/**
 * Returns weight-for-age lines for the first five years (WHO child growth standards 2006), if birth date and sex are
 * known and the span overlaps them.
 */
export function growthLines(
  { sex, birthDate }: PersonFacts,
  span: TimeSpan,
  { timeZone, unit }: GrowthOptions,
): readonly GrowthLine[] {
  const birth = numberOfDay(birthDate ?? '');
  if (birth === undefined || (sex !== 'male' && sex !== 'female')) return [];
  const instant = (day: number): number => startOfDay(dayOfNumber(birth + day), timeZone);
  const ages = daysAround(span, instant).flatMap((day) => weightForAgeAt(sex, day) ?? []);
  return GROWTH_LINES.map((key) => ({
    key,
    points: ages.flatMap((age) => {
      const value = convert(age[key], 'weight', 'kg', unit);
      return value === undefined ? [] : [{ at: instant(age.day), value }];
    }),
  })).filter(({ points }) => points.length > 0);
}
