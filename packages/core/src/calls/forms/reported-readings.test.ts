import { describe, expect, it } from 'vitest';
import { definitionProblems, type FormValues, type ReadingSubject, readingsFrom, valuesFrom } from '#forms';
import { valueDefinition } from '#observations';
import { callForm } from './call-form.ts';
import { readingForm } from './reading-form.ts';

const AT = 1_770_000_000;

function readings(programme: string, callType: string, answers: object, subject?: ReadingSubject) {
  const form = callForm(programme, callType);
  if (!form) throw new Error(`${programme} has no form for ${callType}`);
  const context = {
    timestamp: AT,
    metaInfo: { updatedAt: AT },
    newId: () => 'id',
    ...(subject && { subject }),
  };
  return readingsFrom(form, valuesFrom(form, answers as FormValues), context).map(
    ({ id: _, metaInfo: __, ...reading }) => reading,
  );
}

const mgdl = (key: string, text: string) => ({ key, text, unit: 'mg/dL' });
const value = (text: string, unit: string) => [{ key: 'value', text, unit }];
const hours = (key: string, text: string) => ({ key, text, unit: 'h' });

describe('values reported on a chronic call', () => {
  it.each([
    [
      'hba1c',
      { value: '8.2', date: '2026-01-20' },
      [{ metric: 'hba1c', date: '2026-01-20', values: value('8.2', '%') }],
    ],
    [
      'lipid',
      { ldl: '162', triglycerides: '540', date: '2026-01-20' },
      [{ metric: 'lipid', date: '2026-01-20', values: [mgdl('ldl', '162'), mgdl('triglycerides', '540')] }],
    ],
    [
      'thyroid',
      { tsh: '22.4' },
      [{ metric: 'thyroid', timestamp: AT, values: [{ key: 'tsh', text: '22.4', unit: 'm[IU]/L' }] }],
    ],
    [
      'creatinine',
      { value: '5.1' },
      [{ metric: 'creatinine', timestamp: AT, values: value('5.1', 'mg/dL') }],
    ],
    [
      'vitalSigns',
      { temperature: '38.4', spo2: '91', pulse: '118' },
      [
        { metric: 'temperature', timestamp: AT, values: value('38.4', 'Cel') },
        { metric: 'spo2', timestamp: AT, values: value('91', '%') },
        { metric: 'heartrate', timestamp: AT, values: value('118', '/min') },
      ],
    ],
  ])('of %s are readings, not texts', (section, answers, made) => {
    expect(readings('careline', 'monthly', { [section]: answers })).toEqual(made);
  });

  it.each([
    [
      'an hour after a meal',
      { value: '190', mealSituation: 'MEAL_SITUATION_AFTER_MEAL', hoursAfterMeal: 'ONE_HOUR' },
      'MEAL_SITUATION_AFTER_MEAL',
      [...value('190', 'mg/dL'), hours('hoursAfterMeal', '1')],
    ],
    [
      'after a meal, nobody said when',
      { value: '190', mealSituation: 'MEAL_SITUATION_AFTER_MEAL' },
      'MEAL_SITUATION_AFTER_MEAL',
      value('190', 'mg/dL'),
    ],
    [
      'an hour that is not asked, for it was fasting',
      { value: '190', mealSituation: 'MEAL_SITUATION_FASTING', hoursAfterMeal: 'ONE_HOUR' },
      'MEAL_SITUATION_FASTING',
      value('190', 'mg/dL'),
    ],
  ])('of a glucose %s', (_, bloodGlucose, mealSituation, values) => {
    expect(readings('apollo_sugar', 'ad-hoc', { bloodGlucose })).toEqual([
      { metric: 'bloodglucose', timestamp: AT, mealSituation, values },
    ]);
  });

  it('for an hour without a number are none', () => {
    const bloodGlucose = { mealSituation: 'MEAL_SITUATION_AFTER_MEAL', hoursAfterMeal: 'TWO_HOURS' };
    expect(readings('apollo_sugar', 'ad-hoc', { bloodGlucose })).toEqual([]);
  });

  it('for an hour are the same in a reading outside a call', () => {
    expect(definitionProblems(readingForm('bloodglucose'))).toEqual([]);
    expect(JSON.stringify(readingForm('bloodglucose'))).toContain('hoursAfterMeal');
  });
});

describe('a glucose test in pregnancy', () => {
  const date = '2026-01-30';
  const test = (answers: object) =>
    readings('healthy_motherhood', 'adhoc', {
      screeningForGestationalDiabetes: { done: 'YES', date, ...answers },
    });
  const glucose = (text: string, mealSituation: string, hour: object) => ({
    metric: 'bloodglucose',
    date,
    mealSituation,
    values: [...value(text, 'mg/dL'), hour],
  });

  it('after a fast is a reading for each hour', () => {
    expect(test({ kind: 'FASTING_OGTT', fasting: '93', oneHour: '182', twoHours: '154' })).toEqual([
      glucose('93', 'MEAL_SITUATION_FASTING', hours('toleranceHours', '0')),
      glucose('182', 'MEAL_SITUATION_RANDOM', hours('toleranceHours', '1')),
      glucose('154', 'MEAL_SITUATION_RANDOM', hours('toleranceHours', '2')),
    ]);
  });

  it('without a fast says so', () => {
    expect(test({ kind: 'DIPSI', twoHours: '148' })).toEqual([
      glucose('148', 'MEAL_SITUATION_RANDOM', hours('challengeHours', '2')),
    ]);
  });

  it('has no reading when only its day was reported', () => {
    expect(test({ kind: 'DIPSI' })).toEqual([]);
  });
});

describe('a test in pregnancy', () => {
  const presence = (key: string, text: string) => [{ key, text, unit: '{presence}' }];
  const date = '2026-01-30';
  it.each<readonly [object, readonly object[]]>([
    [{ cue: { protein: 'PLUS_2', date } }, [{ metric: 'urine', date, values: presence('protein', '2+') }]],
    [{ cue: { sugar: 'TRACE', date } }, [{ metric: 'urine', date, values: presence('glucose', 'trace') }]],
    [
      { cbp: { platelets: '92', date } },
      [{ metric: 'bloodcount', date, values: [{ key: 'platelets', text: '92', unit: '10*3/uL' }] }],
    ],
    [
      { hiv: { result: 'REACTIVE', date } },
      [{ metric: 'rapidtest', date, values: presence('hiv', 'positive') }],
    ],
    [
      { vdrl: { result: 'NON_REACTIVE', date } },
      [{ metric: 'rapidtest', date, values: presence('syphilis', 'negative') }],
    ],
    [
      { hbsag: { result: 'INDETERMINATE', date } },
      [{ metric: 'rapidtest', date, values: presence('hepatitis_b', 'invalid') }],
    ],
    [{ hiv: { result: 'NOT_DONE' }, cue: { pusCells: '2-4', date } }, []],
  ])('%j is a reading with the catalogue’s words', (answers, made) => {
    expect(readings('healthy_motherhood', 'first', answers)).toEqual(made);
    for (const { metric, values } of readings('healthy_motherhood', 'first', answers)) {
      for (const { key, text } of values) {
        const { words } = valueDefinition(metric, key)?.of ?? {};
        if (words) expect(words).toContain(text);
        expect(valueDefinition(metric, key), `${metric} ${key}`).toBeDefined();
      }
    }
  });
});

describe('values reported after a birth', () => {
  it('of the mother are her readings', () => {
    const answers = {
      vitalSigns: { temperature: '38.2' },
      hemoglobin: { value: '6.8', date: '2026-01-30' },
      infantVitals: { temperature: '35.1' },
    };
    const made = [
      { metric: 'temperature', timestamp: AT, values: value('38.2', 'Cel') },
      { metric: 'hemoglobin', date: '2026-01-30', values: value('6.8', 'g/dL') },
    ];
    expect(readings('healthy_motherhood', 'post-natal', answers)).toEqual(made);
  });

  it.each(['post-natal', 'infant-diet'])('of the child are the child’s: %s', (callType) => {
    expect(
      readings(
        'healthy_motherhood',
        callType,
        { infantVitals: { temperature: '35.1', respiration: '64' } },
        'infant',
      ),
    ).toEqual([
      { metric: 'temperature', timestamp: AT, values: value('35.1', 'Cel') },
      { metric: 'respiratoryrate', timestamp: AT, values: value('64', '/min') },
    ]);
  });
});
