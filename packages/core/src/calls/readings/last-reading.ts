import { ucumUnit, type ValueStatus } from '#clinical';
import type { MetricRecord } from '#metrics';
import {
  buildTrends,
  createTrendFlags,
  type LineSummary,
  summarizeLine,
  TRENDS,
  type TrendFlags,
  type TrendPoint,
} from '#trends';
import {
  factsOfPatient,
  judgementOfReading,
  type ReadingFlag,
  type ReadingFlagOptions,
  readingFlagOf,
} from '../findings/reading-flag.ts';

/** A value of a reading compared with earlier ones, in its entered unit. */
export interface LastLine
  extends Pick<LineSummary, 'count' | 'first' | 'last' | 'lowest' | 'highest' | 'change' | 'graver'> {
  readonly key: string;
  readonly unit: string;
  /** Previous value; undefined for the first. */
  readonly before: TrendPoint | undefined;
  /** Oldest first; for the same meal situation if relevant. */
  readonly points: readonly TrendPoint[];
}

/** Latest reading of a metric, with its flag and trend. */
export interface LastReading {
  readonly record: MetricRecord;
  readonly flag: ReadingFlag | undefined;
  /** Evaluation of each value, by key; empty while the patient is unknown. */
  readonly faces: Readonly<Record<string, ValueStatus>>;
  /** Lines of the reading's first trend: both of a blood pressure, the weight of a body. */
  readonly lines: readonly LastLine[];
}

/** Returns the trends of a record's values, each with the record's unit. */
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
  valueStatusOf: () => ({ kind: 'not-judged', reason: 'no-rule' }),
};

/**
 * Returns the latest reading of a metric with its evaluation and the comparison with earlier ones; undefined if there
 * is none. Records are oldest first.
 */
export function lastReading(
  records: readonly MetricRecord[],
  options: ReadingFlagOptions,
): LastReading | undefined {
  const record = records.at(-1);
  if (!record) return undefined;
  const { patient, timeZone } = options;
  const flags = patient ? createTrendFlags({ person: factsOfPatient(patient), timeZone }) : UNJUDGED;
  const { trends } = buildTrends(records, { timeZone, units: unitsOf(record) });
  const [lines = []] = trends
    .map(({ lines: all, unit = '' }) =>
      all.flatMap((line): LastLine[] => {
        const summary = summarizeLine(line, flags);
        if (summary?.last.record !== record) return [];
        const { points, definition } = line;
        return [{ ...summary, key: definition.key, unit, before: points.at(-2), points }];
      }),
    )
    .filter((found) => found.length > 0);
  const judgement = judgementOfReading(record, options);
  return { record, flag: judgement && readingFlagOf(judgement), faces: judgement?.faces ?? {}, lines };
}
