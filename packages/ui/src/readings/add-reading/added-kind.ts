import { isVitalMetric, metricDisplayName, VITAL_METRICS, type VitalMetric } from '@careline/core/metrics';
import { EXAMINATIONS, type Examination, isExamination, readingTypeLabel } from '@careline/core/record';

/** What can be added: the readings of a metric, the result of a rapid test, or a file of an examination. */
export type AddedKind = VitalMetric | 'whole_blood_rdt' | Examination;

const RAPID_TEST = 'whole_blood_rdt' satisfies AddedKind;

/** The kinds in the order they are offered; what is sent through the metrics alone where nothing else can be. */
export const addedKinds = (hasHttp: boolean): readonly AddedKind[] =>
  hasHttp ? [...VITAL_METRICS, RAPID_TEST, ...EXAMINATIONS] : VITAL_METRICS;

export const kindLabel = (kind: AddedKind, locale: string): string =>
  isVitalMetric(kind) ? metricDisplayName(kind, locale) : readingTypeLabel(kind, locale);

/** Which of the three forms asks for it. */
export function formOfKind(kind: AddedKind): 'measured' | 'test' | 'file' {
  if (isVitalMetric(kind)) return 'measured';
  return isExamination(kind) ? 'file' : 'test';
}
