import {
  convert,
  gestationalDays,
  type PersonFacts,
  type PregnancyCourse,
  pregnancyOn,
  type SourceStatus,
} from '#clinical';
import type { TimeSpan } from './reference-steps.ts';
import type { Trend, TrendPoint } from './trend.ts';

/** Kilograms gained by term that are recommended. */
interface RecommendedGain {
  readonly low: number;
  readonly high: number;
  readonly status: SourceStatus;
  readonly source: string;
}

/** What somebody weighs more in a pregnancy than at its first weight. */
export interface PregnancyGain {
  readonly pregnancy: PregnancyCourse;
  /** The first weight of the pregnancy, that the gain is counted from: not one from before it. */
  readonly first: TrendPoint;
  readonly last: TrendPoint;
  /** Completed days of the pregnancy at each of the two. */
  readonly firstDays: number;
  readonly lastDays: number;
  /** In kg; less than zero for a loss. */
  readonly gain: number;
  readonly recommended: RecommendedGain;
}

/**
 * Of the mother and child protection card; by the body mass index before the pregnancy it would be more exact, but no
 * weight from before is a reading of that pregnancy.
 */
const RECOMMENDED_GAIN: RecommendedGain = {
  low: 10,
  high: 12,
  status: 'unverified',
  source: 'Mother and child protection card, India',
};

const kilograms = ({ entered: { text, unit } }: TrendPoint): number | undefined =>
  convert(Number(text), 'weight', unit, 'kg');

/** Weights of one pregnancy, in order of time: those while it lasts, not of the weeks after it. */
function ofPregnancies(person: PersonFacts, points: readonly TrendPoint[]) {
  const found = new Map<PregnancyCourse, TrendPoint[]>();
  for (const point of points) {
    const pregnancy = pregnancyOn(person, point.day);
    const end = pregnancy && (pregnancy.bornOn ?? pregnancy.endedOn);
    if (!pregnancy || point.comparator || (end !== undefined && point.day >= end)) continue;
    found.set(pregnancy, [...(found.get(pregnancy) ?? []), point]);
  }
  return found;
}

/**
 * The gain of weight in each pregnancy with two weights within the span, the earliest first. Empty for a trend that is not
 * of weight. Counted from what was entered: the unit of the chart changes nothing.
 */
export function pregnancyGains(
  trend: Trend,
  person: PersonFacts,
  { from, to }: TimeSpan,
): readonly PregnancyGain[] {
  const points = trend.lines.find(({ definition }) => definition.measure === 'weight')?.points ?? [];
  const shown = points.filter(({ at }) => at >= from && at <= to);
  return [...ofPregnancies(person, shown)].flatMap(([pregnancy, weights]): readonly PregnancyGain[] => {
    const [first, last] = [weights[0], weights.at(-1)];
    if (!first || !last || first === last) return [];
    const [before, after] = [kilograms(first), kilograms(last)];
    const days = [first, last].map(({ day }) => gestationalDays(pregnancy.dueDate, day));
    if (before === undefined || after === undefined || days[0] === undefined || days[1] === undefined)
      return [];
    const gain = Math.round((after - before) * 10) / 10;
    const course = { pregnancy, first, last, gain, recommended: RECOMMENDED_GAIN };
    return [{ ...course, firstDays: days[0], lastDays: days[1] }];
  });
}
