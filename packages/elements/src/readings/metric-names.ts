import { type EnteredMetric, isEnteredMetric } from '@careline/core/internal/metrics';
import { TRENDS } from '@careline/core/internal/trends';

/** Returns the trend for a name: a trend's own key, or a metric's first trend. */
export function trendOfName(name: string): string {
  if (TRENDS.some(({ key }) => key === name)) return name;
  return TRENDS.find(({ lines }) => lines.some(({ metric }) => metric === name))?.key ?? name;
}

/** Returns the metric for a name; for an unknown trend, the part before the dot. */
export function metricOfName(name: string): string {
  const trend = TRENDS.find(({ key }) => key === name);
  return trend?.lines[0]?.metric ?? name.replace(/\..*/, '');
}

/** Returns a name's metric if readings of it can be added. */
export function vitalOfName(name: string): EnteredMetric | undefined {
  const metric = metricOfName(name);
  return isEnteredMetric(metric) ? metric : undefined;
}
