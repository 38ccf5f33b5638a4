import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';
import * as words from './words/en.ts';
import * as metricsWords from './words/en.ts';

/** Source types of records (specification 3.3). */
export const SOURCE_TYPES = ['client', 'facility', 'resource'] as const;
type SourceType = (typeof SOURCE_TYPES)[number];

const SOURCE_TYPE_LABELS = words.sourceTypeLabels satisfies CodedLabels<SourceType>;

export function sourceTypeLabel(key: string, locale?: string): string {
  return codedLabel(SOURCE_TYPE_LABELS, key, locale);
}

/** Sources of the time of imported readings that have none. */
const TIME_SOURCES = ['time-of-issue', 'time-of-report', 'time-of-encounter'] as const;
export type TimeSource = (typeof TIME_SOURCES)[number];

const TIME_SOURCE_LABELS: CodedLabels<TimeSource> = metricsWords.timeSourceLabels;

/** Returns the label of a time source; for unknown ones the key in words. */
export const timeSourceLabel = (source: string, locale?: string): string =>
  codedLabel(TIME_SOURCE_LABELS, source, locale, labelFromKey(source));
