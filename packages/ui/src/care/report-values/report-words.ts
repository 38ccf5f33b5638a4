import { type OwnFormLabels, sentencesIn } from '../../messages/index.ts';
import { reportLabels } from '../care.messages.ts';

/** The labels of the forms of reports; others are those of every form. */
export const reportWords: OwnFormLabels = (key, locale) => {
  const sentences: Readonly<Record<string, unknown>> = sentencesIn(reportLabels, locale).sentences;
  const label = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof label === 'string' ? label : undefined;
};

/** A report metric in words; one that nobody knows here is shown as it is. */
export const reportMetricLabel = (metric: string, locale: string): string =>
  reportWords(`metric.${metric}`, locale) ?? metric;
