import { labelIn } from '#formatting';
import { isMeasure, MEASURE_DEFINITIONS } from '#observations';

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export const measureLabel = (measure: string, locale?: string): string =>
  isMeasure(measure) ? labelIn(MEASURE_DEFINITIONS[measure].labels, locale) : measure;
