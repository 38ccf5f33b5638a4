import { type Label, labelIn } from '#formatting';
import { metricDisplayName } from './metric-display-name.ts';

/** Names of care plans that are not metrics of the data service: a part of one, or all others. */
const PARTS = {
  bloodglucosefasting: { en: 'Blood Glucose, fasting', hi: 'रक्त ग्लूकोज़, खाली पेट' },
  bloodglucosepostprandial: { en: 'Blood Glucose, after a meal', hi: 'रक्त ग्लूकोज़, खाने के बाद' },
  bloodpressuresystolic: { en: 'Blood Pressure, systolic', hi: 'रक्तचाप, सिस्टोलिक' },
  bloodpressurediastolic: { en: 'Blood Pressure, diastolic', hi: 'रक्तचाप, डायस्टोलिक' },
  others: { en: 'Others', hi: 'अन्य' },
} as const satisfies Readonly<Record<string, Label>>;

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
