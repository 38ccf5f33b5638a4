// spec: 174, 223, 224, 228

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ENTERED_METRICS, METRIC_TYPES } from './metric-types.ts';
import { addVitalEndpoints, metricWindowQuery, readMetricEndpoints } from './metrics.endpoints.ts';

describe('metric paths', () => {
  it.each([
    ['activity', '/activity/activity'],
    ['activitysummary', '/activity/activitysummary'],
    ['body', '/vitals/body'],
    ['bloodpressure', '/vitals/bloodpressure'],
    ['bloodglucose', '/vitals/bloodglucose'],
    ['mealitem', '/mealitem'],
    ['heartrate', '/heartrate'],
    ['restinghr', '/restinghr'],
    ['sleepsummary', '/sleepsummary'],
    ['spo2', '/vitals/spo2'],
    ['medication', '/events/medication'],
    ['habitevents', '/events/behaviour'],
    ['stress', '/stress'],
    ['temperature', '/vitals/temperature'],
    ['hemoglobin', '/vitals/hemoglobin'],
    ['uricacid', '/vitals/uricacid'],
    ['creatinine', '/vitals/creatinine'],
    ['hba1c', '/vitals/hba1c'],
    ['lipid', '/vitals/lipid'],
    ['thyroid', '/vitals/thyroid'],
    ['report', '/report'],
    ['diet', '/dietplan/meals'],
  ] as const)('%s is read at %s, with the Open token', (metric, path) => {
    expect(readMetricEndpoints[metric]).toMatchObject({
      method: 'GET',
      service: 'data',
      path,
      token: 'open',
    });
  });

  it('has a path for every metric', () => {
    expect(Object.keys(readMetricEndpoints)).toEqual([...METRIC_TYPES]);
  });

  it.each(ENTERED_METRICS)('%s is added below /vitals with an idempotency key', (metric) => {
    expect(addVitalEndpoints[metric]).toMatchObject({
      method: 'POST',
      path: `/vitals/${metric}/add`,
      token: 'open',
      idempotent: true,
    });
  });
});

describe('the window of a read', () => {
  it.each([
    ['before 1970', { from: '-86400', to: '0' }, true],
    ['no end', { from: '0' }, false],
    ['milliseconds', { from: '0', to: '1704450600000000' }, false],
    ['a fraction', { from: '0.5', to: '1' }, false],
    ['words', { from: 'enrolment', to: 'today' }, false],
    ['something more', { from: '0', to: '1', vitaId: 'x' }, false],
  ])('%s', (_, query, accepted) => {
    expect(v.is(metricWindowQuery, query)).toBe(accepted);
  });
});
