import { describe, expect, it } from 'vitest';
import { pressure } from '../../test/flag-cases.ts';
import {
  ALL_RANGES,
  ageInYears,
  alertFor,
  FLAG_CODES,
  flagLabel,
  flagReading,
  MEASURES,
  measureLabel,
  type Range,
  type Reading,
  type ReadingContext,
  unitsOf,
} from './index.ts';

const called = ({ scheme, measure, unit, population }: Range): string =>
  `${scheme} ${measure} ${unit} ${JSON.stringify(population)}`;

/** The span of a band in steps of the range's precision: first and last value inside it. */
function steps({ decimals, bands }: Range): { first: number; last: number }[] {
  const scale = 10 ** decimals;
  return bands
    .map(({ from, above, below }) => ({
      first:
        from !== undefined
          ? Math.round(from * scale)
          : above !== undefined
            ? Math.round(above * scale) + 1
            : -Infinity,
      last: below === undefined ? Infinity : Math.round(below * scale) - 1,
    }))
    .toSorted((a, b) => a.first - b.first);
}

describe('the ranges', () => {
  it.each(ALL_RANGES.map((range) => [called(range), range] as const))('%s', (_, range) => {
    expect(unitsOf(range.measure)).toContain(range.unit);
    expect(range.source).not.toBe('');
    for (const band of range.bands) expect(band.flag.split(':')[0]).toBe(range.scheme);
    const spans = steps(range);
    const overlapping = spans.filter(({ first, last }, index) => {
      const before = spans[index - 1];
      return first > last || (before !== undefined && first <= before.last);
    });
    expect(overlapping).toEqual([]);
  });

  it('use every flag but those that a second reading or number makes', () => {
    const made = [
      '+isolated-systolic',
      'ob:gestational-ht',
      'ob:chronic-ht',
      'ob:after-birth-ht',
      'ob:pre-eclampsia-range',
    ];
    const used = new Set(ALL_RANGES.flatMap(({ bands }) => bands.map(({ flag }) => flag)));
    const unused = FLAG_CODES.filter((code) => !used.has(code) && !made.some((end) => code.endsWith(end)));
    expect(unused).toEqual([]);
  });
});

describe('labels', () => {
  it.each([
    ['English', 'ob:severe', 'en', 'Severe in pregnancy: act now'],
    ['Hindi', 'ada:diabetes-range', 'hi-IN', 'मधुमेह सीमा'],
    ['English for another language', 'atp:high', 'ta', 'High'],
    ['an unknown flag as it is', 'who99:odd', 'en', 'who99:odd'],
    ['a property every object has', 'toString', 'en', 'toString'],
  ])('%s', (_, code, locale, label) => {
    expect(flagLabel(code, locale)).toBe(label);
  });

  it('name every measure in both languages', () => {
    for (const measure of MEASURES) expect(measureLabel(measure, 'hi')).not.toBe('');
    expect(measureLabel('hemoglobin')).toBe('Haemoglobin');
    expect(measureLabel('odd', 'hi')).toBe('odd');
  });
});

describe('alerts', () => {
  const adult: ReadingContext = { sex: 'male', age: ageInYears(50) };
  const pregnant: ReadingContext = { sex: 'female', age: ageInYears(28), gestationalDays: 210 };
  const spo2 = (value: number): Reading => ({ measure: 'spo2', value, unit: '%' });
  const glucose = (value: number): Reading => ({ measure: 'glucose', value, unit: 'mg/dL' });

  it.each<[string, Reading, ReadingContext, string | undefined]>([
    ['severe in pregnancy', pressure(160, 100), pregnant, 'critical'],
    ['high in pregnancy', pressure(150, 100), pregnant, undefined],
    ['glucose 53', glucose(53), adult, 'critical'],
    ['glucose 69', glucose(69), adult, 'review'],
    ['saturation 91', spo2(91), adult, 'critical'],
    ['saturation 92', spo2(92), adult, undefined],
    ['systolic 180', pressure(180, 80), adult, 'critical'],
    ['systolic 179', pressure(179, 95), adult, 'review'],
    ['severe anaemia', { measure: 'hemoglobin', value: 7.9, unit: 'g/dL' }, adult, 'review'],
    [
      'what nobody confirmed: an extremely low birth weight',
      { measure: 'birthWeight', value: 900, unit: 'g' },
      {},
      undefined,
    ],
    [
      'what nobody confirmed: 160 after birth',
      pressure(160, 100),
      { ...adult, sex: 'female', daysAfterBirth: 3 },
      undefined,
    ],
    [
      '161 after birth, by the maternity chart',
      pressure(161, 100),
      { ...adult, sex: 'female', daysAfterBirth: 3 },
      'critical',
    ],
    ['nothing', glucose(100), adult, undefined],
  ])('%s', (_, reading, context, level) => {
    expect(alertFor(flagReading(reading, context).flag)).toBe(level);
  });

  it('are never raised by what is not sourced', () => {
    const levels = ALL_RANGES.flatMap((range) =>
      range.bands.map((band) => ({
        status: band.status ?? range.status,
        level: alertFor({ severity: band.severity, status: band.status ?? range.status }),
      })),
    );
    expect(levels.some(({ level }) => level === 'critical')).toBe(true);
    expect(levels.filter(({ status, level }) => status === 'unverified' && level)).toEqual([]);
  });
});
