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
      if (face.kind === 'no-urgent-limit') return [key, 'no urgent limit'];
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
      { systolic: '91–129', diastolic: '≤ 84' },
    ],
    [
      'a flag beside one in range',
      record('bloodpressure', { systolic: ['150', 'mmHg'], diastolic: ['80', 'mmHg'] }),
      man,
      { systolic: 'ish:grade1+isolated-systolic', diastolic: '≤ 84' },
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

describe('a value that is not judged says why', () => {
  const undated = (given: JudgedRecord): JudgedRecord => ({ ...given, timestamp: undefined });
  const REASONS: Readonly<Record<NotJudged, readonly [JudgedRecord, PersonFacts]>> = {
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

  it('but never of what is dangerous whatever is not known', () => {
    expect(shown({ ...one('bloodglucose', '40', 'mg/dL'), mealSituation: 'AT_NIGHT' }, man)).toEqual({
      value: 'ada:low-level2',
    });
    expect(shown(undated(one('spo2', '80', '%')), man)).toEqual({ value: 'spo2:dangerous' });
    expect(shown(undated(one('spo2', '98', '%')), man)).toEqual({ value: 'not judged: situation' });
  });
});
