import { measureLabel } from '@careline/core/internal/clinical';
import { metricOfReadingLabel } from '@careline/core/internal/metrics';
import { measureOf, wordLabel } from '@careline/core/internal/observations';
import type { OwnFormLabels } from '../../messages/index.ts';

const LABEL = /^readings\.(\w+)(?:\.(\w+))?$/;

const WORD = 'readings.word.';

/** Returns the labels of reading forms, of the metric or of one of its values. */
export const readingLabels: OwnFormLabels = (key, locale) => {
  if (key.startsWith(WORD)) return wordLabel(key.slice(WORD.length), locale);
  const [, metric, part] = LABEL.exec(key) ?? [];
  if (metric === undefined) return undefined;
  const measure = part === undefined ? undefined : measureOf(metric, part);
  return measure === undefined ? metricOfReadingLabel(metric, locale) : measureLabel(measure, locale);
};
