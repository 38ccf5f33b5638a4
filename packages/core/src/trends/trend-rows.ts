import type { Flag, ValueStatus } from '#clinical';
import type { MetricRecord } from '#metrics';
import type { Trend, TrendPoint, UnplacedValue } from './trend.ts';
import type { TrendFlags } from './trend-flags.ts';
import type { TrendTime } from './trend-time.ts';

/** A record of a trend, for table, CSV and print. */
export interface TrendRow {
  readonly record: MetricRecord;
  /** Undefined if the record has no time. */
  readonly time: TrendTime | undefined;
  /** By line key. */
  readonly points: Readonly<Record<string, TrendPoint>>;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Evaluation of each displayed value, by value key. */
  readonly faces: Readonly<Record<string, ValueStatus>>;
  /** Values that can't be drawn, with the reason. */
  readonly unplaced: readonly UnplacedValue[];
}

interface OpenRow {
  readonly record: MetricRecord;
  time: TrendTime | undefined;
  readonly points: Record<string, TrendPoint>;
  readonly flags: Record<string, Flag>;
  readonly faces: Record<string, ValueStatus>;
  readonly unplaced: UnplacedValue[];
}

const newestFirst = ({ time: one, record }: OpenRow, { time: other, record: second }: OpenRow): number => {
  const [at, after] = [one?.at ?? Number.NEGATIVE_INFINITY, other?.at ?? Number.NEGATIVE_INFINITY];
  if (at !== after) return at < after ? 1 : -1;
  return record.id < second.id ? -1 : Number(record.id > second.id);
};

/** Returns a row for every record with a value in the trend, newest first, those without a time last. */
export function trendRows({ lines, unplaced }: Trend, flags: TrendFlags): readonly TrendRow[] {
  const rows = new Map<MetricRecord, OpenRow>();
  const rowOf = (record: MetricRecord): OpenRow => {
    const row = rows.get(record) ?? {
      record,
      time: undefined,
      points: {},
      flags: {},
      faces: {},
      unplaced: [],
    };
    rows.set(record, row);
    return row;
  };
  for (const point of lines.flatMap(({ points }) => points)) {
    const row = rowOf(point.record);
    const { at, day, dayOnly } = point;
    row.time = { at, day, dayOnly };
    row.points[point.line.key] = point;
    const flag = flags.of(point);
    if (flag) row.flags[point.line.key] = flag;
    row.faces[point.line.value] = flags.valueStatusOf(point.record, point.line.value);
  }
  for (const value of unplaced) {
    const row = rowOf(value.record);
    row.time ??= value.time;
    row.unplaced.push(value);
    row.faces[value.key] = flags.valueStatusOf(value.record, value.key);
  }
  return [...rows.values()].sort(newestFirst);
}
