import { describe, expect, it } from 'vitest';
import { aRecord } from '#test';
import { buildTrends } from './build-trend.ts';
import { type ReadingsView, readingsViewQuery, readReadingsView } from './readings-view.ts';
import { daysOfSpan, spanOfView } from './span-of-view.ts';

const KOLKATA = 'Asia/Kolkata';
const DAY = 86_400;
/** 6 January 2024, 03:00 in Kolkata: still the fifth in London. */
const now = Date.parse('2024-01-05T21:30:00Z');

describe('the view in an address', () => {
  it.each<[string, string, ReadingsView]>([
    ['nothing', '', { range: 'all' }],
    [
      'a trend and its unit',
      'trend=bloodGlucose&unit=mmol/L',
      { range: 'all', trend: 'bloodGlucose', unit: 'mmol/L' },
    ],
    ['a time', 'range=year', { range: 'year' }],
    [
      'days of one’s own',
      'range=own&from=2023-01-01&to=2023-02-01',
      { range: 'own', from: '2023-01-01', to: '2023-02-01' },
    ],
    ['one side', 'range=own&to=2023-02-01', { range: 'own', to: '2023-02-01' }],
    ['days that do not exist', 'range=own&from=2023-02-30&to=soon', { range: 'all' }],
    ['days without their range', 'from=2023-01-01', { range: 'all' }],
    ['a range of another version', 'range=decade', { range: 'all' }],
    ['blanks and a text without an end', `trend=%20&unit=${'x'.repeat(81)}`, { range: 'all' }],
  ])('is %s', (_, query, view) => {
    expect(readReadingsView(new URLSearchParams(query))).toEqual(view);
  });

  it.each<ReadingsView>([
    { range: 'all' },
    { range: 'month', trend: 'weight' },
    { range: 'own', from: '2023-01-01', to: '2023-02-01', trend: 'body.waist', unit: 'kg' },
  ])('is restored unchanged: %o', (view) => {
    expect(readReadingsView(new URLSearchParams(readingsViewQuery(view)))).toEqual(view);
  });
});

describe('the period of a view', () => {
  const records = [
    aRecord(0, { timestamp: 1_672_893_000 }),
    aRecord(1, { timestamp: 1_672_893_000 + 100 * DAY }),
  ];
  const [trend] = buildTrends(records, { timeZone: KOLKATA }).trends;
  if (!trend) throw new Error('the records hold no value');
  const days = (view: ReadingsView) =>
    daysOfSpan(spanOfView(view, trend, { now, timeZone: KOLKATA }), KOLKATA);

  it.each<[string, ReadingsView, string, string]>([
    ['all values, with room', { range: 'all' }, '2023-01-03', '2023-04-17'],
    ['a month to the end of today there', { range: 'month' }, '2023-12-06', '2024-01-06'],
    ['three months', { range: 'quarter' }, '2023-10-06', '2024-01-06'],
    ['a year', { range: 'year' }, '2023-01-06', '2024-01-06'],
    [
      'days, both included',
      { range: 'own', from: '2023-02-01', to: '2023-02-03' },
      '2023-02-01',
      '2023-02-03',
    ],
    ['from a day to the last value', { range: 'own', from: '2023-02-01' }, '2023-02-01', '2023-04-17'],
    [
      'days the wrong way round',
      { range: 'own', from: '2023-02-03', to: '2023-02-01' },
      '2023-02-01',
      '2023-02-03',
    ],
    ['from a day after all values', { range: 'own', from: '2024-02-01' }, '2023-04-17', '2024-02-01'],
  ])('is %s', (_, view, from, to) => {
    expect(days(view)).toEqual({ from, to });
  });

  it('ends on the last day of a shorter month', () => {
    const march = Date.parse('2024-03-31T12:00:00Z');
    const span = spanOfView({ range: 'month' }, trend, { now: march, timeZone: KOLKATA });
    expect(daysOfSpan(span, KOLKATA)).toEqual({ from: '2024-02-29', to: '2024-03-31' });
  });

  it('is whole days: the first second and the last', () => {
    const { from, to } = spanOfView({ range: 'own', from: '2023-02-01', to: '2023-02-01' }, trend, {
      now,
      timeZone: KOLKATA,
    });
    expect(to - from).toBe(DAY - 1);
  });
});
