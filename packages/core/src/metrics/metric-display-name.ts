import { type Label, labelIn, wordLabel } from '#formatting';
import { MEASURE_DEFINITIONS, METRICS, measureOf, metricOf } from '#observations';
import type { MetricValue } from './metric-record.ts';
import * as words from './words/en.ts';

/** Used only in care plans (specification 3.3). */
const INSULIN: Label = wordLabel(words.metricDisplayName, 'insulin');

/** Metrics with a display name: those of the catalogue, and `insulin` from care plans. */
export const NAMED_METRICS: readonly string[] = [...Object.keys(METRICS), 'insulin'];

const labelOf = (key: string): Label | undefined => (key === 'insulin' ? INSULIN : metricOf(key)?.labels);

/** Returns the display name of a metric (specification 3.3), or the key itself if it has none. */
export function metricDisplayName(key: string, locale?: string): string {
  const label = labelOf(key);
  return label ? labelIn(label, locale) : key;
}

/** Returns the name of a metric's readings in a list: the whole metric, if its display name is that of one value. */
export function metricOfReadingLabel(key: string, locale?: string): string {
  const { listLabels } = metricOf(key) ?? {};
  return listLabels ? labelIn(listLabels, locale) : metricDisplayName(key, locale);
}

/** Returns the name of one reading: "Weight" and not "Body" for a weight without a height. */
export function readingLabel(
  { metric, values }: { readonly metric: string; readonly values: readonly Pick<MetricValue, 'key'>[] },
  locale?: string,
): string {
  const [only, further] = values;
  const isOneOfSeveral = only !== undefined && further === undefined && metricOf(metric)?.listLabels;
  const measure = isOneOfSeveral ? measureOf(metric, only.key) : undefined;
  return measure
    ? labelIn(MEASURE_DEFINITIONS[measure].labels, locale)
    : metricOfReadingLabel(metric, locale);
}
