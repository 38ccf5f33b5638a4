import { type CodedLabels, codedLabel } from '#formatting';

/**
 * The metrics that have a display name (specification 3.3): metric types of the data service, and `insulin`, which only
 * care plans name.
 */
export const NAMED_METRICS = [
  'bloodglucose',
  'bloodpressure',
  'body',
  'hba1c',
  'lipid',
  'thyroid',
  'temperature',
  'hemoglobin',
  'uricacid',
  'creatinine',
  'spo2',
  'report',
  'stress',
  'diet',
  'activity',
  'medication',
  'insulin',
] as const;
export type NamedMetric = (typeof NAMED_METRICS)[number];

export const METRIC_DISPLAY_NAMES = {
  en: {
    bloodglucose: 'Blood Glucose',
    bloodpressure: 'Blood Pressure',
    body: 'Weight',
    hba1c: 'HbA1c',
    lipid: 'Lipid',
    thyroid: 'Thyroid',
    temperature: 'Temperature',
    hemoglobin: 'Hemoglobin',
    uricacid: 'UricAcid',
    creatinine: 'Creatinine',
    spo2: 'SpO2',
    report: 'Report',
    stress: 'Stress',
    diet: 'Diet',
    activity: 'Physical Activity',
    medication: 'Medication',
    insulin: 'Insulin',
  },
  hi: {
    bloodglucose: 'रक्त ग्लूकोज़',
    bloodpressure: 'रक्तचाप',
    body: 'वज़न',
    hba1c: 'HbA1c',
    lipid: 'लिपिड',
    thyroid: 'थायरॉइड',
    temperature: 'तापमान',
    hemoglobin: 'हीमोग्लोबिन',
    uricacid: 'यूरिक एसिड',
    creatinine: 'क्रिएटिनिन',
    spo2: 'SpO2',
    report: 'रिपोर्ट',
    stress: 'तनाव',
    diet: 'आहार',
    activity: 'शारीरिक गतिविधि',
    medication: 'दवा',
    insulin: 'इंसुलिन',
  },
} as const satisfies CodedLabels<NamedMetric>;

/** The display name of a metric; one without a display name is shown as it is. */
export function metricDisplayName(key: string, locale?: string): string {
  return codedLabel(METRIC_DISPLAY_NAMES, key, locale);
}
