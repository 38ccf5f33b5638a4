// spec: limits-values

import { describe, expect, it } from 'vitest';
import { type JudgedRecord, judgeRecord, type NotJudged, type PersonFacts, usualRangeText } from './index.ts';

const NOON = 1_768_458_600;
const man: PersonFacts = { sex: 'male', birthDate: '1970-01-10' };
const woman: PersonFacts = { sex: 'female', birthDate: '1990-01-10' };
const record = (
  metric: string,
  values: Readonly<Record<string, readonly [string, string?]>>,
): JudgedRecord => ({
  metric,
  timestamp: NOON,
  values: Object.entries(values).map(([key, [text, unit]]) => ({ key, text, ...(unit && { unit }) })),
});
const one = (metric: string, text: string, unit?: string): JudgedRecord =>
  record(metric, { value: unit === undefined ? [text] : [text, unit] });

/** Returns what is displayed for each value: flag code, range, or the reason why it is not evaluated. */
function shown(given: JudgedRecord, facts: PersonFacts): Readonly<Record<string, string>> {
  const { faces } = judgeRecord(given, facts, { timeZone: 'Asia/Kolkata' });
  return Object.fromEntries(
    Object.entries(faces).map(([key, face]) => {
      if (face.kind === 'flag') return [key, face.flag.code];
      if (face.kind === 'no-urgent-limit') return [key, 'no urgent limit'];
      return [key, face.kind === 'in-range' ? usualRangeText(face.range) : `not judged: ${face.reason}`];
    }),
  );
}

describe('a value has one of four statuses', () => {
  it.each<[string, JudgedRecord, PersonFacts, Readonly<Record<string, string>>]>([
    [
      'both numbers in range',
      record('bloodpressure', { systolic: ['120', 'mmHg'], diastolic: ['80', 'mmHg'] }),
      man,
      { systolic: '101–129', diastolic: '60–84' },
    ],
    [
      'a flag beside one in range',
      record('bloodpressure', { systolic: ['150', 'mmHg'], diastolic: ['80', 'mmHg'] }),
      man,
      { systolic: 'ish:grade1+isolated-systolic', diastolic: '60–84' },
    ],
    [
      'each value of a panel by itself',
      record('lipid', { ldl: ['90', 'mg/dL'], hdl: ['39', 'mg/dL'], other: ['1', 'mg/dL'] }),
      man,
      { ldl: '≤ 99', hdl: 'atp:low', other: 'not judged: no-rule' },
    ],
    ['a range with decimals', one('hemoglobin', '14', 'g/dL'), man, { value: '13–16.5' }],
    ['in the entered unit', one('hemoglobin', '140', 'g/L'), man, { value: '130–165' }],
    ['in degrees Fahrenheit', one('temperature', '98.6', '[degF]'), man, { value: '97–99' }],
    ['in a unit with cut-offs of its own', one('hba1c', '36', 'mmol/mol'), man, { value: '20–38' }],
    [
      'in a unit that cut-offs are converted to',
      record('lipid', { ldl: ['2', 'mmol/L'] }),
      man,
      { ldl: '≤ 2.5' },
    ],
    ['both sexes agree', one('hemoglobin', '14', 'g/dL'), { ...man, sex: 'other' }, { value: '13–16' }],
    [
      'a pulse between its limits and its reference',
      one('heartrate', '55', '/min'),
      man,
      { value: 'no urgent limit' },
    ],
    [
      'a temperature between its reference and a fever',
      one('temperature', '37.8', 'Cel'),
      man,
      { value: 'no urgent limit' },
    ],
    [
      'a random glucose, which has no reference',
      { ...one('bloodglucose', '150', 'mg/dL'), mealSituation: 'MEAL_SITUATION_RANDOM' },
      man,
      { value: 'no urgent limit' },
    ],
    [
      'a hemoglobin under six months',
      one('hemoglobin', '12', 'g/dL'),
      { sex: 'male', birthDate: '2025-10-01' },
      { value: 'no urgent limit' },
    ],
    ['a meter that shows no number', one('spo2', '>95', '%'), man, { value: '≥ 96' }],
    [
      'a result that may be anything below',
      one('creatinine', '<1.2', 'mg/dL'),
      man,
      { value: 'no urgent limit' },
    ],
    [
      'systolic 95 between shock and reference',
      record('bloodpressure', { systolic: ['95', 'mmHg'], diastolic: ['65', 'mmHg'] }),
      man,
      { systolic: 'pressure:below-reference', diastolic: '60–84' },
    ],
    [
      'the pulse of a child of eight',
      one('heartrate', '85', '/min'),
      { sex: 'male', birthDate: '2018-01-01' },
      { value: '60–115' },
    ],
    ['a side only', one('spo2', '97', '%'), man, { value: '≥ 96' }],
  ])('%s', (_, given, facts, expected) => {
    expect(shown(given, facts)).toEqual(expected);
  });
});

describe('a partly known birth date', () => {
  it.each<[string, string, JudgedRecord, string]>([
    [
      '55 breaths of a child born in 2025 are fast from two months on',
      '2025',
      one('respiratoryrate', '55', '/min'),
      'imci:fast-breathing',
    ],
    [
      '45 breaths are fast at the end of the year only',
      '2024',
      one('respiratoryrate', '45', '/min'),
      'imci:fast-breathing',
    ],
    [
      'a pulse of 90 is in range at no and at every age of a year',
      '2016',
      one('heartrate', '90', '/min'),
      '60–115',
    ],
    [
      'a pulse of 118 is over the reference at eight years, and not at seven',
      '2018',
      one('heartrate', '118', '/min'),
      'not judged: age',
    ],
    ['the month says more', '2018-12', one('heartrate', '118', '/min'), '60–123'],
    [
      '38.2 degrees of a child born this year',
      '2026',
      one('temperature', '38.2', 'Cel'),
      'infant-temperature:fever',
    ],
    ['a grown-up is one at every age of the year', '1980', one('heartrate', '80', '/min'), '60–100'],
  ])('%s', (_, birthDate, given, expected) => {
    expect(shown(given, { sex: 'male', birthDate })).toEqual({ value: expected });
  });
});

describe('a value that is not judged says why', () => {
  const undated = (given: JudgedRecord): JudgedRecord => ({ ...given, timestamp: undefined });
  const REASONS: Readonly<Record<Exclude<NotJudged, 'other-system'>, readonly [JudgedRecord, PersonFacts]>> =
    {
      'no-rule': [record('body', { height: ['170', 'cm'] }), man],
      sex: [one('hemoglobin', '12.5', 'g/dL'), { ...man, sex: 'other' }],
      age: [one('heartrate', '70', '/min'), { sex: 'male', birthDate: null }],
      pregnancy: [one('hemoglobin', '11.5', 'g/dL'), { ...woman, motherhoodUntil: null }],
      'gestational-age': [
        record('thyroid', { tsh: ['0.2', 'mIU/L'] }),
        { ...woman, withChildOn: ['2026-01-15'] },
      ],
      meal: [one('bloodglucose', '110', 'mg/dL'), man],
      words: [one('hemoglobin', 'low', 'g/dL'), man],
      'no-unit': [one('hemoglobin', '11'), man],
      'other-unit': [one('hemoglobin', '11', 'kg'), man],
      invalid: [record('rapidtest', { hiv: ['invalid', '{presence}'] }), man],
      impossible: [one('spo2', '0', '%'), man],
      swapped: [
        record('bloodpressure', { value: ['1'], systolic: ['80', 'mmHg'], diastolic: ['120', 'mmHg'] }),
        man,
      ],
      situation: [{ ...one('bloodglucose', '110', 'mg/dL'), mealSituation: 'AT_NIGHT' }, man],
    };

  it.each(Object.entries(REASONS))('%s', (reason, [given, facts]) => {
    expect(Object.values(shown(given, facts))).toContain(`not judged: ${reason}`);
  });

  it('but not a value that is dangerous in any case', () => {
    expect(shown({ ...one('bloodglucose', '40', 'mg/dL'), mealSituation: 'AT_NIGHT' }, man)).toEqual({
      value: 'ada:low-level2',
    });
    expect(shown(undated(one('spo2', '80', '%')), man)).toEqual({ value: 'spo2:dangerous' });
    expect(shown(undated(one('spo2', '98', '%')), man)).toEqual({ value: 'not judged: situation' });
  });
});
