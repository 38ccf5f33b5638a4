// spec: 104

import { describe, expect, it } from 'vitest';
import type { PersonContext } from '#clinical';
import { assess } from './assess.ts';
import { type InputValues, scaleFor } from './scale.ts';
import { SCALE_KEYS, SCALES, type ScaleKey, scaleOf } from './scales.ts';

const aged = (years: number, sex: string, further: PersonContext = {}): PersonContext => ({
  age: { months: years * 12, days: years * 366 },
  sex,
  ...further,
});
const MAN = aged(64, 'male');
const ON_SCALE_2 = aged(66, 'male', { oxygenScale: 2 });
const PREGNANT = aged(28, 'female', { pregnant: true, gestationalDays: 210 });

const resultOf = (key: ScaleKey, values: InputValues, person: PersonContext = MAN) => {
  const scale = scaleOf(key);
  if (!scale) throw new Error(key);
  return assess(scale, values, person);
};

const vitals = (
  respiration: number,
  spo2: number,
  oxygen: string,
  systolic: number,
  pulse: number,
  consciousness: string,
  temperature: number,
): InputValues => ({ respiration, spo2, oxygen, systolic, pulse, consciousness, temperature });

const every = (count: number, code: string): InputValues =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index + 1}`, code]));

const APACHE: InputValues = {
  temperature: 38.2,
  systolic: 110,
  diastolic: 58,
  pulse: 107,
  respiration: 22,
  fio2: 0.36,
  pao2: 75,
  ph: 7.29,
  sodium: 136,
  potassium: 4.5,
  creatinine: 1.8,
  acute: 'yes',
  hematocrit: 34,
  whiteCells: 12.3,
  gcs: 13,
  chronic: 'none',
};

const SOFA: InputValues = {
  pao2: 79,
  fio2: 0.52,
  support: 'yes',
  platelets: 147,
  bilirubin: 1.6,
  systolic: 78,
  diastolic: 46,
  dose: 'low',
  gcs: 13,
  creatinine: 1.7,
  urine: 650,
};

const IDRS = (waist: number, exercise: string, parents: string): InputValues => ({
  waist,
  exercise,
  parents,
});
const CBAC = (
  tobacco: string,
  alcohol: string,
  waist: number,
  inactive: string,
  family: string,
): InputValues => ({
  tobacco,
  alcohol,
  waist,
  inactive,
  family,
});

/** Published examples, and the edges for which a source prints none. */
it.each<[string, ScaleKey, InputValues, PersonContext, number, string | undefined]>([
  ['an ordinary one', 'NEWS', vitals(16, 97, 'air', 120, 70, 'alert', 37), MAN, 0, 'low'],
  ['published, of 4', 'NEWS', vitals(11, 95, 'air', 110, 91, 'alert', 37), MAN, 4, 'low'],
  ['a single 3', 'NEWS', vitals(25, 97, 'air', 120, 60, 'alert', 37), MAN, 3, 'single'],
  [
    'published, of 7 on scale 2',
    'NEWS',
    vitals(9, 86, 'oxygen', 105, 100, 'alert', 38.5),
    ON_SCALE_2,
    7,
    'high',
  ],
  [
    'published, of 19 on scale 2',
    'NEWS',
    vitals(25, 97, 'oxygen', 220, 131, 'pain', 39.1),
    ON_SCALE_2,
    19,
    'high',
  ],
  ['published, of 20', 'NEWS', vitals(8, 91, 'oxygen', 90, 40, 'confused', 35), MAN, 20, 'high'],
  ['scale 2 on air', 'NEWS', vitals(16, 99, 'air', 120, 70, 'alert', 37), ON_SCALE_2, 0, 'low'],
  ['no organ sign', 'QSOFA', { respiration: 21, systolic: 101, altered: 'no' }, MAN, 0, 'negative'],
  ['at each edge', 'QSOFA', { respiration: 22, systolic: 100, altered: 'yes' }, MAN, 3, 'positive'],
  ['published', 'SOFA', SOFA, MAN, 9, 'raised'],
  ['a low ratio without support counts 2', 'SOFA', { ...SOFA, support: 'no' }, MAN, 8, 'raised'],
  [
    'bilirubin 12 and creatinine 5 are 4',
    'SOFA',
    { ...SOFA, bilirubin: 12, creatinine: 5 },
    MAN,
    15,
    'raised',
  ],
  ['published', 'APACHE_II', APACHE, MAN, 11, undefined],
  [
    'bicarbonate in place of a gas',
    'APACHE_II',
    { ...APACHE, ph: undefined, bicarbonate: 21.9 },
    MAN,
    11,
    undefined,
  ],
  ['the gradient from FiO2 0.5 on', 'APACHE_II', { ...APACHE, fio2: 0.5, paco2: 40 }, MAN, 13, undefined],
  ['HL7 R4 example', 'GCS', { eyes: '4', verbal: '4', motor: '5' }, MAN, 13, 'mild'],
  ['the most', 'GCS', { eyes: '4', verbal: '5', motor: '6' }, MAN, 15, 'full'],
  [
    'an infant who is well',
    'GCS_INFANT',
    { eyes: '4', verbal: '5', motor: '6' },
    aged(1, 'female'),
    15,
    'full',
  ],
  [
    'an infant who cries to pain',
    'GCS_INFANT',
    { eyes: '2', verbal: '3', motor: '4' },
    aged(1, 'male'),
    9,
    'moderate',
  ],
  [
    'serum bicarbonate, no gas at all',
    'APACHE_II',
    { ...APACHE, fio2: undefined, pao2: undefined, ph: undefined, bicarbonate: 21.9 },
    MAN,
    11,
    undefined,
  ],
  ['the least', 'GCS', { eyes: '1', verbal: '1', motor: '1' }, MAN, 3, 'severe'],
  ['a man of 34', 'PREDIABETES', IDRS(89, 'both', 'none'), aged(34, 'male'), 0, 'low'],
  ['a man of 49', 'PREDIABETES', IDRS(90, 'either', 'none'), aged(49, 'male'), 50, 'moderate'],
  ['a woman of 40', 'PREDIABETES', IDRS(80, 'either', 'one'), aged(40, 'female'), 60, 'high'],
  ['a waist just under the edge', 'PREDIABETES', IDRS(79.9, 'both', 'none'), aged(40, 'female'), 20, 'low'],
  ['a woman of 45', 'NCD', CBAC('never', 'no', 85, 'yes', 'no'), aged(45, 'female'), 4, 'usual'],
  ['a woman of 60', 'NCD', CBAC('daily', 'yes', 91, 'yes', 'yes'), aged(60, 'female'), 12, 'priority'],
  ['a waist of 80.5 rounds up', 'NCD', CBAC('never', 'no', 80.5, 'no', 'no'), aged(30, 'female'), 2, 'usual'],
  [
    'well',
    'MEWC',
    {
      systolic: 110,
      diastolic: 70,
      pulse: 60,
      respiration: 16,
      spo2: 98,
      temperature: 37,
      state: 'no',
      urine: 'no',
      headache: 'no',
    },
    PREGNANT,
    0,
    'none',
  ],
  [
    'two ambers',
    'MEWC',
    {
      systolic: 150,
      diastolic: 70,
      pulse: 101,
      respiration: 16,
      spo2: 98,
      temperature: 37,
      state: 'no',
      urine: 'no',
      headache: 'no',
    },
    PREGNANT,
    2,
    'red',
  ],
  [
    'one red',
    'MEWC',
    {
      systolic: 160,
      diastolic: 80,
      pulse: 80,
      respiration: 16,
      spo2: 98,
      temperature: 37,
      state: 'no',
      urine: 'no',
      headache: 'no',
    },
    PREGNANT,
    2,
    'red',
  ],
  ['all 1', 'PHQ_9', every(9, '1'), MAN, 9, 'mild'],
  ['at the cut', 'PHQ_2', { q1: '1', q2: '2' }, MAN, 3, 'positive'],
  ['first answer everywhere', 'EPDS', every(10, '0'), PREGNANT, 21, 'likely'],
  ['last answer everywhere', 'EPDS', every(10, '3'), PREGNANT, 9, 'unlikely'],
  ['as reported', 'AICVD', { risk: 12.5 }, MAN, 12.5, undefined],
])('%s (%s)', (_, key, values, person, total, band) => {
  const result = resultOf(key, values, person);
  expect({ total: result.total, band: result.band }).toEqual({ total, band });
  expect(result.known).toBe(result.of);
});

describe('a missing part', () => {
  it('is never treated as normal: the total is a minimum, and no low band is named', () => {
    const partial = resultOf('NEWS', { respiration: 16, systolic: 120 });
    expect(partial).toMatchObject({ atLeast: 0, known: 2, of: 7 });
    expect([partial.total, partial.band, partial.atLeastBand]).toEqual([undefined, undefined, undefined]);
  });

  it('changes nothing when the band is already the highest', () => {
    const values = { ...vitals(25, 85, 'oxygen', 120, 70, 'alert', 37), temperature: undefined };
    expect(resultOf('NEWS', values)).toMatchObject({ atLeast: 8, band: 'high' });
  });

  it.each<[string, ScaleKey, InputValues]>([
    ['qSOFA of 0', 'QSOFA', { respiration: 16, systolic: 120 }],
    ['qSOFA of 1', 'QSOFA', { respiration: 22, systolic: 120 }],
    [
      'bicarbonate on oxygen of 0.5, no gas',
      'APACHE_II',
      { ...APACHE, fio2: 0.5, pao2: undefined, ph: undefined, bicarbonate: 24 },
    ],
  ])('names no reassuring band: %s', (_, key, values) => {
    const { total, band, atLeastBand } = resultOf(key, values);
    expect([total, band, atLeastBand]).toEqual([undefined, undefined, undefined]);
  });

  it('still shows a single 3', () => {
    expect(resultOf('NEWS', { respiration: 26 })).toMatchObject({ atLeast: 3, atLeastBand: 'single' });
  });

  it.each<[ScaleKey, InputValues]>([
    ['GCS', { eyes: '4', verbal: 'NT', motor: '6' }],
    ['APACHE_II', { ...APACHE, sodium: undefined }],
    ['EPDS', { ...every(10, '0'), q10: undefined }],
  ])('leaves no total in %s', (key, values) => {
    const result = resultOf(key, values, PREGNANT);
    expect([result.total, result.atLeast, result.band, result.atLeastBand]).toEqual(Array(4).fill(undefined));
  });

  it('is asked for if the saturation needs it: scale 2 from 93 % on', () => {
    const values = { ...vitals(16, 95, 'air', 120, 70, 'alert', 37), oxygen: undefined };
    expect(resultOf('NEWS', values, ON_SCALE_2).known).toBe(5);
  });

  it.each(SCALE_KEYS)('never lowers the band of %s', (key) => {
    const scale = scaleOf(key);
    if (!scale) throw new Error(key);
    const person = key === 'MEWC' ? PREGNANT : MAN;
    const order = (band: string | undefined) => scale.bands.findIndex((one) => one.key === band);
    const values: Record<string, InputValues[string]> = {
      ...APACHE,
      ...SOFA,
      ...vitals(30, 80, 'oxygen', 80, 140, 'pain', 40),
    };
    for (const input of scale.inputs) {
      if (input.kind === 'number') values[input.key] ??= input.span[1];
      else if (typeof values[input.key] !== 'string') values[input.key] = input.choices.at(-1)?.code;
    }
    const whole = assess(scale, values, person);
    for (const { key: input } of scale.inputs) {
      const partial = assess(scale, { ...values, [input]: undefined }, person);
      if (partial.known === partial.of) continue;
      if (partial.band !== undefined) expect(partial.band).toBe(whole.band);
      expect(order(partial.atLeastBand)).toBeLessThanOrEqual(order(whole.band));
      expect(partial.atLeast ?? 0).toBeLessThanOrEqual(whole.total ?? 0);
    }
  });
});

it.each<[string, ScaleKey, InputValues, string | undefined]>([
  ['a thought of self-harm, at any total', 'PHQ_9', { q9: '1' }, 'self-harm'],
  ['none', 'PHQ_9', { q9: '0' }, undefined],
  ['item 10 of the sheet', 'EPDS', { q10: '2' }, 'self-harm'],
  ['its last answer is never', 'EPDS', { q10: '3' }, undefined],
  ['a symptom of part B', 'NCD', { symptoms: ['cough'] }, 'refer'],
  ['no symptom of part B', 'NCD', { symptoms: [] }, undefined],
])('%s is a separate sign (%s)', (_, key, values, sign) => {
  expect(resultOf(key, values).sign).toBe(sign);
});

it.each<[ScaleKey, string, PersonContext, string | undefined]>([
  ['NEWS', 'a child', aged(15, 'female'), 'too-young'],
  ['NEWS', 'somebody whose age is not known', {}, 'age-unknown'],
  ['NEWS', 'a pregnant woman', PREGNANT, 'maternity'],
  ['NEWS', 'a woman 42 days after a birth', aged(28, 'female', { daysAfterBirth: 42 }), 'maternity'],
  ['NEWS', 'a woman 43 days after a birth', aged(28, 'female', { daysAfterBirth: 43 }), undefined],
  ['MEWC', 'a man', MAN, 'not-maternity'],
  ['MEWC', 'a woman who may be pregnant', aged(28, 'female', { pregnant: 'unknown' }), undefined],
  ['PREDIABETES', 'somebody with diabetes', aged(50, 'male', { diabetes: true }), 'known-diabetes'],
  ['NCD', 'somebody of neither sex', aged(50, 'other'), 'sex-unknown'],
  ['GCS', 'a child of 23 months', { age: { months: 23, days: 710 } }, 'too-young'],
  ['GCS', 'a child of 2 years', aged(2, 'female'), undefined],
  ['GCS_INFANT', 'a child of 2 years', aged(2, 'female'), 'too-old'],
  ['GCS_INFANT', 'a child of 23 months', { age: { months: 23, days: 710 } }, undefined],
  ['NCD', 'somebody of 29', aged(29, 'male'), 'too-young'],
])('%s for %s', (key, _, person, reason) => {
  expect(scaleOf(key)?.notFor(person)).toBe(reason);
});

/** Part B of the NHM form: B1 applies to everyone, B2 to women. */
it.each<[string, string | undefined, readonly string[]]>([
  ['a woman', 'female', ['breast', 'bleeding']],
  ['a man', 'male', []],
  ['somebody whose sex is not known', undefined, ['breast', 'bleeding']],
])('CBAC asks %s only the questions of part B that apply', (_name, sex, ofWomen) => {
  const { sex: _, ...age } = aged(45, 'male');
  const person: PersonContext = sex === undefined ? age : { ...age, sex };
  const symptoms = scaleFor(SCALES.NCD, person).inputs.find(({ key }) => key === 'symptoms');
  const codes = symptoms?.kind === 'choices' ? symptoms.choices.map(({ code }) => code) : [];
  expect(codes.filter((code) => ['breast', 'bleeding'].includes(code))).toEqual(ofWomen);
  expect(codes).toContain('cough');
});

it('marks every question of a score that names one sex as a question for it', () => {
  const words = /menstru|menopaus|period|pregnan|breast|vagin|uter|cervi|prostat|scrot|testi/i;
  const unmarked = SCALE_KEYS.flatMap((key) =>
    (scaleOf(key)?.inputs ?? []).flatMap((input) => [
      ...(words.test(input.label.en) ? [`${key} ${input.key}`] : []),
      ...(input.kind === 'number' ? [] : input.choices)
        .filter(({ label, onlyFor }) => words.test(label.en) && onlyFor === undefined)
        .map(({ code }) => `${key} ${input.key} ${code}`),
    ]),
  );
  expect(unmarked).toEqual([]);
});

it('has no input of a scale twice', () => {
  for (const key of SCALE_KEYS) {
    const scale = scaleOf(key);
    const inputs = scale?.inputs.map((input) => input.key) ?? [];
    expect(new Set(inputs).size, key).toBe(inputs.length);
  }
});
