/** Metric types a data service keeps (specification 3.8). */
export const METRIC_TYPES = [
  'activity',
  'activitysummary',
  'body',
  'bloodpressure',
  'bloodglucose',
  'mealitem',
  'heartrate',
  'restinghr',
  'sleepsummary',
  'spo2',
  'medication',
  'habitevents',
  'stress',
  'temperature',
  'hemoglobin',
  'uricacid',
  'creatinine',
  'hba1c',
  'lipid',
  'thyroid',
  'report',
  'diet',
] as const;

export type MetricType = (typeof METRIC_TYPES)[number];

/** Metrics below `/vitals/` (specification 7.4); these are also the ones that can be added. */
export const VITAL_METRICS = [
  'body',
  'bloodglucose',
  'bloodpressure',
  'temperature',
  'hemoglobin',
  'uricacid',
  'creatinine',
  'hba1c',
  'lipid',
  'thyroid',
  'spo2',
] as const satisfies readonly MetricType[];

export type VitalMetric = (typeof VITAL_METRICS)[number];

const ACTIVITY_METRICS: readonly string[] = ['activity', 'activitysummary'] satisfies readonly MetricType[];

/** Metrics with a path of their own (specification 7.4; which metric each path serves: design 3). */
const OWN_PATHS: Readonly<Partial<Record<MetricType, string>>> = {
  medication: '/events/medication',
  habitevents: '/events/behaviour',
  diet: '/dietplan/meals',
};

export function isMetricType(value: string): value is MetricType {
  return (METRIC_TYPES as readonly string[]).includes(value);
}

export function isVitalMetric(value: string): value is VitalMetric {
  return (VITAL_METRICS as readonly string[]).includes(value);
}

/** Where a metric is read, below the data service's base address. */
export function metricPath(metric: MetricType): string {
  const own = OWN_PATHS[metric];
  if (own) return own;
  if (isVitalMetric(metric)) return `/vitals/${metric}`;
  if (ACTIVITY_METRICS.includes(metric)) return `/activity/${metric}`;
  return `/${metric}`;
}
