import { type Measure, measureOf } from '#clinical';
import type { MealSituation, MetricType } from '#metrics';

/** One line of a trend: a value of a metric, where it matters at one moment of eating only. */
export interface LineDefinition {
  /** Of its own in the trend. */
  readonly key: string;
  readonly metric: string;
  /** The key of the value in the record. */
  readonly value: string;
  /** What the rules know it as; without one there is no range, no flag and no other unit. */
  readonly measure?: Measure;
  readonly situation?: MealSituation;
}

/** Values that are looked at together, on one axis. */
export interface TrendDefinition {
  readonly key: string;
  readonly lines: readonly LineDefinition[];
}

/** A line by what the rules know of its value. */
function lineOf(metric: string, value: string, key: string): LineDefinition {
  const measure = measureOf(metric, value);
  return { key, metric, value, ...(measure && { measure }) };
}

const line = (metric: MetricType, value: string, key = value): LineDefinition => lineOf(metric, value, key);

const glucose = (key: string, situation: MealSituation): LineDefinition => ({
  ...line('bloodglucose', 'value', key),
  situation,
});

const single = (key: string, metric: MetricType, value = 'value'): TrendDefinition => ({
  key,
  lines: [line(metric, value, key)],
});

/** The trends of the metrics that have rules, as clinicians look at them: in this order, together what belongs together. */
export const TRENDS: readonly TrendDefinition[] = [
  {
    key: 'bloodPressure',
    lines: [line('bloodpressure', 'systolic'), line('bloodpressure', 'diastolic')],
  },
  {
    key: 'bloodGlucose',
    lines: [
      glucose('fasting', 'MEAL_SITUATION_FASTING'),
      glucose('before-meal', 'MEAL_SITUATION_BEFORE_MEAL'),
      glucose('after-meal', 'MEAL_SITUATION_AFTER_MEAL'),
      glucose('random', 'MEAL_SITUATION_RANDOM'),
    ],
  },
  single('hba1c', 'hba1c'),
  single('weight', 'body', 'weight'),
  single('bmi', 'body', 'bmi'),
  single('height', 'body', 'height'),
  single('heartRate', 'heartrate'),
  single('restingHeartRate', 'restinghr'),
  single('spo2', 'spo2'),
  single('temperature', 'temperature'),
  single('hemoglobin', 'hemoglobin'),
  {
    key: 'lipid',
    lines: [
      line('lipid', 'totalCholesterol'),
      line('lipid', 'ldl'),
      line('lipid', 'hdl'),
      line('lipid', 'triglycerides'),
    ],
  },
  single('tsh', 'thyroid', 'tsh'),
  single('ft4', 'thyroid', 'ft4'),
  single('t4', 'thyroid', 't4'),
  single('ft3', 'thyroid', 'ft3'),
  single('t3', 'thyroid', 't3'),
  single('creatinine', 'creatinine'),
  single('uricAcid', 'uricacid'),
];

/** The trend of a value that none of ours shows: of another metric, or another value of one of ours. */
export const otherTrend = (metric: string, value: string): TrendDefinition => ({
  key: `${metric}.${value}`,
  lines: [lineOf(metric, value, value)],
});
