import type { PersonFacts } from '@careline/core/internal/clinical';
import type { MetricRecord, OtherReading } from '@careline/core/internal/metrics';
import {
  buildTrends,
  createTrendFlags,
  sortReadings,
  type Trend,
  type TrendFlags,
} from '@careline/core/internal/trends';
import { useMemo } from 'react';
import { useTimeZone } from '../../provider/index.ts';
import type { ReadingsViewerProps } from './readings-viewer-props.ts';

export interface ReadingsModel {
  readonly trends: readonly Trend[];
  readonly flags: TrendFlags;
  readonly person: PersonFacts;
  /** Records without any value, such as a document. */
  readonly bare: readonly MetricRecord[];
  readonly other: readonly OtherReading[];
  readonly withheld: readonly OtherReading[];
  /** Returns the trend of a key in a unit; undefined if there is none. */
  readonly trendIn: (key: string, unit: string | undefined) => Trend | undefined;
}

const NOBODY: PersonFacts = { sex: '', birthDate: null };

/** Returns the one model behind cards, charts, tables, files and print, so that they agree. */
export function useReadingsModel({ readings }: Pick<ReadingsViewerProps, 'readings'>): ReadingsModel {
  const timeZone = useTimeZone();
  const { records, other, course } = readings;
  return useMemo(() => {
    const person = course ?? NOBODY;
    const sorted = sortReadings(records, other);
    const { trends, bare } = buildTrends(sorted.records, { timeZone });
    const flags = createTrendFlags({ person, timeZone });
    const trendIn = (key: string, unit: string | undefined): Trend | undefined => {
      const usual = trends.find(({ definition }) => definition.key === key);
      if (!usual || unit === undefined || unit === usual.unit) return usual;
      const units = { [key]: unit };
      const ofTrend = sorted.records.filter(({ metric }) =>
        usual.definition.lines.some((line) => line.metric === metric),
      );
      return buildTrends(ofTrend, { timeZone, units }).trends.find(
        ({ definition }) => definition.key === key,
      );
    };
    return { trends, bare, flags, person, other: sorted.other, withheld: sorted.withheld, trendIn };
  }, [records, other, course, timeZone]);
}
