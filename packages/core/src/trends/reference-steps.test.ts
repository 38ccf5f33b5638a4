// spec: readings-ranges

import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '#clinical';
import { formatDate } from '#formatting';
import { type LineDefinition, referenceSteps, TRENDS } from './index.ts';

const INDIA = 'Asia/Kolkata';
const at = (day: string) => Date.parse(`${day}T12:00+05:30`) / 1000;

function lineOf(trend: string, key = trend): LineDefinition {
  const found = TRENDS.find((one) => one.key === trend)?.lines.find((line) => line.key === key);
  if (!found) throw new Error(`no line ${key}`);
  return found;
}

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly unit?: string;
}

/** Each step as its first day and the unflagged area. */
function steps(line: LineDefinition, person: PersonFacts, { from, to, unit }: Asked = {}) {
  const span = { from: at(from ?? '2024-01-05'), to: at(to ?? '2024-12-05') };
  const found = referenceSteps(line, span, { person, timeZone: INDIA, unit: unit ?? '' });
  return found.map(({ from: start, areas }) => [
    formatDate(start, { timeZone: INDIA }),
    ...areas.map(({ low, high, sex }) => `${sex ?? ''}${low ?? ''} to ${high ?? ''}`),
  ]);
}

const man: PersonFacts = { sex: 'male', birthDate: '1961-05-17' };
const mother: PersonFacts = {
  sex: 'female',
  birthDate: '1994-03-10',
  pregnancies: [{ dueDate: '2024-06-01', bornOn: '2024-05-28' }],
};

describe('the reference of a line', () => {
  it.each([
    ['the upper number of a pressure', lineOf('bloodPressure', 'systolic'), 'mm[Hg]', ['101 to 130']],
    ['haemoglobin of a man', lineOf('hemoglobin'), 'g/dL', ['13 to 16.6']],
    ['haemoglobin in another unit', lineOf('hemoglobin'), 'g/L', ['130 to 166']],
    ['a fasting glucose', lineOf('bloodGlucose', 'fasting'), 'mg/dL', ['70 to 100']],
  ])('of %s is where values have no flag', (_, line, unit, area) => {
    expect(steps(line, man, { unit })).toEqual([['05-01-2024', ...area]]);
  });

  it('changes where a trimester, a birth or its last week changes the rules', () => {
    expect(steps(lineOf('hemoglobin'), mother, { from: '2023-06-01', unit: 'g/dL' })).toEqual([
      ['01-06-2023', '12 to 16.1'],
      ['26-08-2023', '11 to 14'],
      ['02-12-2023', '11 to 14.9'],
      ['09-03-2024', '11 to 15.1'],
      ['28-05-2024', '12 to 16.1'],
      ['10-07-2024', '12 to 16.1'],
    ]);
  });

  it('changes on the birthday that changes the rules', () => {
    const child: PersonFacts = { sex: 'male', birthDate: '2019-03-10' };
    const found = steps(lineOf('hemoglobin'), child, { from: '2024-01-05', to: '2024-12-05', unit: 'g/dL' });
    expect(found).toEqual([
      ['05-01-2024', '11 to 14.1'],
      ['10-03-2024', '11.5 to 14.1'],
    ]);
  });

  it('shows both if the sex is unknown and matters', () => {
    const unknown = { ...man, sex: 'other' };
    expect(steps(lineOf('hemoglobin'), unknown, { unit: 'g/dL' })).toEqual([
      ['05-01-2024', 'male13 to 16.6', 'female12 to 16.1'],
    ]);
    expect(steps(lineOf('bloodGlucose', 'fasting'), unknown, { unit: 'mg/dL' })).toHaveLength(1);
  });

  it('is none for a line without rules', () => {
    expect(steps({ key: 'count', metric: 'steps', value: 'count' }, man)).toEqual([]);
    expect(steps(lineOf('height'), man, { unit: 'cm' })).toEqual([]);
  });

  it('names the source of its bounds', () => {
    const [step] = referenceSteps(
      lineOf('hemoglobin'),
      { from: at('2024-01-05'), to: at('2024-01-06') },
      { person: man, timeZone: INDIA, unit: 'g/dL' },
    );
    expect(step?.areas[0]?.sources).toEqual([
      'WHO cut-offs 2024 with the severity bands of WHO 2011',
      'WHO 2016 on polycythaemia',
    ]);
  });
});
