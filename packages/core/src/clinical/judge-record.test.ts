import { describe, expect, it } from 'vitest';
import type { MetricValue } from '#metrics';
import { INTERNATIONAL, type JudgedRecord, judgeRecord, type RecordPerson } from './index.ts';

/** 15 January 2026, noon in India. */
const NOON = 1_768_458_600;
const ZONE = { timeZone: 'Asia/Kolkata' };

const woman: RecordPerson = { sex: 'female', birthDate: '1995-06-01' };
const man: RecordPerson = { sex: 'male', birthDate: '1960-01-01' };
const mother: RecordPerson = { ...woman, pregnancy: 'unknown' };

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

const judged = (given: JudgedRecord, person: RecordPerson) => {
  const { flag, level } = judgeRecord(given, person, ZONE);
  return [flag?.code ?? 'none', level ?? 'none'];
};

describe('a stored record', () => {
  it.each<[string, JudgedRecord, string, string]>([
    ['a pair without a flag', pressure('122', '78', 'mm[Hg]'), 'none', 'none'],
    ['a pair at grade 1', pressure('146', '92', 'mmHg'), 'ish:grade1', 'none'],
    ['a pair at grade 2', pressure('164', '96', 'mm[Hg]'), 'ish:grade2', 'review'],
    ['its diastolic decides', pressure('150', '104', 'mm[Hg]'), 'ish:grade2', 'review'],
    ['an isolated systolic', pressure('165', '80', 'mmHg'), 'ish:grade2+isolated-systolic', 'review'],
    ['a critical pair', pressure('184', '112', 'mm[Hg]'), 'esc:grade3', 'critical'],
    ['two spellings of one unit', pressure('184', '112', 'mm[Hg]', 'mmHg'), 'esc:grade3', 'critical'],
    ['a systolic alone', record('bloodpressure', [value('systolic', '88', 'mmHg')]), 'news2:3', 'critical'],
    ['glucose with no situation', glucose('210', 'mg/dL'), 'ada:confirm', 'none'],
    ['the same after a meal', glucose('210', 'mg/dL', 'MEAL_SITUATION_AFTER_MEAL'), 'none', 'none'],
    ['a fasting glucose', glucose('130', 'mg/dL', 'MEAL_SITUATION_FASTING'), 'ada:diabetes-range', 'none'],
    ['a low one', glucose('62', 'mg/dL'), 'ada:low-level1', 'review'],
    ['a very low one', glucose('48', 'mg/dL'), 'ada:low-level2', 'critical'],
    ['a very low one in the other unit', glucose('2.6', 'mmol/L'), 'ada:low-level2', 'critical'],
    [
      'all the digits of a double, as sources that compute write them',
      glucose('48.308212903724611', 'mg/dL'),
      'ada:low-level2',
      'critical',
    ],
    ['what a meter shows as LO', glucose('<54', 'mg/dL'), 'ada:low-level2', 'critical'],
    ['a saturation', only('spo2', '90', '%'), 'news2:3', 'critical'],
    ['a resting pulse', only('restinghr', '135', '/min'), 'news2:3', 'critical'],
    ['a temperature in °F', only('temperature', '94.0', '[degF]'), 'news2:3', 'critical'],
    ['the gravest of a panel', lipids('250', '195'), 'atp:very-high', 'review'],
  ])('%s', (_, given, flag, level) => {
    expect(judged(given, man)).toEqual([flag, level]);
  });
});

function lipids(total: string, ldl: string): JudgedRecord {
  return record('lipid', [value('totalCholesterol', total, 'mg/dL'), value('ldl', ldl, 'mg/dL')]);
}

const halfWithoutUnit = record('bloodpressure', [
  value('systolic', '120', 'mmHg'),
  value('diastolic', '112'),
]);

describe('no flag', () => {
  it.each<[string, JudgedRecord]>([
    ['a pair without a unit', pressure('184', '112')],
    ['half a pair without a unit, beside one that needs no flag', halfWithoutUnit],
    ['a glucose without a unit', glucose('48')],
    ['a unit of something else', glucose('48', 'kg')],
    ['an unknown unit', glucose('48', 'points')],
    ['an impossible saturation', only('spo2', '0', '%')],
    ['a saturation over a hundred', only('spo2', '101', '%')],
    ['an impossible pair', pressure('400', '112', 'mmHg')],
    ['a pair the wrong way round', pressure('80', '184', 'mmHg')],
    ['a pair of two equal numbers', pressure('184', '184', 'mmHg')],
    ['a negative number', glucose('-40', 'mg/dL')],
    ['an impossible temperature', only('temperature', '12', 'Cel')],
    ['words', only('hemoglobin', 'trace', 'g/dL')],
    ['no text', only('hemoglobin', '', 'g/dL')],
    ['a number with words', glucose('48 approx', 'mg/dL')],
    ['an exponent', glucose('4.8e1', 'mg/dL')],
    ['a situation nobody knows', glucose('48', 'mg/dL', 'MEAL_SITUATION_BEDTIME')],
    ['a metric without rules', only('stress', '9', 'points')],
    ['a name every object has', only('constructor', '9', '%')],
    ['a value without rules', record('spo2', [value('toString', '80', '%')])],
    ['no values', record('spo2', [])],
  ])('%s', (_, given) => {
    expect(judgeRecord(given, man, ZONE)).toMatchObject({ flag: undefined, level: undefined });
  });
});

describe('the age is that of the reading’s day', () => {
  const adultFrom = '2026-01-16';
  const born: RecordPerson = { sex: 'male', birthDate: '2008-01-16' };
  const at = (more: Partial<JudgedRecord>): JudgedRecord => ({ ...pressure('165', '96', 'mmHg'), ...more });

  it.each<[string, JudgedRecord, string]>([
    ['the day before the eighteenth birthday', at({ timestamp: undefined, date: '2026-01-15' }), 'none'],
    ['the birthday', at({ timestamp: undefined, date: adultFrom }), 'ish:grade2'],
    // 15 January, 18:29:59 UTC is the last second of that day in India.
    ['the last second before it in India', at({ timestamp: 1_768_501_799 }), 'none'],
    ['the first second of it in India', at({ timestamp: 1_768_501_800 }), 'ish:grade2'],
    ['a reading without a readable time', at({ timestamp: undefined }), 'none'],
  ])('%s', (_, given, flag) => {
    expect(judgeRecord(given, born, ZONE).flag?.code ?? 'none').toBe(flag);
  });

  it('is missed where no birth date is known', () => {
    const judgement = judgeRecord(pressure('184', '112', 'mmHg'), { sex: 'male', birthDate: null }, ZONE);
    expect(judgement).toEqual({ flag: undefined, level: undefined, missing: ['age'] });
  });
});

describe('what is not known is never guessed', () => {
  it.each<[string, JudgedRecord, string, string, readonly string[]]>([
    // With child 160 is severe and critical; without, grade 2 and a review: the review is certain.
    ['a severe pressure', pressure('162', '96', 'mmHg'), 'ish:grade2', 'review', ['pregnancy']],
    [
      'a pressure critical either way',
      pressure('184', '112', 'mmHg'),
      'esc:grade3',
      'critical',
      ['pregnancy'],
    ],
    ['a low glucose', glucose('48', 'mg/dL'), 'ada:low-level2', 'critical', ['pregnancy']],
    ['a very low haemoglobin', only('hemoglobin', '6.2', 'g/dL'), 'who24:severe', 'review', ['pregnancy']],
    // Severe in a woman who is not with child, moderate in one who is.
    ['a low haemoglobin', only('hemoglobin', '7.4', 'g/dL'), 'amb:moderate', 'none', ['pregnancy']],
    ['a body mass index', record('body', [value('bmi', '31', 'kg/m2')]), 'none', 'none', ['pregnancy']],
  ])('pregnancy: %s', (_, given, flag, level, missing) => {
    const judgement = judgeRecord(given, mother, ZONE);
    expect([judgement.flag?.code ?? 'none', judgement.level ?? 'none']).toEqual([flag, level]);
    expect(judgement.missing).toEqual(missing);
  });

  it('asks nothing about the pregnancy of a man', () => {
    const judgement = judgeRecord(only('spo2', '90', '%'), { ...man, pregnancy: 'unknown' }, ZONE);
    expect(judgement).toMatchObject({ level: 'critical', missing: [] });
  });

  it('is told apart from what is known', () => {
    expect(judged(only('hemoglobin', '7.4', 'g/dL'), woman)).toEqual(['who24:severe', 'review']);
  });

  it('says that the sex is missing where it matters', () => {
    const judgement = judgeRecord(only('hemoglobin', '12.5', 'g/dL'), { ...man, sex: 'unknown' }, ZONE);
    expect(judgement).toEqual({ flag: undefined, level: undefined, missing: ['sex'] });
  });
});

it('judges by another scheme where one is given', () => {
  const given = pressure('146', '92', 'mmHg');
  expect(judgeRecord(given, man, { ...ZONE, scheme: INTERNATIONAL }).flag?.code).toBe('aha:stage2');
});
