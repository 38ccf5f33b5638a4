import { describe, expect, it } from 'vitest';
import { MEASURES } from '#observations';
import {
  ALL_RANGES,
  alertFor,
  flagLabel,
  flagReading,
  measureLabel,
  type PersonContext,
  type Range,
  unitsOf,
} from '../index.ts';

const called = ({ scheme, measure, unit, population }: Range): string =>
  `${scheme} ${measure} ${unit} ${JSON.stringify(population)}`;

/** Returns the first and last value of a band, in steps of the range's precision. */
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
    const spans = steps(range);
    const overlapping = spans.filter(({ first, last }, index) => {
      const before = spans[index - 1];
      return first > last || (before !== undefined && first <= before.last);
    });
    expect(overlapping).toEqual([]);
  });
});

describe('labels', () => {
  it.each([
    ['English', 'ob:severe', 'en', 'Dangerously high blood pressure in pregnancy or after birth'],
    ['Hindi', 'ada:diabetes-range', 'hi-IN', 'मधुमेह सीमा'],
    ['English for another language', 'atp:high', 'ta', 'High'],
    ['an unknown flag as it is', 'who99:odd', 'en', 'who99:odd'],
    ['a property every object has', 'toString', 'en', 'toString'],
  ])('%s', (_, code, locale, label) => {
    expect(flagLabel(code, locale)).toBe(label);
  });

  it('name every measure in both languages', () => {
    for (const measure of MEASURES) expect(measureLabel(measure, 'hi')).not.toBe('');
    expect(measureLabel('hemoglobin')).toBe('Hemoglobin');
    expect(measureLabel('odd', 'hi')).toBe('odd');
  });
});

describe('alerts', () => {
  it.each([
    ['critical', 'critical'],
    ['severe', 'review'],
    ['moderate', undefined],
    ['info', undefined],
  ] as const)('a %s flag requires %s', (severity, level) => {
    expect(alertFor({ severity })).toBe(level);
  });

  it('are raised by limits that no clinician has confirmed yet, too', () => {
    const newborn: PersonContext = { age: { months: 0, days: 5 } };
    const { flag } = flagReading({ measure: 'glucose', value: 44, unit: 'mg/dL' }, newborn);
    expect([flag?.status, alertFor(flag)]).toEqual(['unverified', 'critical']);
  });
});
