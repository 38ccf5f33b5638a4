import type { MetricRecord, MetricValue } from '#metrics';
import { MEASURE_DEFINITIONS, type Measure, measureOf, PRESENCE } from '#observations';
import { checkEntry } from './check-entry.ts';
import { convert, unitCode, unitsOf } from './convert.ts';
import type { EnteredValue } from './judge-value.ts';
import { NOT_MEASURED, PRESENCE_WORDS, PROTEIN_AMOUNTS } from './units/value-words.ts';
import {
  type IsUnit,
  numbersIn,
  type WrittenValue,
  withoutLabel,
  writtenNumber,
  writtenPressure,
  writtenValue,
} from './written-value.ts';

type Written = Pick<EnteredValue, 'value' | 'comparator'>;

/** Some meters write digits before the word, and some devices the unit after it: 0Hi, HI mg/dL. */
const METER_WORD = /^[<>]?\s*0*(lo|low|hi|high)(?![a-z])[\s*!.]*(.*)$/i;

/** Returns the meaning of a meter's LO or HI in a unit; undefined if the measure has none. */
function meterWord(measure: Measure, text: string, given: string | undefined): EnteredValue | undefined {
  const { meter } = MEASURE_DEFINITIONS[measure];
  const [conventional] = unitsOf(measure);
  if (!meter || conventional === undefined) return undefined;
  const [, word, rest = ''] = METER_WORD.exec(withoutLabel(text)) ?? [];
  const own = unitCode(measure, rest) === undefined ? undefined : rest;
  if (word === undefined || (rest !== '' && own === undefined)) return undefined;
  const isLow = word.toLowerCase().startsWith('l');
  const unit = own ?? given ?? conventional;
  const value = convert(isLow ? meter.LO : meter.HI, measure, conventional, unit);
  return value === undefined ? undefined : { measure, unit, value, comparator: isLow ? '<' : '>' };
}

/** Why a stored value can't be judged or drawn. */
export type ValueProblem = 'words' | 'no-unit' | 'other-unit' | 'impossible';

const wordKey = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/−/g, '-').trim();

const wordsBySpelling = (table: typeof PRESENCE_WORDS): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([word, spellings]) =>
      Object.values(spellings)
        .flat()
        .map((spelling) => [wordKey(spelling), word] as const),
    ),
  );
const WORDS = wordsBySpelling(PRESENCE_WORDS);
const PROTEIN = wordsBySpelling(PROTEIN_AMOUNTS);

/** A dipstick within a sentence, as some records code it: "Urine protein test = ++ (finding)". */
const DIPSTICK_IN_WORDS = /=\s*(\+{1,4}|trace|negative|nil)\s*(?:\(finding\))?$/;

/**
 * Returns the index of a text among a test's words; undefined for other text. A dipstick's "negative" is nil; urine
 * protein also accepts concentrations.
 */
export function wordPlace(words: readonly string[], text: string, isProtein = false): number | undefined {
  const whole = wordKey(text);
  const dipstick = DIPSTICK_IN_WORDS.exec(whole)?.[1] ?? whole;
  const amount = isProtein ? PROTEIN.get(dipstick) : undefined;
  const unmarked = dipstick.replace(/[\s*!.]+$/, '');
  const known = amount ?? WORDS.get(dipstick) ?? WORDS.get(unmarked) ?? unmarked;
  const candidates = [
    dipstick,
    known,
    known === 'negative' ? 'nil' : known,
    known === 'nil' ? 'negative' : known,
  ];
  return candidates.map((word) => words.indexOf(word)).find((index) => index >= 0);
}

const NEGATED =
  /(?:non|not|no|nil|neg|negative|absent|un)[\s-]*(?:reactive|detected|positive|seen|present)?/g;
const FOUND =
  /\+{1,4}|[1-4]\s?\+|reactive|detected|positive|\bpos\b|present|\bseen\b|abnormal|\b(?:small|moderate|large|trace)\b/g;

/** Tests with amounts have no "positive"; it means the lowest amount that counts. */
const AT_LEAST = ['positive', '1+', 'abnormal'];

/**
 * Returns the index of the most severe word within other text: "P. vivax seen", "HIV 1 reactive, HIV 2 non-reactive",
 * "Positive (weak)". Undefined without a finding.
 */
export function gravestPlace(words: readonly string[], text: string): number | undefined {
  const found = wordKey(text).replace(NEGATED, ' ').match(FOUND) ?? [];
  const least = words.findIndex((word) => AT_LEAST.includes(word));
  const places = found.flatMap((word) => {
    const place = wordPlace(words, word.replace(/\s/g, '')) ?? least;
    return place < 0 ? [] : [place];
  });
  return places.length === 0 ? undefined : Math.max(...places);
}

/** A limit beyond the possible range marks the end of a lab's range. */
const isEndOfRange = (
  { value, comparator }: Written,
  { min, max }: { readonly min: number; readonly max: number },
): boolean => (comparator?.startsWith('<') ? value <= min : comparator !== undefined && value >= max);

const isUnitOf =
  (measure: Measure): IsUnit =>
  (text) =>
    unitCode(measure, text) !== undefined;

/** Returns the number in a text for a measure: its own of both for a blood pressure. */
function numberOf(measure: Measure, text: string): WrittenValue | undefined {
  const isUnit = isUnitOf(measure);
  const number = writtenNumber(text) ?? writtenValue(text, isUnit);
  if (number || (measure !== 'systolic' && measure !== 'diastolic')) return number;
  const pressure = writtenPressure(text, isUnit);
  return (
    pressure && { value: pressure[measure], ...(pressure.unit !== undefined && { unit: pressure.unit }) }
  );
}

function isImpossible(measure: Measure, written: Written, unit: string): boolean {
  const check = checkEntry(measure, written.value, unit, { keepsTyped: true });
  return check.kind === 'unit' || (check.kind === 'impossible' && !isEndOfRange(written, check));
}

/** Returns a stored value as a number with its unit, or why it is none; for words, the index in their order. */
export function readValue(measure: Measure, { text, unit }: MetricValue): EnteredValue | ValueProblem {
  const { words } = MEASURE_DEFINITIONS[measure];
  if (words) {
    const place = wordPlace(words, text, measure === 'urineProtein');
    return place === undefined ? 'words' : { measure, value: place, unit: PRESENCE };
  }
  const meter = meterWord(measure, text, unit);
  if (meter) return meter;
  const number = numberOf(measure, text);
  if (!number) return 'words';
  const { unit: own = unit, ...written } = number;
  if (own === undefined || own.trim() === '') return 'no-unit';
  if (unitCode(measure, own) === undefined) return 'other-unit';
  return isImpossible(measure, written, own) ? 'impossible' : { measure, unit: own, ...written };
}

const NOTHING_MEASURED = new RegExp(
  `(?<![a-z])(?:${Object.values(NOT_MEASURED).flat().join('|')})(?![a-z])`,
  'i',
);

/** Whether a text means "no value", such as "not done" or "haemolysed". */
export const isNothingMeasured = (text: string): boolean => NOTHING_MEASURED.test(text);

/** Returns likely units if none is known: the usual one, or the others if the value is impossible in it. */
function likelyUnits(measure: Measure, written: Written): readonly string[] {
  const [usual = '', ...others] = unitsOf(measure);
  const isPossible = (unit: string): boolean => !isImpossible(measure, written, unit);
  return isPossible(usual) ? [usual] : others.filter(isPossible);
}

/** A possible interpretation of a value. */
export interface AssumedValue extends EnteredValue {
  /** Whether `unit` is only likely, because the source's is missing or unknown. */
  readonly isUnitAssumed: boolean;
}

/**
 * Returns the possible meanings of a value that `readValue` can't read: each number in the unit next to it, or else in
 * the usual unit; for words the most severe one. Dangerous ones alert as "dangerous in the usual unit".
 */
export function assumedValues(measure: Measure, { text, unit }: MetricValue): readonly AssumedValue[] {
  const { words } = MEASURE_DEFINITIONS[measure];
  if (words) {
    const place = gravestPlace(words, text);
    return place === undefined ? [] : [{ measure, value: place, unit: PRESENCE, isUnitAssumed: false }];
  }
  const own = numberOf(measure, text);
  const numbers = own ? [own] : numbersIn(text, isUnitOf(measure));
  const given = unit !== undefined && unitCode(measure, unit) !== undefined ? unit : undefined;
  return numbers.flatMap(({ unit: named = given, ...written }) => {
    if (named === undefined && isNothingMeasured(text)) return [];
    const units = named === undefined ? likelyUnits(measure, written) : [named];
    return units
      .filter((one) => !isImpossible(measure, written, one))
      .map((one) => ({ measure, unit: one, isUnitAssumed: named === undefined, ...written }));
  });
}

/** A repeated value has a number after the key: `systolic#3`. */
const FURTHER = /#\d+$/;

/** Splits a blood pressure stored as one text. */
function pressureParts(value: MetricValue): readonly MetricValue[] {
  const pressure = writtenPressure(value.text, isUnitOf('systolic'));
  if (!pressure) return [value];
  const { unit = value.unit } = pressure;
  return (['systolic', 'diastolic'] as const).map((key) => ({
    key,
    text: String(pressure[key]),
    ...(unit !== undefined && { unit }),
  }));
}

const isPressureText = (metric: string, { key }: MetricValue): boolean =>
  measureOf(metric, key) === undefined && measureOf(metric, 'systolic') === 'systolic' && key === 'value';

/** Returns the values of a record with a known measure, each readable or with the reason why not. */
export function readValues({ metric, values }: Pick<MetricRecord, 'metric' | 'values'>) {
  return values.flatMap((stored) =>
    (isPressureText(metric, stored) ? pressureParts(stored) : [stored]).flatMap((value) => {
      const measure = measureOf(metric, value.key.replace(FURTHER, ''));
      return measure
        ? [{ key: value.key, storedKey: stored.key, measure, read: readValue(measure, value), value }]
        : [];
    }),
  );
}
