import { describe, expect, it } from 'vitest';
import type { MetricValue } from '#metrics';
import { INTERNATIONAL, type JudgedRecord, judgeRecord, type PersonFacts } from './index.ts';

/** 15 January 2026, noon in India. */
const NOON = 1_768_458_600;
const ZONE = { timeZone: 'Asia/Kolkata' };

const woman: PersonFacts = { sex: 'female', birthDate: '1995-06-01' };
const man: PersonFacts = { sex: 'male', birthDate: '1960-01-01' };
/** In the motherhood programme, without a reported pregnancy. */
const mother: PersonFacts = { ...woman, motherhoodUntil: null };

const value = (key: string, text: string, unit?: string): MetricValue => ({
  key,
  text,
  ...(unit && { unit }),
});

const record = (metric: string, values: MetricValue[], more: Partial<JudgedRecord> = {}): JudgedRecord => ({
  metric,
  timestamp: NOON,
  values,
  ...more,
});

const pressure = (systolic: string, diastolic: string, unit?: string, lowerUnit = unit) =>
  record('bloodpressure', [value('systolic', systolic, unit), value('diastolic', diastolic, lowerUnit)]);

const glucose = (text: string, unit?: string, mealSituation?: string) =>
  record('bloodglucose', [value('value', text, unit)], mealSituation ? { mealSituation } : {});

const only = (metric: string, text: string, unit?: string) => record(metric, [value('value', text, unit)]);

const judged = (given: JudgedRecord, person: PersonFacts) => {
  const { flag, level } = judgeRecord(given, person, ZONE);
  return [flag?.code ?? 'none', level ?? 'none'];
};

const dangerousHalf = record('bloodpressure', [value('systolic', '190', 'mmHg'), value('diastolic', '112')]);
const halfWithoutUnit = record('bloodpressure', [
  value('systolic', '120', 'mmHg'),
  value('diastolic', '112'),
]);

describe('a stored record', () => {
  it.each<[string, JudgedRecord, string, string]>([
    ['a pair without a flag', pressure('122', '78', 'mm[Hg]'), 'none', 'none'],
    ['a pair at grade 1', pressure('146', '92', 'mmHg'), 'ish:grade1', 'none'],
    ['a pair at grade 2', pressure('164', '96', 'mm[Hg]'), 'ish:grade2', 'review'],
    ['its diastolic decides', pressure('150', '104', 'mm[Hg]'), 'ish:grade2', 'review'],
    ['an isolated systolic', pressure('165', '80', 'mmHg'), 'ish:grade2+isolated-systolic', 'review'],
    ['a critical pair', pressure('184', '112', 'mm[Hg]'), 'pressure:dangerous', 'critical'],
    ['two spellings of one unit', pressure('184', '112', 'mm[Hg]', 'mmHg'), 'pressure:dangerous', 'critical'],
    ['a pair without a unit', pressure('184', '112'), 'pressure:dangerous', 'critical'],
    ['half a pair without a unit', halfWithoutUnit, 'pressure:dangerous', 'critical'],
    ['a glucose without a unit', glucose('48'), 'ada:low-level2', 'critical'],
    ['a unit of something else', glucose('48', 'kg'), 'ada:low-level2', 'critical'],
    ['an unknown unit', glucose('48', 'points'), 'ada:low-level2', 'critical'],
    ['a number with words', glucose('48 approx', 'mg/dL'), 'ada:low-level2', 'critical'],
    [
      'a systolic alone',
      record('bloodpressure', [value('systolic', '88', 'mmHg')]),
      'pressure:low',
      'critical',
    ],
    ['glucose with no situation', glucose('210', 'mg/dL'), 'ada:confirm', 'none'],
    ['the same after a meal', glucose('210', 'mg/dL', 'MEAL_SITUATION_AFTER_MEAL'), 'sugar:high', 'none'],
    ['a very high one', glucose('300', 'mg/dL', 'MEAL_SITUATION_AFTER_MEAL'), 'sugar:very-high', 'review'],
    ['a dangerous one', glucose('400', 'mg/dL'), 'sugar:dangerous', 'critical'],
    ['what a meter shows as HI', glucose('HI', 'mg/dL'), 'sugar:dangerous', 'critical'],
    ['what a meter shows as LO', glucose('lo'), 'ada:low-level2', 'critical'],
    ['an exponent', glucose('4.8e1', 'mg/dL'), 'ada:low-level2', 'critical'],
    [
      'a situation of a later version',
      glucose('48', 'mg/dL', 'MEAL_SITUATION_BEDTIME'),
      'ada:low-level2',
      'critical',
    ],
    [
      'an impossible half says nothing of the other',
      pressure('400', '112', 'mmHg'),
      'pressure:dangerous',
      'critical',
    ],
    [
      'a half without a unit is as grave as in the usual unit',
      dangerousHalf,
      'pressure:dangerous',
      'critical',
    ],
    ['a fasting glucose', glucose('130', 'mg/dL', 'MEAL_SITUATION_FASTING'), 'ada:diabetes-range', 'none'],
    ['a low one', glucose('62', 'mg/dL'), 'ada:low-level1', 'none'],
    ['a very low one', glucose('48', 'mg/dL'), 'ada:low-level2', 'critical'],
    ['a very low one in the other unit', glucose('2.6', 'mmol/L'), 'ada:low-level2', 'critical'],
    [
      'all the digits of a double, as sources that compute write them',
      glucose('48.308212903724611', 'mg/dL'),
      'ada:low-level2',
      'critical',
    ],
    ['what a meter shows under its range', glucose('<54', 'mg/dL'), 'ada:low-level2', 'critical'],
    ['a saturation', only('spo2', '90', '%'), 'spo2:dangerous', 'critical'],
    ['a resting pulse', only('restinghr', '135', '/min'), 'pulse:dangerously-fast', 'critical'],
    ['a temperature in °F', only('temperature', '94.0', '[degF]'), 'temperature:cold', 'critical'],
    ['the gravest of a panel', lipids('250', '195'), 'atp:very-high', 'review'],
  ])('%s', (_, given, flag, level) => {
    expect(judged(given, man)).toEqual([flag, level]);
  });
});

function lipids(total: string, ldl: string): JudgedRecord {
  return record('lipid', [value('totalCholesterol', total, 'mg/dL'), value('ldl', ldl, 'mg/dL')]);
}

describe('no flag', () => {
  it.each<[string, JudgedRecord]>([
    ['an impossible saturation', only('spo2', '0', '%')],
    ['a saturation over a hundred', only('spo2', '101', '%')],
    ['an impossible pair', pressure('400', '212', 'mmHg')],
    ['a pair the wrong way round', pressure('80', '184', 'mmHg')],
    ['a pair of two equal numbers', pressure('184', '184', 'mmHg')],
    ['a negative number', glucose('-40', 'mg/dL')],
    ['an impossible temperature', only('temperature', '12', 'Cel')],
    ['words', only('hemoglobin', 'trace', 'g/dL')],
    ['no text', only('hemoglobin', '', 'g/dL')],
    ['a metric without rules', only('stress', '9', 'points')],
    ['a name every object has', only('constructor', '9', '%')],
    ['a value without rules', record('spo2', [value('toString', '80', '%')])],
    ['no values', record('spo2', [])],
  ])('%s', (_, given) => {
    expect(judgeRecord(given, man, ZONE)).toMatchObject({ flag: undefined, level: undefined });
  });
});

describe('the age on the day of the reading', () => {
  const born: PersonFacts = { sex: 'male', birthDate: '2008-01-16' };
  const at = (more: Partial<JudgedRecord>): JudgedRecord => ({ ...pressure('136', '84', 'mmHg'), ...more });

  it.each<[string, JudgedRecord, string]>([
    [
      'the day before the eighteenth birthday',
      at({ timestamp: undefined, date: '2026-01-15' }),
      'child-pressure:raised',
    ],
    ['the birthday', at({ timestamp: undefined, date: '2026-01-16' }), 'ish:home-high'],
    // 15 January, 18:29:59 UTC is the last second of that day in India.
    ['the last second before it in India', at({ timestamp: 1_768_501_799 }), 'child-pressure:raised'],
    ['the first second of it in India', at({ timestamp: 1_768_501_800 }), 'ish:home-high'],
    // An unknown age counts as adult, and what is abnormal in an adult may be more severe in a younger person.
    ['a reading without a readable time', at({ timestamp: undefined }), 'ish:home-high'],
    [
      'a dangerous one without a readable time',
      { ...pressure('184', '112', 'mmHg'), timestamp: undefined },
      'pressure:dangerous',
    ],
  ])('%s', (_, given, flag) => {
    expect(judgeRecord(given, born, ZONE).flag?.code ?? 'none').toBe(flag);
  });

  it('gives an adult’s words the level of any age where it is unknown', () => {
    const judgement = judgeRecord(pressure('150', '95', 'mmHg'), { sex: 'male', birthDate: null }, ZONE);
    expect(judgement).toMatchObject({ flag: { code: 'ish:grade1' }, level: 'critical', missing: ['age'] });
  });

  it('is missing without a birth date', () => {
    const judgement = judgeRecord(pressure('184', '112', 'mmHg'), { sex: 'male', birthDate: null }, ZONE);
    expect(judgement).toMatchObject({ level: 'critical', missing: ['age'] });
  });
});

describe('unknown facts are never guessed', () => {
  it.each<[string, JudgedRecord, string, string, readonly string[]]>([
    // In pregnancy 160 is severe and critical; otherwise grade 2 with a review.
    ['a severe pressure', pressure('162', '96', 'mmHg'), 'ob:severe', 'critical', ['pregnancy']],
    [
      'a pressure critical either way',
      pressure('184', '112', 'mmHg'),
      'pressure:dangerous',
      'critical',
      ['pregnancy'],
    ],
    ['a low glucose', glucose('48', 'mg/dL'), 'ada:low-level2', 'critical', ['pregnancy']],
    [
      'a glucose that is too high after a fast',
      glucose('130', 'mg/dL'),
      'pregnancy-sugar:very-high',
      'review',
      ['pregnancy', 'meal'],
    ],
    [
      'a very low hemoglobin',
      only('hemoglobin', '6.2', 'g/dL'),
      'hemoglobin:dangerous',
      'critical',
      ['pregnancy'],
    ],
    // Severe in a woman who is not pregnant, moderate in pregnancy.
    ['a low hemoglobin', only('hemoglobin', '7.4', 'g/dL'), 'who24:severe', 'review', ['pregnancy']],
    ['a body mass index', record('body', [value('bmi', '31', 'kg/m2')]), 'none', 'none', ['pregnancy']],
  ])('pregnancy: %s', (_, given, flag, level, missing) => {
    const judgement = judgeRecord(given, mother, ZONE);
    expect([judgement.flag?.code ?? 'none', judgement.level ?? 'none']).toEqual([flag, level]);
    expect(judgement.missing).toEqual(missing);
  });

  it('asks nothing about the pregnancy of a man', () => {
    const judgement = judgeRecord(only('spo2', '90', '%'), { ...man, motherhoodUntil: null }, ZONE);
    expect(judgement).toMatchObject({ level: 'critical', missing: [] });
  });

  it('are distinguished from known ones', () => {
    expect(judged(only('hemoglobin', '7.4', 'g/dL'), woman)).toEqual(['who24:severe', 'review']);
  });

  it('are reported when the sex is missing and matters', () => {
    const judgement = judgeRecord(only('hemoglobin', '12.5', 'g/dL'), { ...man, sex: 'unknown' }, ZONE);
    expect(judgement).toMatchObject({ flag: undefined, level: undefined, missing: ['sex'] });
    expect(judgement.faces).toEqual({ value: { kind: 'not-judged', reason: 'sex' } });
  });
});

it('use another scheme if one is given', () => {
  const given = pressure('146', '92', 'mmHg');
  expect(judgeRecord(given, man, { ...ZONE, scheme: INTERNATIONAL }).flag?.code).toBe('aha:stage2');
});
