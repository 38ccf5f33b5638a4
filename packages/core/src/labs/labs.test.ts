// spec: 101

import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '#clinical';
import { definitionProblems, initialValues, UNSAVED, validateForm } from '#forms';
import { judgeLabLines } from './judge-lab.ts';
import { KNOWN_RESULTS, labForm, labReadings, linesOf, valuesOfLines } from './lab-form.ts';
import type { NewLabLine } from './lab-line.ts';
import { findOrderables } from './tests/find-tests.ts';
import { LAB_TESTS, labTest, labTestLabel } from './tests/lab-tests.ts';
import { LAB_PANELS, orderText } from './tests/panels.ts';

const line = (test: string | null, text: string, unit = '', name = test ?? ''): NewLabLine => ({
  test,
  name,
  text,
  unit,
  reason: '',
  range: '',
});

describe('the catalogue', () => {
  it('is valid: unique keys, a field for each test, panels of existing tests, LOINC codes', () => {
    const keys = [...LAB_TESTS, ...LAB_PANELS].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(definitionProblems(labForm(LAB_TESTS.map(({ key }) => key)))).toEqual([]);
    expect(labForm(LAB_TESTS.map(({ key }) => key)).sections[0]?.fields).toHaveLength(LAB_TESTS.length);
    expect(LAB_PANELS.flatMap(({ tests }) => tests).filter((key) => !labTest(key))).toEqual([]);
    const codes = [...LAB_TESTS, ...LAB_PANELS].flatMap(({ loinc }) => loinc ?? []);
    expect(codes.filter((code) => !/^\d{3,5}-\d$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has a source for each range, and none outside the possible limits', () => {
    for (const { key, result } of LAB_TESTS) {
      if (result.kind !== 'number') continue;
      const [least, greatest] = result.of.limits?.hard ?? [0, 0];
      const bounds = result.ranges.flatMap((range) => [range.least ?? least, range.greatest ?? greatest]);
      const critical = [result.critical?.low ?? least, result.critical?.high ?? greatest];
      const outside = [...bounds, ...critical].filter((bound) => bound < least || bound > greatest);
      expect([key, outside]).toEqual([key, []]);
      expect(result.ranges.every(({ source }) => source !== '')).toBe(true);
    }
  });

  it.each([
    ['cbc', 'cbc', true],
    ['FBS', 'fastingGlucose', false],
    ['hba', 'hba1c', false],
    ['lft', 'liverFunction', true],
    ['sgpt', 'alt', false],
    ['k', 'potassium', false],
    ['यूरिया', 'urea', false],
    ['ogtt', 'ogtt', true],
    ['Lactate', 'lactate', false],
    ['d dimer', 'dDimer', false],
    ['lact', 'lactate', false],
    ['abg', 'arterialGas', true],
    ['pco2', 'arterialCarbonDioxide', false],
    ['hs troponin t', 'troponinTHighSensitivity', false],
    ['trop i', 'troponin', false],
    ['upcr', 'urineProteinCreatinine', false],
    ['g6pd', 'g6pd', false],
    ['hplc', 'hemoglobinHplc', true],
    ['rubella', 'rubella', true],
    ['cortisol', 'cortisol', false],
    ['fsh', 'follicleStimulatingHormone', false],
    ['ca 125', 'ca125', false],
    ['ict', 'indirectCoombs', false],
    ['scrub typhus', 'scrubTyphus', false],
    ['newborn screen', 'newbornScreen', true],
    ['17-ohp', 'newbornHydroxyprogesterone', false],
    ['ketones', 'bloodKetones', false],
    ['bicarbonate', 'bicarbonate', false],
    ['tsh', 'tsh', false],
    ['hb', 'hemoglobin', false],
    ['हीमोग्लोबिन', 'hemoglobin', false],
  ])('finds %s', (typed, key, isPanel) => {
    expect(findOrderables(typed, 'en', 8)[0]).toMatchObject({ key, isPanel });
  });

  it('finds nothing for an empty query, and lists its contents', () => {
    expect(findOrderables('  ', 'en', 8)).toEqual([]);
    expect(findOrderables('zzz', 'en', 8)).toEqual([]);
    const tests = ['urea', ...(LAB_PANELS.find(({ key }) => key === 'lipidProfile')?.tests ?? []), 'hba1c'];
    expect(orderText([...tests.map((test) => line(test, '')), line(null, '', '', 'Zinc')])).toBe(
      'Urea, Lipid profile, HbA1c, Zinc',
    );
    expect(labTestLabel({ test: 'ofTomorrow', name: 'Of tomorrow' }, 'hi')).toBe('Of tomorrow');
  });
});

const AT = 1_760_000_000;
const person = (facts: Partial<PersonFacts>): PersonFacts => ({
  sex: 'unknown',
  birthDate: '1980-01-01',
  ...facts,
});
const woman = person({ sex: 'female' });
const man = person({ sex: 'male' });
const expecting = person({ sex: 'female', pregnancies: [{ dueDate: '2026-01-10' }] });
const child = person({ sex: 'male', birthDate: '2020-01-01' });
const newborn = person({ sex: 'male', birthDate: '2025-10-01' });

describe('a result of a known test', () => {
  // Each at its bound and just beyond it.
  it.each<[string, PersonFacts, string, string, string, string]>([
    ['sodium', man, '135', 'mmol/L', 'in-range', '135–145'],
    ['sodium', man, '134', 'mmol/L', 'laboratory:low', '135–145'],
    ['sodium', man, '146', 'mmol/L', 'laboratory:high', '135–145'],
    ['sodium', man, '121', 'mmol/L', 'laboratory:low', '135–145'],
    ['sodium', man, '120', 'mmol/L', 'laboratory:critical-low', '135–145'],
    ['sodium', child, '155', 'mmol/L', 'laboratory:critical-high', '135–145'],
    ['sodium', newborn, '155', 'mmol/L', 'laboratory:critical-high', '135–145'],
    ['redCells', woman, '4.4', '10*6/uL', 'in-range', '3.8–4.8'],
    ['redCells', man, '4.4', '10*6/uL', 'laboratory:low', '4.5–5.5'],
    ['whiteCells', man, '12', '10*3/uL', 'laboratory:high', '4–10'],
    ['whiteCells', expecting, '12', '10*3/uL', 'in-range', '5.6–16.9'],
    ['whiteCells', man, '12000', '/uL', 'laboratory:high', '4000–10000'],
    ['calcium', man, '2', 'mmol/L', 'laboratory:low', '2.12–2.54'],
    ['chloride', child, '99', 'mmol/L', 'no-rule', ''],
    ['betaHcg', expecting, '20000', 'm[IU]/mL', 'no-rule', ''],
    ['urineNitrite', man, 'positive', '', 'laboratory:abnormal', ''],
    ['urineNitrite', man, 'negative', '', 'in-range', ''],
    ['bloodGroup', man, 'O-', '', 'no-rule', ''],
    ['urineColour', man, 'Pale yellow', '', 'no-rule', ''],
  ])('%s of %o: %s %s is %s of %s', (test, facts, text, unit, expected, range) => {
    const [face] = judgeLabLines([line(test, text, unit)], {
      facts,
      collectedAt: AT,
      timeZone: 'Asia/Kolkata',
    });
    expect(face?.flag ?? face?.reason ?? face?.kind).toBe(expected);
    expect(face?.ranges.map((one) => one.text).join()).toBe(range);
  });

  it('shows both ranges when the sex is unknown, and flags what both agree on', () => {
    const judged = (text: string) =>
      judgeLabLines([line('redCells', text, '10*6/uL')], {
        facts: person({}),
        collectedAt: AT,
        timeZone: 'Asia/Kolkata',
      })[0];
    expect(judged('3.7')).toMatchObject({
      flag: 'laboratory:low',
      ranges: [
        { text: '4.5–5.5', sex: 'male' },
        { text: '3.8–4.8', sex: 'female' },
      ],
    });
    expect(judged('4.4')).toMatchObject({ kind: 'not-judged', reason: 'sex' });
    expect(judged('4.6')).toMatchObject({ kind: 'in-range' });
  });
});

const levelIn = (test: string, facts: PersonFacts, text: string, unit: string) =>
  judgeLabLines([{ test, name: '', text, unit, note: '' } as never], {
    facts,
    collectedAt: AT,
    timeZone: 'Asia/Kolkata',
  })[0]?.level;

describe('a limit applies in every unit', () => {
  // Labs report 7.2 mg/dL of calcium as 1.80 mmol/L.
  it('finds a calcium of 1.80 mmol/L', () => {
    expect(levelIn('calcium', man, '1.80', 'mmol/L')).toBe('critical');
    expect(levelIn('calcium', man, '1.81', 'mmol/L')).toBeUndefined();
  });

  interface Found {
    readonly title: string;
    readonly facts: PersonFacts;
    readonly level: string;
    readonly key: string;
    readonly unit: string;
    readonly text: string;
  }
  const limits = LAB_TESTS.flatMap(({ key, result }): readonly Found[] => {
    if (result.kind !== 'number') return [];
    const { of, critical, review, newborn: early, maternal } = result;
    const [conventional] = Object.values(of.units);
    const all = [
      ['a man', man, 'critical', [critical?.low, critical?.high]],
      ['a man', man, 'review', [review?.low, review?.high]],
      ['an expecting woman', expecting, 'critical', [maternal?.critical?.low, maternal?.critical?.high]],
      ['an expecting woman', expecting, 'review', [maternal?.review?.low, maternal?.review?.high]],
      ['a newborn', newborn, 'critical', [early?.low, early?.high?.at(-1)]],
      ['a newborn', newborn, 'review', [early?.reviewHigh]],
    ] as const;
    return all.flatMap(([who, facts, level, bounds]) =>
      bounds.flatMap((bound) =>
        bound === undefined
          ? []
          : Object.entries(of.units).map(([unit, { factor, decimals }]): Found => {
              const text = ((bound * factor) / (conventional?.factor ?? 1)).toFixed(decimals);
              const title = `${key} ${text} ${unit} of ${who} is ${level}`;
              return { title, facts, level, key, unit, text };
            }),
      ),
    );
  });
  const URGENT: Readonly<Record<string, readonly string[]>> = {
    critical: ['critical'],
    review: ['review', 'critical'],
  };
  it.each(limits)('$title', ({ facts, level, key, unit, text }) => {
    expect(URGENT[level]).toContain(levelIn(key, facts, text, unit));
  });

  // ISSHP: 30 mg/mmol or 0.3 mg/mg.
  it.each([
    ['urineProteinCreatinine', '30', 'mg/mmol'],
    ['urineProteinCreatinine', '0.3', 'mg/mg'],
    ['urineProteinCreatinine', '300', 'mg/g'],
    ['urineProtein24h', '300', 'mg/(24.h)'],
  ])('finds %s of %s %s in pregnancy', (key, text, unit) => {
    expect(levelIn(key, expecting, text, unit)).toBe('review');
    expect(levelIn(key, man, text, unit)).toBeUndefined();
  });

  it('alerts if it is outside for one sex, when the sex is unknown', () => {
    expect(levelIn('troponinIHighSensitivity', woman, '20', 'ng/L')).toBe('review');
    expect(levelIn('troponinIHighSensitivity', man, '20', 'ng/L')).toBeUndefined();
    expect(levelIn('troponinIHighSensitivity', person({}), '20', 'ng/L')).toBe('review');
  });

  // ACOG: 5 to 9 mg/dL is the target under magnesium sulfate.
  it('judges magnesium for magnesium sulfate in pregnancy and after birth', () => {
    const mother = person({
      sex: 'female',
      pregnancies: [{ dueDate: '2025-10-05', endedOn: '2025-10-08', bornOn: '2025-10-08' }],
    });
    expect(levelIn('magnesium', expecting, '7', 'mg/dL')).toBe('review');
    expect(levelIn('magnesium', mother, '7', 'mg/dL')).toBe('review');
    expect(levelIn('magnesium', woman, '7', 'mg/dL')).toBe('critical');
    expect(levelIn('magnesium', expecting, '9.4', 'mg/dL')).toBe('critical');
  });

  it('reads a base excess below zero', () => {
    expect(levelIn('baseExcess', man, '-12', 'mmol/L')).toBe('critical');
    expect(levelIn('baseExcess', man, '−7.5', 'mmol/L')).toBe('review');
    expect(levelIn('baseExcess', man, '-1', 'mmol/L')).toBeUndefined();
    const form = labForm(['baseExcess', 'lactate']);
    const problemsOf = (test: string, text: string) =>
      validateForm(form, valuesOfLines(form, [line(test, text, 'mmol/L')]), { today: '2025-10-09' });
    expect(problemsOf('baseExcess', '-12')).toEqual({});
    expect(Object.values(problemsOf('lactate', '-3'))[0]?.code).toBe('not-a-number');
  });
});

describe('a newborn', () => {
  /** A birth date this many days before the sample. */
  const bornBefore = (days: number): PersonFacts => ({
    sex: 'female',
    birthDate: new Date(AT * 1000 + 19_800_000 - days * 86_400_000).toISOString().slice(0, 10),
  });

  // NICE CG98: light treatment from 100 µmol/L at birth to 350 µmol/L from the fourth day on.
  it.each([
    ['12 mg/dL on the day of birth', 0, 'bilirubin', '12', 'mg/dL', 'critical'],
    ['12 mg/dL on day 2', 2, 'bilirubin', '12', 'mg/dL', 'critical'],
    ['9 mg/dL on day 2', 2, 'bilirubin', '9', 'mg/dL', undefined],
    ['22 mg/dL on day 4', 4, 'bilirubin', '22', 'mg/dL', 'critical'],
    ['376 µmol/L on day 4', 4, 'bilirubin', '376', 'umol/L', 'critical'],
    ['12 mg/dL on day 10', 10, 'bilirubin', '12', 'mg/dL', undefined],
    ['a sodium of 122', 5, 'sodium', '122', 'mmol/L', 'critical'],
    ['a calcium of 6.8', 3, 'calcium', '6.8', 'mg/dL', 'critical'],
    ['a potassium of 7.1', 3, 'potassium', '7.1', 'mmol/L', 'critical'],
  ])('with %s', (_, days, test, text, unit, level) => {
    expect(levelIn(test, bornBefore(days), text, unit)).toBe(level);
  });
});

describe('a result that is a metric of the record', () => {
  const context = { facts: woman, collectedAt: AT, timeZone: 'Asia/Kolkata' };

  it('is judged like every reading, in its situation, with its range also when flagged', () => {
    const faces = judgeLabLines(
      [
        line('fastingGlucose', '420', 'mg/dL'),
        line('postMealGlucose', '130', 'mg/dL'),
        line('potassium', '6.6', 'mmol/L'),
      ],
      context,
    );
    expect(faces).toMatchObject([
      { kind: 'flag', level: 'critical', ranges: [{ unit: 'mg/dL' }] },
      { kind: 'no-urgent-limit' },
      { kind: 'flag', flag: 'potassium:dangerously-high', level: 'critical' },
    ]);
  });

  it('is a separate reading when it has a moment, and one together with its panel', () => {
    const readings = labReadings(
      ['fastingGlucose', 'postMealGlucose', 'ldl', 'hdl', 'hiv', 'vdrl', 'sodium'].map((key) =>
        line(
          key,
          key === 'hiv' || key === 'vdrl' ? 'negative' : '100',
          key === 'sodium' ? 'mmol/L' : 'mg/dL',
        ),
      ),
      { ...UNSAVED, timestamp: AT },
    );
    expect(readings.map(({ parts }) => Object.keys(parts))).toEqual([
      ['fastingGlucose'],
      ['postMealGlucose'],
      ['ldl', 'hdl'],
      ['hiv'],
      ['vdrl'],
    ]);
    expect(readings[1]?.reading).toMatchObject({
      timestamp: AT,
      mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
      values: [{ key: 'value' }, { key: 'hoursAfterMeal', text: '2' }],
    });
  });
});

describe('the form of results', () => {
  const form = labForm(['sodium', 'albumin', 'urineProtein']);

  it('restores the lines it was filled with, and leaves out empty ones', () => {
    const lines = [
      line('sodium', '140', 'meq/L', 'Sodium'),
      line('urineProtein', '1+', '', 'Urine protein'),
      line(null, '60', 'ug/dL', 'Zinc'),
    ];
    expect(linesOf(form, valuesOfLines(form, lines))).toEqual(lines);
    expect(linesOf(form, valuesOfLines(form, [], [line(null, '', '', 'Zinc')]))).toEqual([]);
    expect(linesOf(form, initialValues(form))).toEqual([]);
  });

  it.each([
    ['albumin', '40', 'g/dL', { code: 'slip', unit: 'g/L' }],
    ['sodium', '1400', 'mmol/L', { code: 'decimal-slip', value: '140' }],
    ['sodium', '60', 'mmol/L', { code: 'impossible', min: 80 }],
    ['sodium', '110', 'mmol/L', { code: 'unlikely', min: 115 }],
  ])('asks about %s %s %s', (test, text, unit, problem) => {
    const problems = validateForm(form, valuesOfLines(form, [line(test, text, unit)]), {
      today: '2026-01-01',
    });
    expect(problems[`${KNOWN_RESULTS}.${test}`]).toMatchObject(problem);
  });
});

describe('a limit instead of a number', () => {
  const form = labForm(['crp', 'tsh', 'whiteCells', 'creatinine']);
  const problemsOf = (test: string, text: string, unit: string) => {
    const values = valuesOfLines(form, [line(test, text, unit)]);
    return validateForm(form, values, { today: '2025-10-09' });
  };

  it.each([
    ['tsh', '<0.01', 'm[IU]/L'],
    ['tsh', '>100', 'm[IU]/L'],
    ['creatinine', '>=20', 'mg/dL'],
  ])('is accepted: %s %s', (test, text, unit) => {
    expect(problemsOf(test, text, unit)).toEqual({});
    const values = valuesOfLines(form, [line(test, text, unit)]);
    expect(linesOf(form, values)).toMatchObject([{ test, text, unit }]);
  });

  it.each([
    ['<', 'not-a-number'],
    ['<>5', 'not-a-number'],
    ['<5<', 'not-a-number'],
    ['< five', 'not-a-number'],
    ['<0', undefined],
    ['>99999', undefined],
    ['<99999', 'impossible'],
  ])('%s is a problem when it is meaningless: %s', (text, code) => {
    expect(Object.values(problemsOf('creatinine', text, 'mg/dL'))[0]?.code).toBe(code);
  });

  it.each([
    ['all of it is low', '<1', 'laboratory:critical-low'],
    ['all of it is low, and not critically for certain', '<=3.9', 'laboratory:low'],
    ['all of it is high', '>10', 'laboratory:high'],
    ['all of it cannot wait', '>=50', 'laboratory:critical-high'],
    ['it may be low or in range', '<5', 'limit'],
    ['it may be in range or high', '>9', 'limit'],
  ])('is judged by its certain part: %s', (_, text, is) => {
    const [face] = judgeLabLines([line('whiteCells', text, '10*3/uL')], {
      facts: man,
      collectedAt: AT,
      timeZone: 'Asia/Kolkata',
    });
    expect(face?.flag ?? face?.reason).toBe(is);
  });

  it('is in range below the upper limit of a test without a lower one, and high above', () => {
    const context = { facts: man, collectedAt: AT, timeZone: 'Asia/Kolkata' };
    const [below, above] = judgeLabLines([line('crp', '<5', 'mg/L'), line('crp', '>200', 'mg/L')], context);
    expect([below?.kind, above?.flag]).toEqual(['in-range', 'laboratory:high']);
  });

  it('is a reading as written, and judged as one', () => {
    const lines = [line('creatinine', '>15', 'mg/dL')];
    const [found] = labReadings(lines, { ...UNSAVED, timestamp: AT });
    expect(found?.reading.values).toMatchObject([{ text: '>15', unit: 'mg/dL' }]);
  });
});

// Clinical safety page, part 1: a dangerous result is never silent; text next to it only narrows the wording.
describe('a sputum result for tuberculosis in words', () => {
  it.each<[string, string, string | undefined]>([
    ['positive', 'flag', 'review'],
    ['Positive *', 'flag', 'review'],
    ['Positive (weak)', 'flag', 'review'],
    ['POSITIVE++', 'flag', 'review'],
    ['Positive 1+ (scanty)', 'flag', 'review'],
    ['AFB seen, 3+', 'flag', 'review'],
    ['MTB detected, rifampicin resistance not detected', 'flag', 'review'],
    ['Reactive!', 'flag', 'review'],
    ['negative', 'in-range', undefined],
    ['Negative *', 'in-range', undefined],
    ['AFB not seen', 'not-judged', undefined],
    ['sample leaked', 'not-judged', undefined],
  ])('%s', (text, kind, level) => {
    const [face] = judgeLabLines([{ test: 'sputumAfb', name: '', text, unit: '', note: '' } as never], {
      facts: { sex: 'MALE', birthDate: '1980-01-01' },
      collectedAt: 1_768_458_600,
      timeZone: 'Asia/Kolkata',
    });
    expect([face?.kind, face?.level]).toEqual([kind, level]);
  });
});
