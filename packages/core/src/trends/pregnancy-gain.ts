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

/** Recommended weight gain by term, in kilograms. */
interface RecommendedGain {
  readonly low: number;
  readonly high: number;
  readonly status: SourceStatus;
  readonly source: string;
}

/** Weight gain during a pregnancy. */
export interface PregnancyGain {
  readonly pregnancy: PregnancyCourse;
  /** First weight within the pregnancy, from which the gain is counted. */
  readonly first: TrendPoint;
  readonly last: TrendPoint;
  /** Completed days of pregnancy at both weights. */
  readonly firstDays: number;
  readonly lastDays: number;
  /** In kg; negative for a loss. */
  readonly gain: number;
  readonly recommended: RecommendedGain;
}

/**
 * From the mother and child protection card. The body mass index before pregnancy would be more precise, but no
 * earlier weight belongs to the pregnancy.
 */
const RECOMMENDED_GAIN: RecommendedGain = {
  low: 10,
  high: 12,
  status: 'unverified',
  source: 'Mother and child protection card, India',
};

const kilograms = ({ entered: { text, unit } }: TrendPoint): number | undefined =>
  convert(Number(text), 'weight', unit, 'kg');

/** Groups weights by pregnancy, in time order, without the weeks after birth. */
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
 * Returns the weight gain of each pregnancy with two weights within the span, earliest first.
 * Empty for other trends. Calculated from the entered values, independent of the chart's unit.
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
