import { type EnteredMetric, isEnteredMetric } from '@careline/core/internal/metrics';
import { TRENDS } from '@careline/core/internal/trends';

/** The trend of a name the page uses: its own key, or that of a metric, whose first trend it is. */
export function trendOfName(name: string): string {
  if (TRENDS.some(({ key }) => key === name)) return name;
  return TRENDS.find(({ lines }) => lines.some(({ metric }) => metric === name))?.key ?? name;
}

/** The metric that a name stands for; of a trend that is none of ours it is the part before the point. */
export function metricOfName(name: string): string {
  const trend = TRENDS.find(({ key }) => key === name);
  return trend?.lines[0]?.metric ?? name.replace(/\..*/, '');
}

/** The metric of a name, where readings of it can be added. */
export function vitalOfName(name: string): EnteredMetric | undefined {
  const metric = metricOfName(name);
  return isEnteredMetric(metric) ? metric : undefined;
}
