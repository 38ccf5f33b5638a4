import { describe, expect, it } from 'vitest';
import {
  DIABETES_GOALS,
  type DiabetesGoals,
  INDIA_PROGRAMME,
  type JudgedRecord,
  judgeRecord,
  type PersonFacts,
  type Range,
} from './index.ts';

const at = Date.UTC(2025, 5, 10, 6) / 1000;
const ZONE = { timeZone: 'Asia/Kolkata' };

const one = (metric: string, key: string, text: string, unit: string): JudgedRecord => ({
  metric,
  timestamp: at,
  values: [{ key, text, value: Number(text), unit }],
});
const glucose = (text: string, mealSituation = 'MEAL_SITUATION_RANDOM', unit = 'mg/dL'): JudgedRecord => ({
  ...one('bloodglucose', 'value', text, unit),
  mealSituation,
});
const FASTING = 'MEAL_SITUATION_FASTING';
const AFTER = 'MEAL_SITUATION_AFTER_MEAL';
const pressure = (systolic: string, diastolic: string): JudgedRecord => ({
  metric: 'bloodpressure',
  timestamp: at,
  values: [
    { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
    { key: 'diastolic', text: diastolic, value: Number(diastolic), unit: 'mm[Hg]' },
  ],
});

const man: PersonFacts = { sex: 'male', birthDate: '1965-01-01' };
const diabetic: PersonFacts = { ...man, diabetes: { since: '2020-01-01', from: 'told' } };
const goals = (part: Partial<DiabetesGoals>) => ({
  scheme: { key: 'india-programme', goals: { ...DIABETES_GOALS, ...part } },
});
const codeOf = (record: JudgedRecord, facts: PersonFacts): string =>
  judgeRecord(record, facts, ZONE).flag?.code ?? 'none';

describe('the goals of a programme', () => {
  it.each<[string, JudgedRecord, Partial<DiabetesGoals>, string, string]>([
    ['before a meal, under the least', glucose('85', FASTING), { beforeMealLeast: 90 }, 'none', 'goal:below'],
    [
      'before a meal, over the greatest',
      glucose('140', FASTING),
      { beforeMealGreatest: 150 },
      'goal:above',
      'none',
    ],
    ['after a meal', glucose('170', AFTER), { afterMealGreatest: 160 }, 'none', 'goal:above'],
    [
      'after a meal, in the other unit',
      glucose('9.4', AFTER, 'mmol/L'),
      { afterMealGreatest: 160 },
      'none',
      'goal:above',
    ],
    ['HbA1c in %', one('hba1c', 'value', '7.4', '%'), { hba1cBelow: 7.5 }, 'goal:above', 'none'],
    ['HbA1c in mmol/mol', one('hba1c', 'value', '58', 'mmol/mol'), { hba1cBelow: 8 }, 'goal:above', 'none'],
  ])('hold %s', (_, record, part, byDefault, byProgramme) => {
    expect(codeOf(record, diabetic)).toBe(byDefault);
    expect(codeOf(record, { ...diabetic, ...goals(part) })).toBe(byProgramme);
  });

  it('change nothing for people without a known diabetes', () => {
    expect(codeOf(glucose('110', FASTING), { ...man, ...goals({ beforeMealGreatest: 250 }) })).toBe(
      'ada:prediabetes',
    );
  });

  it('name the programme as their source, unless they are the ADA’s', () => {
    const sourceOf = (facts: PersonFacts) => judgeRecord(glucose('320', AFTER), facts, ZONE).flag?.source;
    const above = (facts: PersonFacts) => judgeRecord(glucose('190', AFTER), facts, ZONE).flag?.source;
    expect(above(diabetic)).toMatch(/^ADA/);
    expect(above({ ...diabetic, ...goals({ afterMealGreatest: 160 }) })).toBe('Goals of the programme');
    expect(sourceOf({ ...diabetic, ...goals({ afterMealGreatest: 160 }) })).toMatch(/^WHO HEARTS/);
  });
});

describe('the scheme of a programme', () => {
  const international: PersonFacts = { ...man, scheme: { key: 'international' } };

  it.each<[string, PersonFacts, string, string]>([
    ['the default without a setting', man, 'none', 'india-programme@3'],
    ['the one that is set', international, 'aha:stage1', 'international@3'],
    [
      'the default for one of a later version',
      { ...man, scheme: { key: 'lunar' } },
      'none',
      'india-programme@3',
    ],
  ])('is %s, and its name is in the judgement', (_, facts, code, scheme) => {
    const judged = judgeRecord(pressure('128', '82'), facts, ZONE);
    expect(judged).toMatchObject({ scheme });
    expect(judged.flag?.code.replace('ish:high-normal', 'none') ?? 'none').toBe(code);
  });

  it('is overridden by a requested scheme', () => {
    const judged = judgeRecord(pressure('128', '82'), international, { ...ZONE, scheme: INDIA_PROGRAMME });
    expect(judged.scheme).toBe('india-programme@3');
  });
});

describe('a narrower scheme never silences a triage limit', () => {
  const WIDE: DiabetesGoals = {
    beforeMealLeast: 60,
    beforeMealGreatest: 250,
    afterMealGreatest: 300,
    hba1cBelow: 10,
  };
  const DANGEROUS: readonly (readonly [string, JudgedRecord, string])[] = [
    ['glucose 53', glucose('53'), 'critical'],
    ['glucose 2.9 mmol/L', glucose('2.9', FASTING, 'mmol/L'), 'critical'],
    ['glucose 300', glucose('300', AFTER), 'review'],
    ['glucose 16.7 mmol/L', glucose('16.7', AFTER, 'mmol/L'), 'review'],
    ['glucose 400', glucose('400', FASTING), 'critical'],
    ['HbA1c 10', one('hba1c', 'value', '10', '%'), 'review'],
    ['pressure 180/90', pressure('180', '90'), 'critical'],
    ['pressure 88/60', pressure('88', '60'), 'critical'],
    ['saturation 91', one('spo2', 'value', '91', '%'), 'critical'],
    ['haemoglobin 4.9', one('hemoglobin', 'value', '4.9', 'g/dL'), 'critical'],
  ];

  it.each(DANGEROUS)('of the setting: %s', (_, record, level) => {
    const facts = { ...diabetic, scheme: { key: 'international', goals: WIDE } };
    expect(judgeRecord(record, facts, ZONE).level).toBe(level);
  });

  it.each(DANGEROUS)('of a laboratory: %s', (_, record, level) => {
    const own = ['glucose', 'hba1c', 'systolic', 'diastolic', 'spo2', 'hemoglobin'].map(
      (measure): Range => ({
        scheme: 'reference',
        version: 'lab 3',
        measure: measure as Range['measure'],
        population: {},
        unit:
          { glucose: 'mg/dL', hemoglobin: 'g/dL', systolic: 'mm[Hg]', diastolic: 'mm[Hg]' }[measure] ?? '%',
        decimals: 0,
        bands: [{ flag: 'reference:high', above: 9_999, severity: 'mild', shape: 'up' }],
        source: 'The laboratory',
        status: 'sourced',
      }),
    );
    const scheme = { ...INDIA_PROGRAMME, own };
    expect(judgeRecord(record, diabetic, { ...ZONE, scheme }).level).toBe(level);
  });
});
