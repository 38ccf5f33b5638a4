import { measureLabel } from '#clinical';
import { labelFromKey, labelIn } from '#formatting';
import { isMetricType, mealSituationLabel, metricDisplayName, metricOfReadingLabel } from '#metrics';
import { metricOf, valueDefinition } from '#observations';
import type { LineDefinition, TrendDefinition } from './trend-definition.ts';

/** A key in words: "bodyFat" as "Body fat"; capitals that stand together are kept. */
function wordsOfKey(key: string): string {
  const words = labelFromKey(key).replace(
    /([a-z\d])([A-Z])(?=[a-z])/g,
    (_, end, begin) => `${end} ${begin.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a metric that no trend of ours shows: its metric, and what of it where it has several. */
function otherLabel({ metric, value, label }: LineDefinition, locale?: string): string {
  if (label) return labelIn(label, locale);
  const name = isMetricType(metric) ? metricOfReadingLabel(metric, locale) : labelFromKey(metric);
  return value === 'value' ? name : `${name}: ${wordsOfKey(value)}`;
}

/** What a trend is called, English where the locale has no word: as its one measure, or as the metric of several. */
export function trendLabel({ key, lines }: TrendDefinition, locale?: string): string {
  const [first, second] = lines;
  if (!first) return key;
  if (first.measure === undefined) return otherLabel(first, locale);
  const own = metricOf(first.metric)?.trends?.find((trend) => trend.key === key)?.labels;
  if (own) return labelIn(own, locale);
  const isOneMeasure = second === undefined || second.measure === first.measure;
  return isOneMeasure ? measureLabel(first.measure, locale) : metricDisplayName(first.metric, locale);
}

/** What a line is called among those of its trend. */
export function lineLabel(line: LineDefinition, locale?: string): string {
  if (line.situation) return mealSituationLabel(line.situation, locale);
  const short = valueDefinition(line.metric, line.value)?.shortLabels;
  if (short) return labelIn(short, locale);
  return line.measure ? measureLabel(line.measure, locale) : otherLabel(line, locale);
}
