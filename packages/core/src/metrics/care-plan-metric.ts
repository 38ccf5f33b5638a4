import { type CodedLabels, codedLabel } from '#formatting';

/** The metrics a care plan can name (specification 3.8). */
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
export type CarePlanMetric = (typeof CARE_PLAN_METRICS)[number];

export const CARE_PLAN_METRIC_LABELS = {
  en: {
    activity: 'Physical Activity',
    bloodglucose: 'Blood Glucose',
    bloodglucosefasting: 'Blood Glucose, fasting',
    bloodglucosepostprandial: 'Blood Glucose, after a meal',
    bloodpressuresystolic: 'Blood Pressure, systolic',
    bloodpressurediastolic: 'Blood Pressure, diastolic',
    bloodpressure: 'Blood Pressure',
    body: 'Weight',
    hba1c: 'HbA1c',
    medication: 'Medication',
    insulin: 'Insulin',
    report: 'Report',
    stress: 'Stress',
    diet: 'Diet',
    others: 'Others',
    lipid: 'Lipid',
    thyroid: 'Thyroid',
    spo2: 'SpO2',
  },
  hi: {
    activity: 'शारीरिक गतिविधि',
    bloodglucose: 'रक्त ग्लूकोज़',
    bloodglucosefasting: 'रक्त ग्लूकोज़, खाली पेट',
    bloodglucosepostprandial: 'रक्त ग्लूकोज़, भोजन के बाद',
    bloodpressuresystolic: 'रक्तचाप, सिस्टोलिक',
    bloodpressurediastolic: 'रक्तचाप, डायस्टोलिक',
    bloodpressure: 'रक्तचाप',
    body: 'वज़न',
    hba1c: 'HbA1c',
    medication: 'दवा',
    insulin: 'इंसुलिन',
    report: 'रिपोर्ट',
    stress: 'तनाव',
    diet: 'आहार',
    others: 'अन्य',
    lipid: 'लिपिड',
    thyroid: 'थायरॉइड',
    spo2: 'SpO2',
  },
} as const satisfies CodedLabels<CarePlanMetric>;

/** The label of a care-plan metric; an unknown one is shown as it is. */
export function carePlanMetricLabel(key: string, locale?: string): string {
  return codedLabel(CARE_PLAN_METRIC_LABELS, key, locale);
}
