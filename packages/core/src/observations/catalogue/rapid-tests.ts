import { type Label, wordLabel, wordLabels } from '#formatting';
import * as words from '../words/en.ts';
import {
  type FlagTable,
  type MeasureDefinition,
  metric,
  type ValueDefinition,
  worded,
} from './definition.ts';

/** Rapid diagnostic tests (specification 3.3) with their names. */
const TESTS = wordLabels(words.tests) satisfies Readonly<Record<string, Label>>;

export type RapidTest = keyof typeof TESTS;
export const RAPID_TESTS = Object.keys(TESTS) as readonly string[] as readonly RapidTest[];

/** Results of a rapid test, least urgent first. `invalid` is a result too: the control line is missing. */
export const RAPID_TEST_RESULTS = ['negative', 'invalid', 'positive'] as const;

const measureOfTest = <Test extends RapidTest>(test: Test): MeasureDefinition<Test> =>
  worded(test, TESTS[test], RAPID_TEST_RESULTS);

export const RAPID_TEST_MEASURES = Object.fromEntries(
  RAPID_TESTS.map((test) => [test, measureOfTest(test)]),
) as { readonly [Test in RapidTest]: MeasureDefinition<Test> };

/** LOINC codes that labs use most for these tests. */
const LOINC: Readonly<Partial<Record<RapidTest, readonly string[]>>> = {
  malaria: ['70569-9'],
  hepatitis_b: ['5196-1', '75410-1'],
  hiv: ['75622-1', '68961-2'],
  syphilis: ['47236-5'],
};

const values = Object.fromEntries(
  RAPID_TESTS.map((test) => [test, { of: RAPID_TEST_MEASURES[test], loinc: LOINC[test] ?? [] }]),
) as { readonly [Test in RapidTest]: ValueDefinition<Test> };

const pregnancy = worded('pregnancyTest', wordLabel(words.rapidTests, 'pregnancyTest'), RAPID_TEST_RESULTS);

export const rapidTests = {
  /** The test is the key of the value, the result its text. */
  rapidtest: metric({
    labels: wordLabel(words.rapidTests, 'rapidTest'),
    group: 'tests',
    values,
    trends: RAPID_TESTS.map((test) => ({ key: `rapidTest.${test}`, values: [test] })),
  }),
  /** Reading type `pregnancy` of specification 3.3: a urine test. */
  pregnancytest: metric({
    labels: wordLabel(words.rapidTests, 'pregnancyTest'),
    group: 'tests',
    values: { value: { of: pregnancy, loinc: ['2106-3', '2118-8'], entry: { decimals: 0, required: true } } },
    trends: [{ key: 'pregnancyTest', values: ['value'] }],
  }),
};

export const RAPID_TEST_FLAGS = {
  'rapid:positive': { label: wordLabel(words.rapidTestFlags, 'rapid:positive') },
  'rapid:positive-alert': {
    label: wordLabel(words.rapidTestFlags, 'rapid:positive-alert'),
    act: 'doctor-today',
  },
  'rapid:positive-in-pregnancy': {
    label: wordLabel(words.rapidTestFlags, 'rapid:positive-in-pregnancy'),
    act: 'doctor-now',
  },
  'rapid:troponin': {
    label: wordLabel(words.rapidTestFlags, 'rapid:troponin'),
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
