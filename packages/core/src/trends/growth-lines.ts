import { convert, WEIGHT_FOR_AGE, type WeightForAge } from '#clinical';
import { dayOfNumber, numberOfDay, startOfDay } from '#formatting';
import type { PersonCourse } from './person-course.ts';
import type { TimeSpan } from './reference-steps.ts';

export const GROWTH_LINES = ['median', 'minus2', 'minus3'] as const satisfies readonly (keyof WeightForAge)[];
export type GrowthLineKey = (typeof GROWTH_LINES)[number];

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

/**
 * Weight for age in the first year (WHO child growth standards 2006), where the day of birth and the sex are known and the
 * span reaches into that year. The standard is held for four days of age; between them the lines are straight, which is a
 * little below the standard, so that flags never go by these.
 */
export function growthLines(
  { sex, birthDate }: PersonCourse,
  span: TimeSpan,
  { timeZone, unit }: GrowthOptions,
): readonly GrowthLine[] {
  const birth = numberOfDay(birthDate ?? '');
  const ages = WEIGHT_FOR_AGE.filter((point) => point.sex === sex);
  if (birth === undefined || ages.length === 0) return [];
  const instant = (day: number): number => Math.floor(startOfDay(dayOfNumber(birth + day), timeZone) / 1000);
  const [first, last] = [ages[0], ages.at(-1)];
  if (!first || !last || span.to < instant(first.day) || span.from > instant(last.day)) return [];
  return GROWTH_LINES.map((key) => ({
    key,
    points: ages.flatMap((point) => {
      const value = convert(point[key], 'weight', 'kg', unit);
      return value === undefined ? [] : [{ at: instant(point.day), value }];
    }),
  })).filter(({ points }) => points.length > 0);
}
