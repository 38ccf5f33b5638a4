import type { Label } from '#formatting';
import { type MeasureDefinition, metric, type ValueDefinition, worded } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

/** Rapid diagnostic tests (specification 3.3) with their names. */
const TESTS = {
  typhoid: { en: 'Typhoid', hi: 'टाइफ़ाइड' },
  malaria: { en: 'Malaria', hi: 'मलेरिया' },
  dengue: { en: 'Dengue', hi: 'डेंगू' },
  chikungunya: { en: 'Chikungunya', hi: 'चिकनगुनिया' },
  hepatitis_b: { en: 'Hepatitis B', hi: 'हेपेटाइटिस बी' },
  hepatitis_c: { en: 'Hepatitis C', hi: 'हेपेटाइटिस सी' },
  hiv: { en: 'HIV', hi: 'HIV' },
  syphilis: { en: 'Syphilis', hi: 'सिफ़लिस' },
  d_dimer: { en: 'D-dimer', hi: 'डी-डाइमर' },
  procalcitonin: { en: 'Procalcitonin', hi: 'प्रोकैल्सिटोनिन' },
  crp: { en: 'CRP', hi: 'CRP' },
  leptospira: { en: 'Leptospira', hi: 'लेप्टोस्पाइरा' },
  troponin_1: { en: 'Troponin 1', hi: 'ट्रोपोनिन 1' },
} as const satisfies Readonly<Record<string, Label>>;

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

const pregnancy = worded('pregnancyTest', { en: 'Pregnancy test', hi: 'गर्भावस्था जाँच' }, RAPID_TEST_RESULTS);

export const rapidTests = {
  /** The test is the key of the value, the result its text. */
  rapidtest: metric({
    labels: { en: 'Rapid test', hi: 'त्वरित जाँच' },
    group: 'tests',
    values,
    trends: RAPID_TESTS.map((test) => ({ key: `rapidTest.${test}`, values: [test] })),
  }),
  /** Reading type `pregnancy` of specification 3.3: a urine test. */
  pregnancytest: metric({
    labels: { en: 'Pregnancy test', hi: 'गर्भावस्था जाँच' },
    group: 'tests',
    values: { value: { of: pregnancy, loinc: ['2106-3', '2118-8'], entry: { decimals: 0, required: true } } },
    trends: [{ key: 'pregnancyTest', values: ['value'] }],
  }),
};

export const RAPID_TEST_FLAGS = {
  'rapid:positive': { en: 'A clinician must review this result', hi: 'यह परिणाम डॉक्टर को देखना चाहिए' },
  'rapid:positive-alert': {
    en: 'This result needs a doctor',
    hi: 'इस परिणाम पर डॉक्टर की ज़रूरत है',
    act: 'doctor-today',
  },
  'rapid:positive-in-pregnancy': {
    en: 'This result needs treatment in pregnancy',
    hi: 'गर्भावस्था में इस परिणाम का इलाज ज़रूरी है',
    act: 'doctor-now',
  },
  'rapid:troponin': {
    en: 'The heart may be damaged',
    hi: 'हृदय को नुकसान हो सकता है',
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
