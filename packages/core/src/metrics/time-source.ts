import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';

/** Sources of the time of imported readings that have none. */
const TIME_SOURCES = ['time-of-issue', 'time-of-report', 'time-of-encounter'] as const;
export type TimeSource = (typeof TIME_SOURCES)[number];

const TIME_SOURCE_LABELS: CodedLabels<TimeSource> = {
  en: {
    'time-of-issue': 'time of the result',
    'time-of-report': 'time of the report',
    'time-of-encounter': 'time of the encounter',
  },
  hi: {
    'time-of-issue': 'परिणाम का समय',
    'time-of-report': 'रिपोर्ट का समय',
    'time-of-encounter': 'मुलाक़ात का समय',
  },
};

/** Returns the label of a time source; for unknown ones the key in words. */
export const timeSourceLabel = (source: string, locale?: string): string =>
  codedLabel(TIME_SOURCE_LABELS, source, locale, labelFromKey(source));
