import { type RAPID_TEST_RESULTS, wordLabel } from '#observations';

export { RAPID_TEST_RESULTS } from '#observations';
export type RapidTestResult = (typeof RAPID_TEST_RESULTS)[number];

/** Returns the label of a result, or the key itself if it is unknown. */
export const rapidTestResultLabel = (key: string, locale?: string): string => wordLabel(key, locale);
