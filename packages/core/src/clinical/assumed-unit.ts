import { formatUnit, type Label, labelIn } from '#formatting';
import type { MetricRecord } from '#metrics';
import { flagLabel, measureOf } from '#observations';
import { assumedValues, readValue } from './stored-value.ts';

/** The unit is put in as people write it. */
const DANGEROUS_IN: Label = { en: 'dangerous if it is in {unit}', hi: '{unit} में हो तो ख़तरनाक' };

/** Returns the flag in words, with the unit that it takes for granted where the source names none that is known. */
export function flagText(
  { code, assumedUnit }: { readonly code: string; readonly assumedUnit?: string | undefined },
  locale?: string,
): string {
  const label = flagLabel(code, locale);
  const unit = formatUnit(assumedUnit);
  return unit === '' ? label : `${label} (${labelIn(DANGEROUS_IN, locale).replace('{unit}', unit)})`;
}

/** What a flag was found in, as alerts and lists have it. */
export interface FlaggedValues {
  readonly flag: string;
  /** A measure, or the key of a laboratory test. */
  readonly measure: string;
  readonly metric?: string | null | undefined;
  readonly values?: MetricRecord['values'] | undefined;
}

/** Problems of a value's unit or words that `judgeRecord` looks past by assuming a unit. */
const UNSURE: readonly unknown[] = ['words', 'no-unit', 'other-unit'];

function assumedUnit({ measure, metric, values = [] }: FlaggedValues): string | undefined {
  const own = values.find(({ key }) => key === measure || measureOf(metric ?? '', key) === measure);
  const known = metric && own && measureOf(metric, own.key);
  if (!known) return own?.assumedUnit;
  if (!UNSURE.includes(readValue(known, own))) return undefined;
  return assumedValues(known, own).find(({ isUnitAssumed }) => isUnitAssumed)?.unit;
}

/** Returns the flag of an alert in words, with the unit that it takes for granted. */
export const alertFlagText = (flagged: FlaggedValues, locale?: string): string =>
  flagText({ code: flagged.flag, assumedUnit: assumedUnit(flagged) }, locale);
