import { formatUnit, type Label, labelIn, wordLabel } from '#formatting';
import type { MetricRecord } from '#metrics';
import { flagLabel, measureOf } from '#observations';
import { assumedValues, readValue } from './stored-value.ts';
import * as clinicalWords from './words/en.ts';

/** `{unit}` is the display form. */
const DANGEROUS_IN: Label = wordLabel(clinicalWords.assumedUnit, 'dangerousIn');

/** Returns the text of a flag, with the assumed unit if the source's unit is unknown. */
export function flagText(
  { code, assumedUnit }: { readonly code: string; readonly assumedUnit?: string | undefined },
  locale?: string,
): string {
  const label = flagLabel(code, locale);
  const unit = formatUnit(assumedUnit);
  return unit === '' ? label : `${label} (${labelIn(DANGEROUS_IN, locale).replace('{unit}', unit)})`;
}

/** The values of a flag, as in alerts and lists. */
export interface FlaggedValues {
  readonly flag: string;
  /** A measure, or the key of a lab test. */
  readonly measure: string;
  readonly metric?: string | null | undefined;
  readonly values?: MetricRecord['values'] | undefined;
}

/** Problems of a value's unit or text for which `judgeRecord` assumes a unit. */
const UNSURE: readonly unknown[] = ['words', 'no-unit', 'other-unit'];

function assumedUnit({ measure, metric, values = [] }: FlaggedValues): string | undefined {
  const own = values.find(({ key }) => key === measure || measureOf(metric ?? '', key) === measure);
  const known = metric && own && measureOf(metric, own.key);
  if (!known) return own?.assumedUnit;
  if (!UNSURE.includes(readValue(known, own))) return undefined;
  return assumedValues(known, own).find(({ isUnitAssumed }) => isUnitAssumed)?.unit;
}

/** Returns the text of an alert's flag, with the assumed unit. */
export const alertFlagText = (flagged: FlaggedValues, locale?: string): string =>
  flagText({ code: flagged.flag, assumedUnit: assumedUnit(flagged) }, locale);
