import { labelIn } from '#formatting';
import {
  RAPID_TEST_MEASURES,
  type RAPID_TEST_RESULTS,
  RAPID_TESTS,
  type RapidTest,
  wordLabel,
} from '#observations';

export { RAPID_TESTS, type RapidTest } from '#observations';

const isRapidTest = (key: string): key is RapidTest => (RAPID_TESTS as readonly string[]).includes(key);

export const rapidTestLabel = (key: string, locale?: string): string =>
  isRapidTest(key) ? labelIn(RAPID_TEST_MEASURES[key].labels, locale) : key;

export { RAPID_TEST_RESULTS } from '#observations';
export type RapidTestResult = (typeof RAPID_TEST_RESULTS)[number];

/** The label of a result; an unknown one is shown as it is. */
export const rapidTestResultLabel = (key: string, locale?: string): string => wordLabel(key, locale);
