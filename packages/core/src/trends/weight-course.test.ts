import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '#clinical';
import { aRecord } from '#test';
import { buildTrends } from './build-trend.ts';
import { growthLines } from './growth-lines.ts';
import { pregnancyGains } from './pregnancy-gain.ts';

const timeZone = 'Asia/Kolkata';
const ALWAYS = {
  from: Date.parse('2023-01-01T00:00:00Z') / 1000,
  to: Date.parse('2025-01-01T00:00:00Z') / 1000,
};

describe('lines of the growth standard', () => {
  const boy: PersonFacts = { sex: 'male', birthDate: '2023-01-05' };
  const options = { timeZone, unit: 'kg' };

  const onDay = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) / 1000;

  it('start at birth and cover every month', () => {
    const lines = growthLines(boy, ALWAYS, options);
    expect(lines.map(({ key }) => key)).toEqual(['median', 'minus2', 'minus3']);
    expect(lines[0]?.points[0]).toEqual({ at: onDay('2023-01-05'), value: 3.35 });
    expect(lines[0]?.points).toContainEqual({ at: onDay('2024-01-05'), value: 9.65 });
    expect(lines[2]?.points).toContainEqual({ at: onDay('2024-01-05'), value: 6.93 });
  });

  it('rise from one point to the next after the first day', () => {
    for (const { points } of growthLines(boy, ALWAYS, options)) {
      const values = points.slice(1).map(({ value }) => value);
      expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
    }
  });

  it.each([
    ['between two months', '2024-01-20', '2024-01-25', ['2024-01-05', '2024-02-05']],
    ['in the last month', '2027-12-20', '2028-06-01', ['2027-12-06', '2028-01-05']],
    ['from before the birth', '2022-06-01', '2023-01-05', ['2023-01-05', '2023-01-06']],
    ['that ends before the birth', '2022-06-01', '2023-01-04', []],
    ['that begins after five years', '2028-01-06', '2029-01-01', []],
  ])('have for a time %s the points around it', (_, from, to, expected) => {
    const lines = growthLines(boy, { from: onDay(from), to: onDay(to) }, options);
    expect(lines[0]?.points.map(({ at }) => at) ?? []).toEqual(expected.map(onDay));
  });

  it('are in the unit of the chart', () => {
    const [median] = growthLines(boy, ALWAYS, { timeZone, unit: 'g' });
    expect(median?.points[0]?.value).toBeCloseTo(3350);
  });

  it.each<[string, PersonFacts, number]>([
    ['a grown man', { sex: 'male', birthDate: '1961-05-17' }, 0],
    ['a child whose sex is not recorded', { sex: 'unknown', birthDate: '2023-01-05' }, 0],
    ['a child of whom the month of birth is known', { sex: 'female', birthDate: '2023-01' }, 0],
    ['a child of nobody knows when', { sex: 'female', birthDate: null }, 0],
    ['a girl', { sex: 'female', birthDate: '2024-03-01' }, 3],
  ])('of %s are %i', (_, person, count) => {
    expect(growthLines(person, ALWAYS, options)).toHaveLength(count);
  });
});

describe('weight gain in pregnancy', () => {
  const mother: PersonFacts = {
    sex: 'female',
    birthDate: '1994-03-02',
    pregnancies: [{ dueDate: '2023-07-04', bornOn: '2023-07-01' }],
  };
  const weights = (
    unit: string,
    ...measured: readonly (readonly [day: string, text: string, unit?: string])[]
  ) => {
    const records = measured.map(([day, text, own = 'kg'], index) =>
      aRecord(index, { timestamp: undefined, date: day, values: [{ key: 'weight', text, unit: own }] }),
    );
    const [trend] = buildTrends(records, { timeZone, units: { weight: unit } }).trends;
    if (!trend) throw new Error('the records hold no value');
    return trend;
  };
  const course = [
    ['2022-09-01', '52.0'],
    ['2023-01-05', '57.4'],
    ['2023-04-27', '64.1'],
    ['2023-07-20', '58.0'],
  ] as const;

  it('is from the first weight to the last in it: none before it, none after the birth', () => {
    const [found] = pregnancyGains(weights('kg', ...course), mother, ALWAYS);
    expect(found).toMatchObject({ gain: 6.7, firstDays: 100, lastDays: 212 });
    expect(found?.recommended.status).toBe('unverified');
  });

  it('is the same in any unit shown or entered', () => {
    const pounds = weights('[lb_av]', ['2023-01-05', '57.4'], ['2023-04-27', '141.3', 'lb']);
    expect(pregnancyGains(pounds, mother, ALWAYS)[0]?.gain).toBe(6.7);
  });

  it.each([
    ['one weight', weights('kg', ['2023-01-05', '57.4']), mother],
    ['no pregnancy', weights('kg', ...course), { sex: 'female', birthDate: '1994-03-02' }],
  ])('is not reported for %s', (_, trend, person) => {
    expect(pregnancyGains(trend, person, ALWAYS)).toEqual([]);
  });
});
