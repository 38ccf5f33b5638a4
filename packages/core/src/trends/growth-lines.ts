import type { PersonFacts } from '#clinical';
import { convert, WEIGHT_FOR_AGE_DAYS, type WeightForAge, weightForAgeAt } from '#clinical';
import { dayOfNumber, numberOfDay, startOfDay } from '#formatting';
import type { TimeSpan } from './reference-steps.ts';

const GROWTH_LINES = ['median', 'minus2', 'minus3'] as const satisfies readonly (keyof WeightForAge)[];
type GrowthLineKey = (typeof GROWTH_LINES)[number];

/** A line of the growth standard as a chart of weights draws it. */
export interface GrowthLine {
  readonly key: GrowthLineKey;
  /** Oldest first; `at` in unix seconds, the value in the unit asked for. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

export interface GrowthOptions {
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
  /** The unit of the chart. */
  readonly unit: string;
}

/** The days of the standard that a span needs: those in it, one before and one after it, so that lines cross it whole. */
function daysAround(span: TimeSpan, instant: (day: number) => number): readonly number[] {
  const days = WEIGHT_FOR_AGE_DAYS;
  return days.filter(
    (day, index) =>
      instant(days[index + 1] ?? day) >= span.from && instant(days[index - 1] ?? day) <= span.to,
  );
}

/**
 * Weight for age in the first five years (WHO child growth standards 2006), where the day of birth and the sex are known
 * and the span reaches into those years.
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
