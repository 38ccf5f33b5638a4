import type { MetricRecord, OtherReading } from '#metrics';

export interface SortedReadings {
  /** Those that count and are of a metric: trends are made of them. Those without a readable time are among them. */
  readonly records: readonly MetricRecord[];
  /** Those that count and are of a code without a metric. */
  readonly other: readonly OtherReading[];
  /** Those that count no more, or never did: deleted, replaced, taken back. */
  readonly withheld: readonly OtherReading[];
}

const isOfMetric = (reading: OtherReading): reading is OtherReading & MetricRecord => reading.metric !== null;

/** A record of the diet timeline, which is the one that keeps what was deleted (specification 5). */
const asDeleted = (record: MetricRecord): OtherReading => ({
  ...record,
  values: record.values.map((value) => ({ ...value })),
  metaInfo: { ...record.metaInfo },
  standing: 'deleted',
});

/**
 * Everything stored of a person, each reading in exactly one place. `records` are the lists of the metrics, `other` what no
 * list shows; a standing of a later version counts no more, because a value is not shown as true on a guess.
 */
export function sortReadings(
  records: readonly MetricRecord[],
  other: readonly OtherReading[],
): SortedReadings {
  const live = other.filter(({ standing }) => standing === 'live');
  return {
    records: [...records.filter(({ metaInfo }) => !metaInfo.deleted), ...live.filter(isOfMetric)],
    other: live.filter((reading) => !isOfMetric(reading)),
    withheld: [
      ...other.filter(({ standing }) => standing !== 'live'),
      ...records.filter(({ metaInfo }) => metaInfo.deleted).map(asDeleted),
    ],
  };
}
