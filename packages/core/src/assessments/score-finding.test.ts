// spec: 104

import { expect, it } from 'vitest';
import type { PersonContext } from '#clinical';
import { assess } from './assess.ts';
import type { InputValues } from './scale.ts';
import { SCALES, type ScaleKey, scaleOf } from './scales.ts';
import { scoreFinding } from './score-finding.ts';

const aged = (years: number, further: PersonContext = {}): PersonContext => ({
  age: { months: years * 12, days: years * 366 },
  sex: 'female',
  ...further,
});
const WOMAN = aged(64);
const PREGNANT = aged(28, { pregnant: true, gestationalDays: 210 });

const answers = (codes: readonly number[]): InputValues =>
  Object.fromEntries(codes.map((code, index) => [`q${index + 1}`, String(code)]));
const NEWS = { respiration: 16, spo2: 97, oxygen: 'air', pulse: 70, consciousness: 'alert', temperature: 37 };
/** Items 1, 2 and 4 count from 0 up, the others from 3 down, so this is a total of 0. */
const EPDS_NOTHING = [0, 0, 3, 0, 3, 3, 3, 3, 3, 3];
const SOFA = { platelets: 200, bilirubin: 1, dose: 'none', systolic: 120, diastolic: 80, gcs: 15 };
const MEWC = { systolic: 120, diastolic: 70, pulse: 80, respiration: 16, spo2: 98, temperature: 37 };

const found = (key: ScaleKey, values: InputValues, person: PersonContext, last?: number) => {
  const scale = scaleOf(key);
  if (!scale) throw new Error(key);
  const finding = scoreFinding(scale, assess(scale, values, person), last);
  return finding && [finding.level, finding.text];
};

it.each<[string, ScaleKey, InputValues, PersonContext, readonly string[] | undefined]>([
  ['nothing', 'NEWS', { ...NEWS, systolic: 120 }, WOMAN, undefined],
  ['4 in all, no 3', 'NEWS', { ...NEWS, respiration: 22, systolic: 95 }, WOMAN, undefined],
  ['a single 3', 'NEWS', { ...NEWS, systolic: 90 }, WOMAN, ['critical', 'NEWS2 3']],
  ['5', 'NEWS', { ...NEWS, respiration: 22, systolic: 95, pulse: 95 }, WOMAN, ['critical', 'NEWS2 5']],
  ['a single 3, the rest unknown', 'NEWS', { respiration: 26 }, WOMAN, ['critical', 'NEWS2 ≥ 3']],
  ['1', 'QSOFA', { respiration: 22, systolic: 120, altered: 'no' }, WOMAN, undefined],
  ['2', 'QSOFA', { respiration: 22, systolic: 100, altered: 'no' }, WOMAN, ['critical', 'qSOFA 2']],
  ['2, one unknown', 'QSOFA', { respiration: 22, systolic: 100 }, WOMAN, ['critical', 'qSOFA ≥ 2']],
  ['15', 'GCS', { eyes: '4', verbal: '5', motor: '6' }, WOMAN, undefined],
  ['13', 'GCS', { eyes: '4', verbal: '4', motor: '5' }, WOMAN, ['review', 'GCS 13']],
  ['12', 'GCS', { eyes: '3', verbal: '4', motor: '5' }, WOMAN, ['critical', 'GCS 12']],
  ['12', 'GCS_INFANT', { eyes: '3', verbal: '4', motor: '5' }, aged(1), ['critical', 'GCS 12']],
  ['19', 'PHQ_9', answers([3, 3, 3, 3, 3, 3, 1, 0, 0]), WOMAN, ['review', 'PHQ-9 19']],
  ['20', 'PHQ_9', answers([3, 3, 3, 3, 3, 3, 2, 0, 0]), WOMAN, ['critical', 'PHQ-9 20']],
  ['item 9 of 1', 'PHQ_9', answers([0, 0, 0, 0, 0, 0, 0, 0, 1]), WOMAN, ['critical', 'PHQ-9 1']],
  ['9', 'PHQ_9', answers([1, 1, 1, 1, 1, 1, 1, 2, 0]), WOMAN, undefined],
  ['2', 'PHQ_2', answers([1, 1]), WOMAN, undefined],
  ['3', 'PHQ_2', answers([1, 2]), WOMAN, ['review', 'PHQ-2 3']],
  ['0', 'EPDS', answers(EPDS_NOTHING), PREGNANT, undefined],
  ['item 10 of 1', 'EPDS', answers([...EPDS_NOTHING.slice(0, 9), 2]), PREGNANT, ['critical', 'EPDS 1']],
  ['12', 'EPDS', answers([3, 3, 3, 3, 0, 3, 3, 3, 3, 3]), PREGNANT, ['review', 'EPDS 12']],
  ['13', 'EPDS', answers([3, 3, 3, 3, 0, 2, 3, 3, 3, 3]), PREGNANT, ['critical', 'EPDS 13']],
  ['one amber', 'MEWC', { ...MEWC, pulse: 101 }, PREGNANT, undefined],
  ['two ambers', 'MEWC', { ...MEWC, pulse: 101, systolic: 150 }, PREGNANT, ['critical', 'MEWC ≥ 2']],
  ['one red', 'MEWC', { ...MEWC, pulse: 121 }, PREGNANT, ['critical', 'MEWC ≥ 2']],
  ['part B alone', 'NCD', { symptoms: ['cough'] }, aged(35), ['review', 'CBAC ≥ 1']],
  ['a high class', 'AICVD', { risk: 12, band: 'high' }, WOMAN, ['review', 'AICVD 12']],
  ['a moderate class', 'AICVD', { risk: 12, band: 'moderate' }, WOMAN, undefined],
  ['50', 'PREDIABETES', { waist: 79, exercise: 'either', parents: 'none' }, WOMAN, undefined],
  ['60', 'PREDIABETES', { waist: 80, exercise: 'either', parents: 'none' }, WOMAN, ['review', 'IDRS 60']],
])('%s of %s', (_, key, values, person, expected) => {
  expect(found(key, values, person)).toEqual(expected);
});

it.each<[string, number, number | undefined, readonly string[] | undefined]>([
  ['2 without an earlier score', 2.5, undefined, ['critical', 'SOFA ≥ 2']],
  ['2 after 1', 2.5, 1, undefined],
  ['3 after 1', 4, 1, ['critical', 'SOFA ≥ 3']],
])('SOFA of %s', (_, creatinine, last, expected) => {
  expect(found('SOFA', { ...SOFA, creatinine }, WOMAN, last)).toEqual(expected);
});

it('gives each scale a limit with its source', () => {
  for (const [key, { limits }] of Object.entries(SCALES))
    for (const { source } of limits) expect(source, key).not.toBe('');
});
