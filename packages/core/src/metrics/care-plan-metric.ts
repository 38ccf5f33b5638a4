import { type Label, labelIn, wordLabels } from '#formatting';
import { metricDisplayName } from './metric-display-name.ts';
import * as words from './words/en.ts';

/** Names of care plans that are not metrics of the data service: a part of one, or all others. */
const PARTS = wordLabels(words.parts) satisfies Readonly<Record<string, Label>>;

/** Metrics of care plans (specification 3.8). */
export const CARE_PLAN_METRICS = [
  'activity',
  'bloodglucose',
  'bloodglucosefasting',
  'bloodglucosepostprandial',
  'bloodpressuresystolic',
  'bloodpressurediastolic',
  'bloodpressure',
  'body',
  'hba1c',
  'medication',
  'insulin',
  'report',
  'stress',
  'diet',
  'others',
  'lipid',
  'thyroid',
  'spo2',
] as const;

export function carePlanMetricLabel(key: string, locale?: string): string {
  const parts: Readonly<Record<string, Label>> = PARTS;
  const part = Object.hasOwn(parts, key) ? parts[key] : undefined;
  return part ? labelIn(part, locale) : metricDisplayName(key, locale);
}
