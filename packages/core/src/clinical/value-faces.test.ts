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

/** What is shown of each value: the code of its flag, its range, or why it is not judged. */
function shown(given: JudgedRecord, facts: PersonFacts): Readonly<Record<string, string>> {
  const { faces } = judgeRecord(given, facts, { timeZone: 'Asia/Kolkata' });
  return Object.fromEntries(
    Object.entries(faces).map(([key, face]) => {
      if (face.kind === 'flag') return [key, face.flag.code];
      return [key, face.kind === 'in-range' ? usualRangeText(face.range) : `not judged: ${face.reason}`];
    }),
  );
}

describe('a value has one of three faces', () => {
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
    ['a range with decimals', one('hemoglobin', '14', 'g/dL'), man, { value: '13–18.4' }],
    ['in the entered unit', one('hemoglobin', '140', 'g/L'), man, { value: '130–184' }],
    ['in degrees Fahrenheit', one('temperature', '98.6', '[degF]'), man, { value: '97–100.4' }],
    ['in a unit with cut-offs of its own', one('hba1c', '36', 'mmol/mol'), man, { value: '≤ 38' }],
    [
      'in a unit that cut-offs are converted to',
      record('lipid', { ldl: ['2', 'mmol/L'] }),
      man,
      { ldl: '≤ 2.5' },
    ],
    ['both sexes agree', one('hemoglobin', '14', 'g/dL'), { ...man, sex: 'other' }, { value: '13–18.4' }],
    ['a side only', one('spo2', '97', '%'), man, { value: '≥ 96' }],
  ])('%s', (_, given, facts, expected) => {
    expect(shown(given, facts)).toEqual(expected);
  });
});

describe('only a reference of this person makes a value in range', () => {
  const child: PersonFacts = { sex: 'female', birthDate: '2020-01-10' };
  const teenager: PersonFacts = { sex: 'male', birthDate: '2011-01-10' };
  const expecting: PersonFacts = { ...woman, pregnancies: [{ dueDate: '2026-03-01' }] };
  const random = (text: string): JudgedRecord => ({
    ...one('bloodglucose', text, 'mg/dL'),
    mealSituation: 'MEAL_SITUATION_RANDOM',
  });
  const pair = (systolic: string, diastolic: string): JudgedRecord =>
    record('bloodpressure', { systolic: [systolic, 'mmHg'], diastolic: [diastolic, 'mmHg'] });

  it.each<[string, JudgedRecord, PersonFacts, Readonly<Record<string, string>>]>([
    // NEWS2: two points.
    ['a systolic of 95 is low', pair('95', '70'), man, { systolic: 'reference:low', diastolic: '60–84' }],
    ['so is a diastolic of 55', pair('110', '55'), man, { systolic: '101–129', diastolic: 'reference:low' }],
    // AAP 2017, table 6: 105/67 of a girl of six.
    ['a girl of six, 104/66', pair('104', '66'), child, { systolic: '82–104', diastolic: '≤ 66' }],
    [
      'a girl of six, 105/67',
      pair('105', '67'),
      child,
      { systolic: 'child-pressure:raised', diastolic: 'child-pressure:raised' },
    ],
    // AAP 2017: elevated from 120 on.
    [
      'a boy of fifteen, 122/70',
      pair('122', '70'),
      teenager,
      { systolic: 'child-pressure:raised', diastolic: '≤ 79' },
    ],
    // Only limits of triage are for these.
    [
      'a child with a pulse of 145',
      one('heartrate', '145', '/min'),
      child,
      { value: 'not judged: no-urgent-limit' },
    ],
    [
      'a pressure of 118/76 in pregnancy',
      pair('118', '76'),
      expecting,
      { systolic: 'not judged: no-urgent-limit', diastolic: 'not judged: no-urgent-limit' },
    ],
    ['a random glucose of 185', random('185'), man, { value: 'not judged: no-urgent-limit' }],
    // Maternal Early Warning Criteria.
    ['a saturation of 94 % in pregnancy', one('spo2', '94', '%'), expecting, { value: 'spo2:very-low' }],
    [
      'platelets of 600',
      record('bloodcount', { platelets: ['600', '10*3/uL'] }),
      man,
      { platelets: 'reference:high' },
    ],
  ])('%s', (_, given, facts, expected) => {
    expect(shown(given, facts)).toEqual(expected);
  });
});

describe('of a birth date in part every age that it can mean is judged', () => {
  const born = (birthDate: string): PersonFacts => ({ sex: 'male', birthDate });
  const breaths = (text: string): JudgedRecord => one('respiratoryrate', text, '/min');
  const levelOf = (given: JudgedRecord, facts: PersonFacts) =>
    judgeRecord(given, facts, { timeZone: 'Asia/Kolkata' }).level;

  it.each<[string, JudgedRecord, PersonFacts, string, string | undefined]>([
    // IMNCI: fast from 50 on under a year, from 40 on over it. The reading is of 15 January 2026.
    ['fast whatever the month of 2025', breaths('55'), born('2025'), 'imci:fast-breathing', 'review'],
    ['fast for a child over a year alone', breaths('45'), born('2024-12'), 'imci:fast-breathing', 'review'],
    ['an adult of any day of the year', one('heartrate', '70', '/min'), born('1970'), '51–100', undefined],
    // 38.2 is an emergency under three months, and a fever after them.
    [
      'a newborn or not',
      one('temperature', '38.2', 'Cel'),
      born('2025'),
      'infant-temperature:fever',
      'critical',
    ],
  ])('%s', (_, given, facts, face, level) => {
    expect(shown(given, facts)).toEqual({ value: face });
    expect(levelOf(given, facts)).toBe(level);
  });
});

describe('a value that is not judged says why', () => {
  const undated = (given: JudgedRecord): JudgedRecord => ({ ...given, timestamp: undefined });
  const REASONS: Readonly<Record<NotJudged, readonly [JudgedRecord, PersonFacts]>> = {
    'no-rule': [record('body', { height: ['170', 'cm'] }), man],
    'no-urgent-limit': [one('heartrate', '70', '/min'), { ...man, birthDate: '2020-01-10' }],
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

  it('but never of what is dangerous whatever is not known', () => {
    expect(shown({ ...one('bloodglucose', '40', 'mg/dL'), mealSituation: 'AT_NIGHT' }, man)).toEqual({
      value: 'ada:low-level2',
    });
    expect(shown(undated(one('spo2', '80', '%')), man)).toEqual({ value: 'spo2:dangerous' });
    expect(shown(undated(one('spo2', '98', '%')), man)).toEqual({ value: 'not judged: situation' });
  });
});
