import { measureLabel } from '#clinical';
import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';
import { isMetricType, type MetricType, metricDisplayName } from '#metrics';
import type { LineDefinition, TrendDefinition } from './trend-definition.ts';

/** What trends are called that show more than one measure, or one that has another name here. */
const TREND_LABELS = {
  en: {
    bloodPressure: 'Blood pressure',
    bloodGlucose: 'Blood glucose',
    lipid: 'Lipid panel',
    heartRate: 'Heart rate',
    restingHeartRate: 'Resting heart rate',
  },
  hi: {
    bloodPressure: 'रक्तचाप',
    bloodGlucose: 'रक्त शर्करा',
    lipid: 'लिपिड जाँच',
    heartRate: 'हृदय गति',
    restingHeartRate: 'आराम में हृदय गति',
  },
} as const satisfies CodedLabels<string>;

/** What the lines of a trend are called beside each other. */
const LINE_LABELS = {
  en: {
    systolic: 'Systolic',
    diastolic: 'Diastolic',
    fasting: 'Fasting',
    'before-meal': 'Before a meal',
    'after-meal': 'After a meal',
    random: 'Random',
  },
  hi: {
    systolic: 'सिस्टोलिक',
    diastolic: 'डायस्टोलिक',
    fasting: 'खाली पेट',
    'before-meal': 'खाने से पहले',
    'after-meal': 'खाने के बाद',
    random: 'किसी भी समय',
  },
} as const satisfies CodedLabels<string>;

/** What a metric holds that has no display name in the specification. */
const METRIC_LABELS: CodedLabels<string> = {
  en: {
    activitysummary: 'Activity of a day',
    mealitem: 'Meal',
    heartrate: 'Heart rate',
    restinghr: 'Resting heart rate',
    sleepsummary: 'Sleep',
    habitevents: 'Habits',
    uricacid: 'Uric acid',
    body: 'Body',
  },
  hi: {
    activitysummary: 'दिन की गतिविधि',
    mealitem: 'भोजन',
    heartrate: 'हृदय गति',
    restinghr: 'आराम में हृदय गति',
    sleepsummary: 'नींद',
    habitevents: 'आदतें',
    uricacid: 'यूरिक अम्ल',
    body: 'शरीर',
  } satisfies Partial<Record<MetricType, string>>,
};

/** What readings of a metric are called in a list; a metric of a later version by its key. */
export const metricOfReadingLabel = (metric: string, locale?: string): string =>
  codedLabel(METRIC_LABELS, metric, locale, metricDisplayName(metric, locale));

/** A key in words: "bodyFat" as "Body fat"; capitals that stand together are kept. */
function wordsOfKey(key: string): string {
  const words = labelFromKey(key).replace(
    /([a-z\d])([A-Z])(?=[a-z])/g,
    (_, end, begin) => `${end} ${begin.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a metric that no trend of ours shows: its metric, and what of it where it has several. */
function otherLabel({ metric, value }: LineDefinition, locale?: string): string {
  const name = isMetricType(metric) ? metricOfReadingLabel(metric, locale) : labelFromKey(metric);
  return value === 'value' ? name : `${name}: ${wordsOfKey(value)}`;
}

/** What a trend is called, English where the locale has no word. */
export function trendLabel({ key, lines }: TrendDefinition, locale?: string): string {
  const [first] = lines;
  if (Object.hasOwn(TREND_LABELS.en, key)) return codedLabel(TREND_LABELS, key, locale);
  if (!first) return key;
  return first.measure ? measureLabel(first.measure, locale) : otherLabel(first, locale);
}

/** What a line is called among those of its trend. */
export function lineLabel(line: LineDefinition, locale?: string): string {
  if (Object.hasOwn(LINE_LABELS.en, line.key)) return codedLabel(LINE_LABELS, line.key, locale);
  return line.measure ? measureLabel(line.measure, locale) : otherLabel(line, locale);
}
