import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Measure } from '#observations';
import { sequence } from '#test';
import { FLAG_CASES, pressure } from '../../test/flag-cases.ts';
import {
  ageInYears,
  ageOn,
  flagReading,
  gestationalDays,
  INDIA_PROGRAMME,
  INTERNATIONAL,
  type PersonContext,
  type Range,
  type Reading,
  unitsOf,
} from './index.ts';

const codeOf = (reading: Reading, context: PersonContext, scheme = INDIA_PROGRAMME): string =>
  flagReading(reading, context, scheme).flag?.code ?? 'none';

describe('the labelled cases', () => {
  it('are all present', () => {
    expect(FLAG_CASES).toHaveLength(117);
  });

  it.each(FLAG_CASES)('$name is $flag', ({ reading, context, scheme, flag }) => {
    expect(codeOf(reading, context, scheme)).toBe(flag);
  });
});

const man = (years: number): PersonContext => ({ sex: 'male', age: ageInYears(years) });
const one = (measure: Measure, value: number, unit = unitsOf(measure)[0] ?? ''): Reading => ({
  measure,
  value,
  unit,
});

describe('a patient of unknown sex', () => {
  const person: PersonContext = { sex: 'other', age: ageInYears(40) };

  it.each<[string, Reading, string]>([
    ['12.5 is anaemia in a man only', one('hemoglobin', 12.5), 'none'],
    ['11.5 is mild anaemia in both', one('hemoglobin', 11.5), 'who24:mild'],
    ['10.9 is moderate in both', one('hemoglobin', 10.9), 'who24:moderate'],
    ['HDL 45 is low in a woman only', one('hdl', 45), 'none'],
    ['HDL 39 is low in both', one('hdl', 39), 'atp:low'],
    ['HDL 60 is protective in both', one('hdl', 60), 'atp:protective'],
  ])('%s', (_, reading, flag) => {
    expect(codeOf(reading, person)).toBe(flag);
  });

  it('gets both ranges, and the missing fact', () => {
    const { ranges, missing } = flagReading(one('hemoglobin', 12.5), person);
    const known = new Set(ranges.flatMap(({ population }) => population.sex ?? []));
    expect([...known].toSorted()).toEqual(['female', 'male']);
    expect(missing).toEqual(['sex']);
  });

  it('misses nothing if sex makes no difference', () => {
    expect(flagReading(one('ldl', 100), person).missing).toEqual([]);
  });
});

describe('exclusions before ranges', () => {
  const afterBirth = (days: number): PersonContext => ({ ...man(28), sex: 'female', daysAfterBirth: days });

  it.each<[string, Reading, PersonContext, string]>([
    ['a child’s pressure at 17', pressure(150, 95), man(17), 'child-pressure:high'],
    ['pressure at 18', pressure(150, 95), man(18), 'ish:grade1'],
    ['pregnancy at 17', pressure(150, 95), { ...man(17), gestationalDays: 200 }, 'ob:high'],
    ['a saturation of 91 from 16', one('spo2', 91), man(16), 'spo2:dangerous'],
    ['a saturation of 91 at 15', one('spo2', 91), man(15), 'spo2:very-low'],
    ['no BMI in pregnancy', one('bmi', 31), { ...man(28), gestationalDays: 100 }, 'none'],
    ['six weeks after birth', pressure(150, 95), afterBirth(42), 'ob:high'],
    ['seven weeks after birth', pressure(150, 95), afterBirth(49), 'ish:grade1'],
    [
      'an age that is not known: the words of an adult, with the level of any age',
      pressure(150, 95),
      { sex: 'male' },
      'ish:grade1',
    ],
    ['an age that is not known, usual in an adult', pressure(120, 80), { sex: 'male' }, 'none'],
    ['no birth weight rule for a man', one('weight', 4), man(40), 'none'],
    [
      'a newborn of 60 breaths is fast, of 59 not',
      one('respiration', 59),
      { age: { months: 0, days: 3 } },
      'none',
    ],
  ])('%s', (_, reading, context, flag) => {
    expect(codeOf(reading, context)).toBe(flag);
  });

  it('says that the age is missing', () => {
    expect(flagReading(pressure(150, 95), { sex: 'male' }).missing).toEqual(['age']);
  });
});

describe('blood pressure in pregnancy', () => {
  const HOUR = 3600;
  const at = 1_700_000_000;
  const earlier = (hours: number, days?: number) => ({
    systolic: 144,
    diastolic: 92,
    at: at - hours * HOUR,
    ...(days === undefined ? {} : { gestationalDays: days }),
  });
  const week30: PersonContext = { sex: 'female', age: ageInYears(28), gestationalDays: 210, at };

  it.each<[string, PersonContext, string]>([
    [
      'just under four hours apart',
      { ...week30, earlier: [{ ...earlier(4), at: at - 4 * HOUR + 1 }] },
      'ob:high',
    ],
    ['four hours apart', { ...week30, earlier: [earlier(4)] }, 'ob:gestational-ht'],
    ['a later reading does not confirm', { ...week30, earlier: [earlier(-5)] }, 'ob:high'],
    [
      'a normal one before does not',
      { ...week30, earlier: [{ ...earlier(5), systolic: 139, diastolic: 89 }] },
      'ob:high',
    ],
    [
      'confirmed before 20 weeks',
      { ...week30, earlier: [earlier(2000, 126), earlier(2010, 125)] },
      'ob:chronic-ht',
    ],
    ['high once before 20 weeks', { ...week30, earlier: [earlier(2000, 126)] }, 'ob:gestational-ht'],
    ['organ signs', { ...week30, earlier: [earlier(5)], organSigns: true }, 'ob:pre-eclampsia-range'],
    ['dipstick 1+', { ...week30, proteinuria: '1+' }, 'ob:pre-eclampsia-range'],
    ['a trace on the dipstick', { ...week30, proteinuria: 'trace' }, 'ob:high'],
    ['a headache', { ...week30, symptoms: ['headache'] }, 'ob:pre-eclampsia-range'],
    ['a sign that says nothing of pressure', { ...week30, symptoms: ['thirst'] }, 'ob:high'],
    [
      'organ signs over chronic',
      { ...week30, earlier: [earlier(2000, 126), earlier(2010, 125)], organSigns: true },
      'ob:pre-eclampsia-range',
    ],
    [
      'organ signs before 20 weeks',
      { ...week30, gestationalDays: 139, earlier: [earlier(5)], organSigns: true },
      'ob:pre-eclampsia-range',
    ],
    ['the week is not known', { sex: 'female', pregnant: true, at, earlier: [earlier(5)] }, 'ob:high-again'],
    ['the pregnancy is not known', { ...man(28), sex: 'female', pregnant: 'unknown', at }, 'ob:high'],
    [
      'the pregnancy is not known, with a sign',
      { ...man(28), sex: 'female', pregnant: 'unknown', at, symptoms: ['fits'] },
      'ob:pre-eclampsia-range',
    ],
    [
      'after birth',
      { ...week30, gestationalDays: undefined, daysAfterBirth: 3, earlier: [earlier(5)] },
      'ob:after-birth-ht',
    ],
  ])('%s', (_, context, flag) => {
    expect(codeOf(pressure(145, 93), context)).toBe(flag);
  });

  it.each<[string, number, number, string]>([
    ['severe is never waited for', 160, 90, 'ob:severe'],
    ['low', 88, 50, 'ob:low'],
    ['at a diastolic of 110 the obstetric rule wins', 150, 110, 'ob:severe'],
  ])('%s', (_, upper, lower, flag) => {
    expect(codeOf(pressure(upper, lower), { ...week30, earlier: [earlier(5)] })).toBe(flag);
  });
});

describe('the additions of the default scheme', () => {
  it.each<[string, Reading, PersonContext, string]>([
    ['179/109 is grade 2', pressure(179, 109), man(60), 'ish:grade2'],
    ['180 is critical', pressure(180, 80), man(60), 'pressure:dangerous'],
    ['isolated grade 2', pressure(160, 89), man(60), 'ish:grade2+isolated-systolic'],
    ['a low pressure', pressure(90, 60), man(60), 'pressure:low'],
    ['105/70 needs no flag', pressure(105, 70), man(60), 'none'],
    ['haemoglobin of somebody India has no own cut-off for', one('hemoglobin', 12.9), man(30), 'who24:mild'],
    [
      'a random glucose over the goal of known diabetes',
      one('glucose', 181),
      { ...man(50), diabetes: true },
      'goal:above',
    ],
    [
      'a low glucose in pregnancy',
      one('glucose', 53),
      { ...man(30), gestationalDays: 200 },
      'ada:low-level2',
    ],
    [
      'any hour of a tolerance test',
      { measure: 'glucoseTolerance', fasting: true, hours: { 1: 180 }, unit: 'mg/dL' },
      { ...man(30), gestationalDays: 180 },
      'iadpsg:gdm',
    ],
    [
      'a meter that shows LO',
      { measure: 'glucose', value: 54, unit: 'mg/dL', comparator: '<' },
      man(50),
      'ada:low-level2',
    ],
    [
      'a meter that shows HI',
      { measure: 'glucose', value: 600, unit: 'mg/dL', comparator: '>' },
      man(50),
      'sugar:dangerous',
    ],
    [
      'creatinine 1.2 in pregnancy',
      one('creatinine', 1.2),
      { ...man(30), gestationalDays: 180 },
      'ob:organ-sign',
    ],
    [
      'weight between two ages of the standard',
      one('weight', 5),
      { sex: 'female', age: { months: 4, days: 130 } },
      'waz:underweight',
    ],
    [
      'weight in the first days',
      one('weight', 2.0),
      { sex: 'female', age: { months: 0, days: 5 } },
      'waz:severely-underweight',
    ],
  ])('%s', (_, reading, context, flag) => {
    expect(codeOf(reading, context)).toBe(flag);
  });

  it('replaces our range by the laboratory’s', () => {
    const own: Range = {
      scheme: 'reference',
      version: 'lab 3',
      measure: 'tsh',
      population: { months: [18 * 12, 1200] },
      unit: 'm[IU]/L',
      decimals: 2,
      bands: [{ flag: 'reference:high', above: 5.5, severity: 'mild', shape: 'up' }],
      source: 'The laboratory’s report',
      status: 'sourced',
    };
    const scheme = { ...INDIA_PROGRAMME, own: [own] };
    expect(codeOf(one('tsh', 4.5), man(40), scheme)).toBe('none');
    expect(codeOf(one('tsh', 5.6), man(40), scheme)).toBe('reference:high');
    expect(codeOf(one('ldl', 190), man(40), scheme)).toBe('atp:very-high');
  });
});

describe('the unit a value was entered in', () => {
  const fasting: PersonContext = { ...man(50), mealSituation: 'MEAL_SITUATION_FASTING' };

  it.each<[string, Reading, PersonContext, string]>([
    ['100 mg/dL is prediabetes', one('glucose', 100), fasting, 'ada:prediabetes'],
    [
      'the same as 5.55 mmol/L is, rounded to 5.6',
      one('glucose', 5.55, 'mmol/L'),
      fasting,
      'ada:prediabetes',
    ],
    ['5.54 mmol/L is not', one('glucose', 5.54, 'mmol/L'), fasting, 'none'],
    ['an odd spelling', one('glucose', 100, 'MG / DL'), fasting, 'ada:prediabetes'],
    ['100.4 °F is 38.0 °C', one('temperature', 100.4, 'F'), man(40), 'none'],
    ['100.5 °F is over 38.0 °C', one('temperature', 100.5, '[degF]'), man(40), 'temperature:fever'],
    ['129 g/L', one('hemoglobin', 129, 'g/L'), man(40), 'who24:mild'],
    ['2.5 mmol/L of LDL is optimal', one('ldl', 2.5, 'mmol/L'), man(40), 'none'],
    ['2.6 mmol/L of LDL is near it', one('ldl', 2.6, 'mmol/L'), man(40), 'atp:near-optimal'],
    ['TSH in mcU/mL', one('tsh', 4.1, 'mcU/mL'), man(40), 'tsh:high'],
    ['a birth weight in kg', one('birthWeight', 2.499, 'kg'), {}, 'lbw:low'],
    ['116 umol/L of creatinine', one('creatinine', 116, 'umol/L'), man(40), 'reference:high'],
  ])('%s', (_, reading, context, flag) => {
    expect(codeOf(reading, context)).toBe(flag);
  });

  it('is judged like the unit of the rule, however it is converted', () => {
    expect(flagReading(one('ldl', 5, 'mmol/L'), man(40)).flag).toEqual(
      flagReading(one('ldl', 195), man(40)).flag,
    );
  });

  it.each<[string, Reading, string]>([
    ['a unit of another measure', one('glucose', 100, 'mm[Hg]'), 'unit'],
    ['an unknown unit', one('glucose', 100, 'cups'), 'unit'],
    ['a property every object has', one('glucose', 100, 'constructor'), 'unit'],
    ['no number', one('glucose', Number.NaN), 'value'],
    ['a negative number', one('glucose', -1), 'value'],
    [
      'a test without values',
      { measure: 'glucoseTolerance', fasting: true, hours: {}, unit: 'mg/dL' },
      'value',
    ],
  ])('%s is not judged', (_, reading, missing) => {
    expect(flagReading(reading, fasting)).toEqual({ flag: undefined, ranges: [], missing: [missing] });
  });
});

describe('never changes a flag:', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/New_York'])('the zone %s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const { name, reading, context, scheme, flag } of FLAG_CASES) {
      expect(codeOf(reading, context, scheme), name).toBe(flag);
    }
    const age = ageOn('2006-03-31', '2024-03-31');
    expect(age?.months).toBe(216);
    expect(gestationalDays('2024-10-27', '2024-03-31')).toBe(70);
  });

  it('a unit of the same size', () => {
    const next = sequence(11);
    for (let round = 0; round < 500; round += 1) {
      const tenths = Math.round(250 + next() * 200);
      const cel = one('temperature', tenths / 10);
      const fahrenheit = one('temperature', Number(((tenths / 10) * 1.8 + 32).toFixed(2)), '[degF]');
      expect(codeOf(fahrenheit, man(40)), `${tenths / 10}`).toBe(codeOf(cel, man(40)));
      const grams = Math.round(30 + next() * 150);
      const perLitre = one('hemoglobin', grams, 'g/L');
      expect(codeOf(perLitre, man(40)), `${grams}`).toBe(codeOf(one('hemoglobin', grams / 10), man(40)));
    }
  });

  it('the order in which readings arrive', () => {
    const next = sequence(12);
    for (let round = 0; round < 200; round += 1) {
      const earlier = Array.from({ length: 6 }, () => ({
        systolic: Math.round(125 + next() * 30),
        diastolic: Math.round(80 + next() * 18),
        at: Math.round(next() * 200_000),
        gestationalDays: Math.round(120 + next() * 40),
      }));
      const context: PersonContext = { sex: 'female', gestationalDays: 150, at: 150_000 };
      const codes = [earlier, earlier.toReversed(), earlier.toSorted((a, b) => b.systolic - a.systolic)].map(
        (order) => codeOf(pressure(142, 91), { ...context, earlier: order }),
      );
      expect(new Set(codes).size).toBe(1);
    }
  });

  it('asking again, with the same objects', () => {
    const frozen = Object.freeze({ ...man(50) });
    const reading = Object.freeze(pressure(181, 121));
    expect(codeOf(reading, frozen)).toBe(codeOf(reading, frozen));
    expect(codeOf(reading, frozen, INTERNATIONAL)).toBe('pressure:dangerous');
  });
});
