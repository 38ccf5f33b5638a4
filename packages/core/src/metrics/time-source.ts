import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';

/** Whose time an imported reading has that has none of its own. */
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

/** Whose time a reading has, in words; one of a later version as words of its key. */
export const timeSourceLabel = (source: string, locale?: string): string =>
  codedLabel(TIME_SOURCE_LABELS, source, locale, labelFromKey(source));
