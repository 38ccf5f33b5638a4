import { labelIn } from '#formatting';
import { isMeasure, MEASURE_DEFINITIONS } from '#observations';

/** The label in a locale, English where the locale has none; an unknown measure is shown as it is. */
export const measureLabel = (measure: string, locale?: string): string =>
  isMeasure(measure) ? labelIn(MEASURE_DEFINITIONS[measure].labels, locale) : measure;
