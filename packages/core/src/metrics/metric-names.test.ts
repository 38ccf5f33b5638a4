// spec: 91, 105, 175

import { describe, expect, it } from 'vitest';
import { CARE_PLAN_METRICS, carePlanMetricLabel } from './care-plan-metric.ts';
import { metricDisplayName, NAMED_METRICS, readingLabel } from './metric-display-name.ts';
import { METRIC_TYPES } from './metric-types.ts';
import { SOURCE_TYPES, sourceTypeLabel } from './record-source.ts';

/** The specification's names; `UricAcid` is spelled as it is read. */
const NAMES = [
  ['bloodglucose', 'Blood Glucose'],
  ['bloodpressure', 'Blood Pressure'],
  ['body', 'Weight'],
  ['hba1c', 'HbA1c'],
  ['lipid', 'Lipid'],
  ['thyroid', 'Thyroid'],
  ['temperature', 'Temperature'],
  ['hemoglobin', 'Hemoglobin'],
  ['uricacid', 'Uric acid'],
  ['creatinine', 'Creatinine'],
  ['spo2', 'SpO2'],
  ['report', 'Report'],
  ['stress', 'Stress'],
  ['diet', 'Diet'],
  ['activity', 'Physical Activity'],
  ['medication', 'Medication'],
  ['insulin', 'Insulin'],
] as const;

describe('display names', () => {
  it.each(NAMES)('%s is %s', (metric, name) => {
    expect(metricDisplayName(metric)).toBe(name);
  });

  it.each(METRIC_TYPES)('%s has one in both languages', (metric) => {
    expect(metricDisplayName(metric)).not.toBe(metric);
    expect(metricDisplayName(metric, 'hi')).not.toBe(metric);
  });

  it.each([
    ['body', ['weight'], 'Weight', 'वज़न'],
    ['body', ['weight', 'height'], 'Body', 'शरीर का माप'],
    ['bloodglucose', ['value'], 'Blood Glucose', 'रक्त ग्लूकोज़'],
  ])('of a %s reading with %j is %s', (metric, keys, english, hindi) => {
    const reading = { metric, values: keys.map((key) => ({ key })) };
    expect(readingLabel(reading)).toBe(english);
    expect(readingLabel(reading, 'hi')).toBe(hindi);
  });
});

describe('care-plan metrics', () => {
  it('are the eighteen names', () => {
    expect(CARE_PLAN_METRICS).toEqual(
      (
        'activity bloodglucose bloodglucosefasting bloodglucosepostprandial bloodpressuresystolic ' +
        'bloodpressurediastolic bloodpressure body hba1c medication insulin report stress diet others lipid ' +
        'thyroid spo2'
      ).split(' '),
    );
  });

  it.each(CARE_PLAN_METRICS.filter((metric) => (NAMED_METRICS as readonly string[]).includes(metric)))(
    '%s has the same name as in the readings, in both languages',
    (metric) => {
      expect(carePlanMetricLabel(metric)).toBe(metricDisplayName(metric));
      expect(carePlanMetricLabel(metric, 'hi')).toBe(metricDisplayName(metric, 'hi'));
    },
  );
});

describe('source types', () => {
  it('are three', () => {
    expect(SOURCE_TYPES).toEqual(['client', 'facility', 'resource']);
  });
});

describe('labels', () => {
  it.each([
    ['a metric', metricDisplayName, 'bloodpressure', 'रक्तचाप'],
    ['a care-plan metric', carePlanMetricLabel, 'bloodglucosefasting', 'रक्त ग्लूकोज़, खाली पेट'],
    ['a source type', sourceTypeLabel, 'facility', 'संस्थान'],
  ])('of %s in Hindi, an unknown one unchanged', (_, label, key, hindi) => {
    expect(label(key, 'hi')).toBe(hindi);
    expect(label('valueOf', 'hi')).toBe('valueOf');
  });
});
