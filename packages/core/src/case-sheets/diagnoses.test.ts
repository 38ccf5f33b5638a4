// spec: 103

import { describe, expect, it } from 'vitest';
import { isDiabetesDiagnosis, namesDiabetes, readDiagnoses } from './diagnoses.ts';
import type { SheetVersion } from './version.ts';

const version = (id: string, rows: unknown) =>
  ({ id, answers: { diagnoses: { diagnoses: rows } } }) as unknown as SheetVersion;
const terms = (...newest: SheetVersion[]) => readDiagnoses({ newest }).map(({ term }) => term);

describe('the diagnoses of a sheet', () => {
  it.each([
    ['confirmed', { certainty: 'CONFIRMED', status: 'ACTIVE' }, ['Asthma']],
    ['under control', { certainty: 'CONFIRMED', status: 'CONTROLLED' }, ['Asthma']],
    ['provisional', { certainty: 'PROVISIONAL' }, ['Asthma']],
    ['ruled out', { certainty: 'RULED_OUT' }, []],
    ['resolved', { certainty: 'CONFIRMED', status: 'RESOLVED' }, []],
    ['without a term', { certainty: 'CONFIRMED', term: ' ' }, []],
  ])('count or not: %s', (_, facts, expected) => {
    expect(terms(version('1', [{ term: 'Asthma', ...facts }]))).toEqual(expected);
  });

  it('of two records appear once, the confirmed one before the provisional', () => {
    const sure = version('1', [{ term: 'Asthma', code: 'J45.9', certainty: 'CONFIRMED' }]);
    const unsure = version('2', [{ term: 'asthma ', certainty: 'PROVISIONAL' }, { term: 'Gout' }]);
    expect(terms(unsure, sure)).toEqual(['Asthma', 'Gout']);
    expect(readDiagnoses({ newest: [sure, unsure] })[0]).toMatchObject({
      code: 'J45.9',
      isProvisional: false,
    });
  });

  it.each([['nothing'], [7], [[null, 'x']]])('are none if unreadable: %j', (rows) => {
    expect(terms(version('1', rows))).toEqual([]);
  });
});

it.each([
  ['by its code', 'Type 2 diabetes mellitus', 'E11.9', false, true],
  ['with other complications', 'Diabetic foot', 'E14.5', false, true],
  ['in own words', 'T2DM on tablets', '', false, true],
  ['in Hindi', 'मधुमेह', '', false, true],
  ['provisional', 'Diabetes', 'E11.9', true, false],
  ['of a pregnancy, by its code', 'Diabetes mellitus arising in pregnancy', 'O24.4', false, false],
  ['of a pregnancy, in own words', 'Gestational diabetes', '', false, false],
  ['threatening', 'Prediabetes', '', false, false],
  ['in the family', 'Family history of diabetes', '', false, false],
  ['insipid', 'Diabetes insipidus', '', false, false],
  ['another one', 'Gout', 'M10.9', false, false],
])('a diagnosis is a diabetes or not: %s', (_, term, code, isProvisional, expected) => {
  expect(isDiabetesDiagnosis({ term, code, isProvisional })).toBe(expected);
});

const illness = (facts: object) => ({ illness: 'Diabetes', code: '', state: '', ...facts });

it.each<[string, object, boolean]>([
  ['is ticked', { asked: ['HYPERTENSION', 'DIABETES'] }, true],
  ['is not ticked', { asked: ['HYPERTENSION'] }, false],
  ['is an illness under control', { illnesses: [illness({ state: 'CONTROLLED' })] }, true],
  ['is an illness by its code', { illnesses: [illness({ illness: 'Sugar', code: 'E11.9' })] }, true],
  ['is over', { illnesses: [illness({ state: 'CURED' })] }, false],
  [
    'is ticked, and said to be over',
    { asked: ['DIABETES'], illnesses: [illness({ state: 'CURED' })] },
    false,
  ],
  ['is one of a pregnancy', { illnesses: [illness({ illness: 'Gestational diabetes' })] }, false],
  ['cannot be read', { asked: 'DIABETES', illnesses: [7, null] }, false],
])('a past history in which it %s', (_, illnesses, expected) => {
  const answers = { illnesses } as SheetVersion['answers'];
  expect(namesDiabetes({ id: '1', section: 'PAST_HISTORY', answers })).toBe(expected);
  expect(namesDiabetes({ id: '1', section: 'SOCIAL', answers })).toBe(false);
});
