import type { FlagCode } from '#observations';
import { RAPID_TEST_RESULTS, RAPID_TESTS, type RapidTest } from '#observations';
import { ANY_STATE, high, PREGNANT, type Range, type Severity } from '../range.ts';
import { type MeasureRules, NO_RULE, type RulesByMeasure } from './measure-rules.ts';
import { SOURCED, triage } from './triage.ts';

const POSITIVE = RAPID_TEST_RESULTS.indexOf('positive');

/** What staff must do after a positive test. Tests that are not listed wait for the clinician's next review. */
const ALERTS: Readonly<Partial<Record<RapidTest, readonly [FlagCode, Severity]>>> = {
  malaria: ['rapid:positive-alert', 'severe'],
  dengue: ['rapid:positive-alert', 'severe'],
  hiv: ['rapid:positive-alert', 'severe'],
  syphilis: ['rapid:positive-alert', 'severe'],
  hepatitis_b: ['rapid:positive-alert', 'severe'],
  hepatitis_c: ['rapid:positive-alert', 'severe'],
  troponin_1: ['rapid:troponin', 'critical'],
};

/** Treatment in pregnancy protects the child (prevention of mother-to-child transmission). */
const PROTECT_THE_CHILD: readonly RapidTest[] = ['hiv', 'syphilis'];

const positive = (test: RapidTest, flag: FlagCode, severity: Severity, population = ANY_STATE): Range =>
  triage({
    // A negative result is the reference.
    use: 'reference',
    measure: test,
    unit: '{presence}',
    decimals: 0,
    population,
    bands: [high(flag, severity, POSITIVE)],
    source: 'National Health Mission; PPTCT for HIV and syphilis',
    ...SOURCED,
  });

const RAPID_TEST_RANGES: readonly Range[] = [
  ...RAPID_TESTS.map((test) => {
    const [flag, severity] = ALERTS[test] ?? ['rapid:positive', 'moderate'];
    return positive(test, flag, severity);
  }),
  ...PROTECT_THE_CHILD.map((test) =>
    positive(test, 'rapid:positive-in-pregnancy', 'critical', { maternal: PREGNANT }),
  ),
];

const rapidTest: MeasureRules = { limits: [RAPID_TEST_RANGES] };

export const RAPID_TEST_RULES = {
  ...(Object.fromEntries(RAPID_TESTS.map((test) => [test, rapidTest])) as Readonly<
    Record<RapidTest, MeasureRules>
  >),
  pregnancyTest: NO_RULE,
} satisfies RulesByMeasure;
