import { describe, expect, it } from 'vitest';
import { type FormValues, initialValues, valuesFrom } from '#forms';
import type { NewReading } from '#metrics';
import { callForm } from '../forms/call-form.ts';
import { adviceProblems } from './advice-alone.ts';
import type { Finding } from './escalation.ts';
import { actOfFinding, findingsByAct } from './finding-act.ts';
import { isLowGlucoseFinding, lowGlucoseIn, lowGlucoseOf } from './low-glucose.ts';

type Flag = Extract<Finding, { kind: 'CRITICAL_READING' }>['flag'];

/** The flag alone identifies what was found. */
const flagged = (flag: Flag): Finding => ({
  kind: 'CRITICAL_READING',
  flag,
  reading: {
    id: '',
    metric: 'spo2',
    timestamp: 0,
    values: [],
    metaInfo: { updatedAt: 0 },
  } as unknown as NewReading,
});
const sign = (kind: Exclude<Finding['kind'], 'CRITICAL_READING'>, option: string): Finding => ({
  kind,
  label: `calls.option.${option}`,
});

describe('the required action of a finding', () => {
  it.each<[string, Finding, string]>([
    ['dangerously low pressure', flagged('pressure:low'), 'hospital-now'],
    ['dangerously high pressure', flagged('pressure:dangerous'), 'doctor-today'],
    ['very low glucose', flagged('ada:low-level2'), 'low-sugar-now'],
    ['a flag that asks for no act of its own', flagged('ish:grade1'), 'doctor-now'],
    ['fits', sign('PREGNANCY_SIGN', 'FITS'), 'hospital-now'],
    ['bleeding after birth', sign('MOTHER_SIGN', 'PAD_SOAKED_IN_AN_HOUR'), 'hospital-now'],
    ['chest pain', sign('WARNING_SIGN', 'CHEST_PAIN'), 'hospital-now'],
    ['weakness of one side', sign('WARNING_SIGN', 'WEAKNESS_ON_ONE_SIDE'), 'hospital-now'],
    ['thoughts of harm', sign('SELF_HARM', 'THOUGHTS_OF_HARM'), 'doctor-now'],
    ['high fever', sign('WARNING_SIGN', 'HIGH_FEVER'), 'doctor-today'],
  ])('%s', (_, finding, act) => {
    expect(actOfFinding(finding)).toBe(act);
  });

  it('puts the most urgent first, in whatever order they were found', () => {
    const fever = sign('WARNING_SIGN', 'HIGH_FEVER');
    const low = flagged('ada:low-level2');
    const pain = sign('WARNING_SIGN', 'CHEST_PAIN');
    expect(findingsByAct([fever, low, pain])).toEqual([
      { act: 'hospital-now', findings: [pain] },
      { act: 'low-sugar-now', findings: [low] },
      { act: 'doctor-today', findings: [fever] },
    ]);
  });
});

const chronic = callForm('ahc', 'ad-hoc');
const after = callForm('healthy_motherhood', 'post-natal');
if (!chronic || !after) throw new Error('forms are missing');

describe('advice only', () => {
  const sign = (section: string, key: string, signs: readonly string[], actionTaken: string) =>
    adviceProblems(section === 'complaints' ? chronic : after, {
      ...initialValues(section === 'complaints' ? chronic : after),
      [section]: { [key]: signs, actionTaken },
    });
  const refused = (section: string) => ({
    [`${section}.actionTaken`]: { code: 'rule', rule: 'calls.escalation.adviceIsNotEnough' },
  });

  it.each<[string, string, string, readonly string[], string, object]>([
    ['fits', 'complaints', 'warningSigns', ['FITS'], 'ADVICE_GIVEN', refused('complaints')],
    ['bleeding', 'complaints', 'warningSigns', ['HEAVY_BLEEDING'], 'ADVICE_GIVEN', refused('complaints')],
    [
      'a soaked pad',
      'lochiaVaginalDischarge',
      'signs',
      ['PAD_SOAKED_IN_AN_HOUR'],
      'ADVICE_GIVEN',
      refused('lochiaVaginalDischarge'),
    ],
    [
      'fits of a child',
      'complicationsInfant',
      'signs',
      ['FITS'],
      'ADVICE_GIVEN',
      refused('complicationsInfant'),
    ],
    ['fits that were sent on', 'complaints', 'warningSigns', ['FITS'], 'SENT_TO_EMERGENCY', {}],
    ['high fever', 'complaints', 'warningSigns', ['HIGH_FEVER'], 'ADVICE_GIVEN', {}],
  ])('for %s', (_, section, key, signs, action, problems) => {
    expect(sign(section, key, signs, action)).toEqual(problems);
  });
});

describe('a low glucose in a call', () => {
  const glucose = (value: string, valueUnit = 'mg/dL') => ({ bloodGlucose: { value, valueUnit } });
  const ADULT = { birthDate: '1996-02-29', today: '2026-03-14' };
  const takes = (...names: string[]) => ({ medications: { medicines: names.map((name) => ({ name })) } });
  it.each<[string, object, object | undefined]>([
    ['none measured', {}, undefined],
    ['70', glucose('70'), undefined],
    ['69', glucose('69'), { level: 1, blockers: [] }],
    ['54', glucose('54'), { level: 1, blockers: [] }],
    ['53', glucose('53'), { level: 2, blockers: [] }],
    ['3.5 mmol/L', glucose('3.5', 'mmol/L'), { level: 1, blockers: [] }],
    [
      'with voglibose',
      { ...glucose('62'), ...takes('Metformin', 'Voglibose 0.2') },
      { level: 1, blockers: ['voglibose'] },
    ],
    ['told and not measured', { complaints: { lowSugar: 'LOW_SUGAR_NOW' } }, { level: 1, blockers: [] }],
    ['with metformin', { ...glucose('62'), ...takes('Metformin') }, { level: 1, blockers: [] }],
  ])('%s', (_, answers, expected) => {
    const treatment = { kind: 'glucose', grams: 15, by: 'adult' };
    expect(lowGlucoseOf(chronic, valuesFrom(chronic, answers as FormValues), ADULT)).toEqual(
      expected && { ...expected, treatment },
    );
  });

  it.each<[string, object, object | undefined]>([
    ['LO of a meter', { text: 'LO', unit: 'mg/dL' }, { level: 2, blockers: [] }],
    ['below a bound', { text: '<70', unit: 'mg/dL' }, { level: 1, blockers: [] }],
    ['HI of a meter', { text: 'HI', unit: 'mg/dL' }, undefined],
  ])('as %s', (_, value, expected) => {
    const reading = { metric: 'bloodglucose', values: [{ key: 'value', ...value }] };
    const found = lowGlucoseIn([reading as unknown as NewReading], { birthDate: null, today: '2026-03-14' });
    expect(found).toEqual(expected && { ...expected, treatment: { kind: 'every-age' } });
  });

  it.each<[string, string, object | undefined]>([
    ['50 in the first year', '2026-01-10', { level: 2, treatment: { kind: 'feed' } }],
    ['58 of a newborn', '2026-03-10', { level: 1, treatment: { kind: 'feed' } }],
    // Clinical safety, part 2: 60 and more is not low in the first 28 days.
    ['62 of a newborn', '2026-03-10', undefined],
  ])('%s requires milk and hospital, and not the dose of an adult', (text, birthDate, expected) => {
    const values = valuesFrom(chronic, glucose(text.slice(0, 2)) as FormValues);
    const found = lowGlucoseOf(chronic, values, { birthDate, today: '2026-03-14' });
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  it.each<[string, object, number]>([
    ['the last weight', {}, 9],
    ['the weight of this call', { body: { weight: '20', weightUnit: 'kg' } }, 6],
  ])('depends on %s of a child', (_, answers, grams) => {
    const values = valuesFrom(chronic, { ...glucose('50'), ...answers } as FormValues);
    const child = {
      birthDate: '2016-05-02',
      weight: { kilograms: 30, on: '2026-01-01' },
      today: '2026-03-14',
    };
    expect(lowGlucoseOf(chronic, values, child)?.treatment).toMatchObject({ grams, by: 'weight' });
  });

  it.each<[string, Flag, boolean]>([
    ['of an adult', 'ada:low-level2', true],
    ['of a newborn', 'newborn-sugar:dangerously-low', true],
    ['that is high', 'sugar:dangerous', false],
  ])('is that of a glucose %s', (_, flag, expected) => {
    expect(isLowGlucoseFinding(flagged(flag))).toBe(expected);
  });
});
