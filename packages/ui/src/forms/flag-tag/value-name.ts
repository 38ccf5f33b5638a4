import { measureLabel } from '@careline/core/internal/clinical';
import { lineLabel } from '@careline/core/internal/trends';

/** What a value is called beside the others of its reading: the numbers of a pressure shortly, "Systolic". */
export const valueName = (measure: string, locale: string): string =>
  measure === 'systolic' || measure === 'diastolic'
    ? lineLabel({ key: measure, metric: 'bloodpressure', value: measure, measure }, locale)
    : measureLabel(measure, locale);
