// spec: 14

import { describe, expect, it } from 'vitest';
import { chartPeriod, chartPeriodLabel } from './chart-period.ts';
import { chartShape } from './chart-shape.ts';

describe('the period of a chart', () => {
  it.each([
    ['hypertension-risk', undefined, '12-months'],
    ['hypertension-risk', '30-days', '30-days'],
    ['hypertension-risk', 'for ever', '12-months'],
    ['coach-workload', '', '30-days'],
    ['coach-workload', '3-months', '3-months'],
    // Thirty days span two partial months.
    ['touchpoints', '30-days', '12-months'],
    // Charts of current patients have no period.
    ['gender', '12-months', undefined],
  ] as const)('of %s, if %s is requested, is %s', (topic, asked, period) => {
    expect(chartPeriod(topic, asked)).toBe(period);
  });

  it('is named in both languages', () => {
    expect([chartPeriodLabel('3-months'), chartPeriodLabel('3-months', 'hi')]).toEqual([
      'Last 3 months',
      'पिछले 3 महीने',
    ]);
  });

  it('decides how many months are drawn', () => {
    expect([chartShape('touchpoints').rows, chartShape('touchpoints', '3-months').rows]).toEqual([12, 3]);
  });
});
