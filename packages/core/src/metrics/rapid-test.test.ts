import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RAPID_TEST_RESULTS, RAPID_TESTS } from '#record';
import { newRapidTestSchema, RAPID_TEST_CODE, READING_TYPE_SYSTEM, rapidTestOf } from './rapid-test.ts';

const aTest = (facts: object = {}) => ({
  id: '00000000-0005-7000-8000-000000000001',
  vitaId: '00000000-0002-7000-8000-000000000001',
  test: 'malaria',
  result: 'negative',
  timestamp: 1_704_450_600,
  metaInfo: { updatedAt: 1_704_450_600 },
  ...facts,
});

describe('a rapid test', () => {
  it.each(RAPID_TESTS.flatMap((test) => RAPID_TEST_RESULTS.map((result) => [test, result] as const)))(
    'for %s may be %s',
    (test, result) => {
      expect(v.is(newRapidTestSchema, aTest({ test, result }))).toBe(true);
    },
  );

  it.each([
    ['a test nobody knows', { test: 'plague' }],
    ['a result nobody knows', { result: 'perhaps' }],
    ['a result in a number', { result: 1 }],
    ['neither time nor day', { timestamp: undefined }],
    ['a day there is not', { timestamp: undefined, date: '2023-02-29' }],
    ['something the contract does not have', { colour: 'red' }],
  ])('may not have %s', (_, facts) => {
    expect(v.is(newRapidTestSchema, aTest(facts))).toBe(false);
  });

  it.each([
    ['ours', { system: READING_TYPE_SYSTEM, code: RAPID_TEST_CODE }, { test: 'malaria', result: 'positive' }],
    ['that code of another system', { system: 'http://loinc.org', code: RAPID_TEST_CODE }, undefined],
    ['another type of ours', { system: READING_TYPE_SYSTEM, code: 'urine_2p' }, undefined],
    ['a reading of a metric', {}, undefined],
  ])('is recognised among the readings: %s', (_, coded, finding) => {
    expect(rapidTestOf({ ...coded, values: [{ key: 'malaria', text: 'positive' }] })).toEqual(finding);
  });

  it('without a value shows nothing', () => {
    const coded = { system: READING_TYPE_SYSTEM, code: RAPID_TEST_CODE };
    expect(rapidTestOf({ ...coded, values: [] })).toBeUndefined();
  });
});
