import type { MetricRecord, MetricValue } from '#metrics';
import { MEASURE_DEFINITIONS, type Measure, measureOf, PRESENCE } from '#observations';
import { checkEntry } from './check-entry.ts';
import { convert, unitsOf } from './convert.ts';
import type { Comparator, EnteredValue } from './judge-value.ts';

/**
 * A number, or what a meter or a laboratory writes for one beyond its range (`<54`, `>= 600`). A comma before the decimals
 * and an exponent are read as what they are. Sources that compute write all the digits of a double.
 */
const DIGITS = /^([<>]=?|≤|≥)?\s*(\d{1,9}(?:[.,]\d{1,40})?(?:[eE][+-]?\d{1,2})?)$/;
/** Commas between groups of digits say thousands, or lakhs before them, and no decimals: 150,000 and 1,50,000. */
const THOUSANDS = /^([<>]=?|≤|≥)?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/;

const COMPARATORS: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};

type Written = Pick<EnteredValue, 'value' | 'comparator'>;

/** A text as the number it says; undefined for words. */
export function writtenNumber(text: string): Written | undefined {
  const trimmed = text.trim();
  const plain = THOUSANDS.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const [, sign = '', digits] = DIGITS.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replace(',', '.'));
  const comparator = COMPARATORS[sign];
  return comparator ? { value, comparator } : { value };
}

/** Some meters write digits before the word: 0Hi. */
const METER_WORD = /^0*(lo|low|hi|high)$/i;

/** What a meter's LO or HI means in a unit; undefined where the measure has no such words. */
function meterWord(measure: Measure, text: string, unit: string): Written | undefined {
  const [, word] = METER_WORD.exec(text.trim()) ?? [];
  const { meter } = MEASURE_DEFINITIONS[measure];
  const [conventional] = unitsOf(measure);
  if (word === undefined || !meter || conventional === undefined) return undefined;
  const isLow = word.toLowerCase().startsWith('l');
  const value = convert(isLow ? meter.LO : meter.HI, measure, conventional, unit);
  return value === undefined ? undefined : { value, comparator: isLow ? '<' : '>' };
}

/** Why a stored value is none that can be judged or drawn. */
export type ValueProblem = 'words' | 'no-unit' | 'other-unit' | 'impossible';

const WORDS: Readonly<Record<string, string>> = {
  negative: 'negative',
  neg: 'negative',
  'not detected': 'negative',
  'non-reactive': 'negative',
  'non reactive': 'negative',
  nonreactive: 'negative',
  absent: 'nil',
  none: 'nil',
  positive: 'positive',
  pos: 'positive',
  detected: 'positive',
  reactive: 'positive',
  present: 'positive',
  traces: 'trace',
  '+/-': 'trace',
  '+': '1+',
  '++': '2+',
  '+++': '3+',
  '++++': '4+',
};

/** A dipstick inside a sentence, as some records code it: "Urine protein test = ++ (finding)". */
const DIPSTICK_IN_WORDS = /=\s*(\+{1,4}|trace|negative|nil)\s*(?:\(finding\))?$/;

/** The place of a word in the order of its measure; a dipstick's "negative" is nil. */
function wordPlace(words: readonly string[], text: string): number | undefined {
  const whole = text.trim().toLowerCase();
  const dipstick = DIPSTICK_IN_WORDS.exec(whole)?.[1] ?? whole;
  const known = WORDS[dipstick] ?? dipstick;
  const candidates = [
    dipstick,
    known,
    known === 'negative' ? 'nil' : known,
    known === 'nil' ? 'negative' : known,
  ];
  return candidates.map((word) => words.indexOf(word)).find((index) => index >= 0);
}

/** A limit on the far side of what is possible says where the range of a laboratory ends. */
const isEndOfRange = (
  { value, comparator }: Written,
  { min, max }: { readonly min: number; readonly max: number },
): boolean => (comparator?.startsWith('<') ? value <= min : comparator !== undefined && value >= max);

/** A stored value as a number with its unit, or why it is none; of a measure in words its place in their order. */
export function readValue(measure: Measure, { text, unit }: MetricValue): EnteredValue | ValueProblem {
  const { words } = MEASURE_DEFINITIONS[measure];
  if (words) {
    const place = wordPlace(words, text);
    return place === undefined ? 'words' : { measure, value: place, unit: PRESENCE };
  }
  const meter = meterWord(measure, text, unit ?? unitsOf(measure)[0] ?? '');
  if (meter) return { measure, unit: unit ?? unitsOf(measure)[0] ?? '', ...meter };
  const written = writtenNumber(text);
  if (!written) return 'words';
  if (unit === undefined) return 'no-unit';
  const check = checkEntry(measure, written.value, unit, { keepsTyped: true });
  if (check.kind === 'unit') return 'other-unit';
  const isImpossible = check.kind === 'impossible' && !isEndOfRange(written, check);
  return isImpossible ? 'impossible' : { measure, unit, ...written };
}

/** The values of a stored record that a measure is known of, each with what it is or why it is none. */
export function readValues({ metric, values }: Pick<MetricRecord, 'metric' | 'values'>) {
  return values.flatMap((value) => {
    const measure = measureOf(metric, value.key);
    return measure ? [{ key: value.key, measure, read: readValue(measure, value) }] : [];
  });
}
