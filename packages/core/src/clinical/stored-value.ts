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

/** What a meter's LO or HI means in a unit; undefined where the measure has no such words. */
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

/** Why a stored value is none that can be judged or drawn. */
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

/** A dipstick inside a sentence, as some records code it: "Urine protein test = ++ (finding)". */
const DIPSTICK_IN_WORDS = /=\s*(\+{1,4}|trace|negative|nil)\s*(?:\(finding\))?$/;

/**
 * The place of a text in the order of the words of a test; undefined for another text. A dipstick's "negative" is nil. Of
 * urine protein a concentration has a place too.
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

/** Tests that give amounts have no "positive": it means the least amount that counts. */
const AT_LEAST = ['positive', '1+', 'abnormal'];

/**
 * The gravest word within a text that is none of the words of a test: "P. vivax seen", "HIV 1 reactive, HIV 2 non-reactive",
 * "Positive (weak)". Undefined where the text names no finding.
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

/** A limit on the far side of what is possible says where the range of a laboratory ends. */
const isEndOfRange = (
  { value, comparator }: Written,
  { min, max }: { readonly min: number; readonly max: number },
): boolean => (comparator?.startsWith('<') ? value <= min : comparator !== undefined && value >= max);

const isUnitOf =
  (measure: Measure): IsUnit =>
  (text) =>
    unitCode(measure, text) !== undefined;

/** The number of a text for a measure: of a blood pressure written in one text the measure's own of the two. */
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

/** A stored value as a number with its unit, or why it is none; of a measure in words its place in their order. */
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

/** Whether a text says that there is no value, as "not done" or "haemolysed". */
export const isNothingMeasured = (text: string): boolean => NOTHING_MEASURED.test(text);

/** The units to think of where none is known: the usual one, or the others where no living person has it in that. */
function likelyUnits(measure: Measure, written: Written): readonly string[] {
  const [usual = '', ...others] = unitsOf(measure);
  const isPossible = (unit: string): boolean => !isImpossible(measure, written, unit);
  return isPossible(usual) ? [usual] : others.filter(isPossible);
}

/** A value as it may have been meant. */
export interface AssumedValue extends EnteredValue {
  /** Whether the source names no unit that its measure has, so that `unit` is only the likely one. */
  readonly isUnitAssumed: boolean;
}

/**
 * What a value may be that `readValue` cannot read: each number of its text in the unit beside it, else in the usual unit;
 * of a measure in words the gravest that the text names. Dangerous ones alert as "dangerous in the usual unit".
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

/** A further value under the key of another has a number behind it: `systolic#3`. */
const FURTHER = /#\d+$/;

/** A blood pressure that was stored as one text is its two numbers. */
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

/** The values of a stored record that a measure is known of, each with what it is or why it is none. */
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
