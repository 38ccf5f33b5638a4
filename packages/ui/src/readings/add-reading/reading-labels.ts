import { measureLabel, measureOf } from '@careline/core/clinical';
import { metricDisplayName } from '@careline/core/metrics';
import type { OwnFormLabels } from '../../messages/index.ts';

const LABEL = /^readings\.(\w+)(?:\.(\w+))?$/;

/** The labels of the forms of readings: of a metric, or of what one of its numbers measures. */
export const readingLabels: OwnFormLabels = (key, locale) => {
  const [, metric, part] = LABEL.exec(key) ?? [];
  if (metric === undefined) return undefined;
  const measure = part === undefined ? undefined : measureOf(metric, part);
  return measure === undefined ? metricDisplayName(metric, locale) : measureLabel(measure, locale);
};
