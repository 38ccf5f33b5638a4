import { labelIn } from '#formatting';
import { RAPID_TEST_MEASURES, RAPID_TESTS, type RapidTest } from '#observations';

export { RAPID_TESTS, type RapidTest } from '#observations';

const isRapidTest = (key: string): key is RapidTest => (RAPID_TESTS as readonly string[]).includes(key);

export const rapidTestLabel = (key: string, locale?: string): string =>
  isRapidTest(key) ? labelIn(RAPID_TEST_MEASURES[key].labels, locale) : key;
