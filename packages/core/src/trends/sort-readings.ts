import type { MetricRecord, OtherReading } from '#metrics';

export interface SortedReadings {
  /** Valid readings of a metric, for trends, including those without a readable time. */
  readonly records: readonly MetricRecord[];
  /** Valid readings without a metric. */
  readonly other: readonly OtherReading[];
  /** Readings that are not valid: deleted, replaced or withdrawn. */
  readonly withheld: readonly OtherReading[];
}

const isOfMetric = (reading: OtherReading): reading is OtherReading & MetricRecord => reading.metric !== null;

/** A deleted record of the diet timeline, the only list that has them (specification 5). */
const asDeleted = (record: MetricRecord): OtherReading => ({
  ...record,
  values: record.values.map((value) => ({ ...value })),
  metaInfo: { ...record.metaInfo },
  standing: 'deleted',
});

/**
 * Sorts all stored readings of a person into exactly one group each.
 * `records` are the metric lists, `other` what no list shows. Unknown standings count as invalid, so that no value is
 * shown as true by guess.
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
