import { ucumUnit, type ValueFace } from '#clinical';
import type { MetricRecord } from '#metrics';
import {
  buildTrends,
  type LineSummary,
  summarizeLine,
  TRENDS,
  type TrendFlags,
  type TrendPoint,
} from '#trends';
import {
  judgementOfReading,
  type ReadingFlag,
  type ReadingFlagOptions,
  readingFlagOf,
} from '../findings/reading-flag.ts';

/** How one value of a reading stands to those before it, in the unit the reading was entered in. */
export interface LastLine
  extends Pick<LineSummary, 'count' | 'first' | 'last' | 'lowest' | 'highest' | 'change'> {
  readonly key: string;
  readonly unit: string;
  /** The value before; undefined for the first there is. */
  readonly before: TrendPoint | undefined;
  /** Oldest first, of the same moment of eating where that matters. */
  readonly points: readonly TrendPoint[];
}

/** The newest reading of a metric, with its flag and its way there. */
export interface LastReading {
  readonly record: MetricRecord;
  readonly flag: ReadingFlag | undefined;
  /** What each of its values is, by key; none while the patient is not known. */
  readonly faces: Readonly<Record<string, ValueFace>>;
  /** The lines of the first trend that the reading is in; both of a blood pressure, the weight of a body. */
  readonly lines: readonly LastLine[];
}

/** The trends that values of a record are in, each to be shown in the unit of the record. */
function unitsOf({ metric, values }: MetricRecord): Readonly<Record<string, string>> {
  const found = TRENDS.flatMap(({ key, lines }) => {
    const isIn = (value: string) => lines.some((line) => line.metric === metric && line.value === value);
    const unit = values.find((value) => isIn(value.key))?.unit;
    return unit === undefined ? [] : [[key, ucumUnit(unit) ?? unit] as const];
  });
  return Object.fromEntries(found);
}

const UNJUDGED: TrendFlags = {
  of: () => undefined,
  faceOf: () => ({ kind: 'not-judged', reason: 'no-rule' }),
};

/**
 * The newest of a metric's readings, oldest first as the metric client publishes them: what it is by the rules of its day,
 * and how it stands to what was measured before. Undefined where there is none.
 */
export function lastReading(
  records: readonly MetricRecord[],
  options: ReadingFlagOptions,
): LastReading | undefined {
  const record = records.at(-1);
  if (!record) return undefined;
  const { trends } = buildTrends(records, { timeZone: options.timeZone, units: unitsOf(record) });
  const [lines = []] = trends
    .map(({ lines: all, unit = '' }) =>
      all.flatMap((line): LastLine[] => {
        const summary = summarizeLine(line, UNJUDGED);
        if (summary?.last.record !== record) return [];
        const { points, definition } = line;
        return [{ ...summary, key: definition.key, unit, before: points.at(-2), points }];
      }),
    )
    .filter((found) => found.length > 0);
  const judgement = judgementOfReading(record, options);
  return { record, flag: judgement && readingFlagOf(judgement), faces: judgement?.faces ?? {}, lines };
}
