import { measureLabel } from '#clinical';
import { labelFromKey, labelIn } from '#formatting';
import { isMetricType, mealSituationLabel, metricDisplayName, metricOfReadingLabel } from '#metrics';
import { metricOf, valueDefinition } from '#observations';
import type { LineDefinition, TrendDefinition } from './trend-definition.ts';

/** Turns a key into words: "bodyFat" becomes "Body fat". Consecutive capitals stay. */
function wordsOfKey(key: string): string {
  const words = labelFromKey(key).replace(
    /([a-z\d])([A-Z])(?=[a-z])/g,
    (_, end, begin) => `${end} ${begin.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label of a value without a predefined trend: its metric, and the value if there are several. */
function otherLabel({ metric, value, label }: LineDefinition, locale?: string): string {
  if (label) return labelIn(label, locale);
  const name = isMetricType(metric) ? metricOfReadingLabel(metric, locale) : labelFromKey(metric);
  return value === 'value' ? name : `${name}: ${wordsOfKey(value)}`;
}

/** Returns the label of a trend, in English if there is no translation: its single measure, or the metric. */
export function trendLabel({ key, lines }: TrendDefinition, locale?: string): string {
  const [first, second] = lines;
  if (!first) return key;
  if (first.measure === undefined) return otherLabel(first, locale);
  const own = metricOf(first.metric)?.trends?.find((trend) => trend.key === key)?.labels;
  if (own) return labelIn(own, locale);
  const isOneMeasure = second === undefined || second.measure === first.measure;
  return isOneMeasure ? measureLabel(first.measure, locale) : metricDisplayName(first.metric, locale);
}

/** Returns the label of a line within its trend. */
export function lineLabel(line: LineDefinition, locale?: string): string {
  if (line.situation) return mealSituationLabel(line.situation, locale);
  const short = valueDefinition(line.metric, line.value)?.shortLabels;
  if (short) return labelIn(short, locale);
  return line.measure ? measureLabel(line.measure, locale) : otherLabel(line, locale);
}
