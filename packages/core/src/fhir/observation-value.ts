import type * as v from 'valibot';
import { comparatorSymbol } from '#formatting';
import { codingsOf, wordsOf } from './concept-words.ts';
import { digitsOf, type FhirObject, isFhirObject, present } from './fhir-json.ts';
import {
  type Concept,
  concept,
  flag,
  maybe,
  number,
  object,
  period,
  type Quantity,
  quantity,
  reference,
  text,
} from './fhir-shapes.ts';

const range = object({ low: maybe(quantity), high: maybe(quantity) });
const ratio = object({ numerator: maybe(quantity), denominator: maybe(quantity) });
const samples = object({ origin: maybe(quantity), period: maybe(number), data: text });
const attachment = object({ title: text, url: text, contentType: text });

/** value[x] of an Observation and its components: R4's, STU3's attachment, R5's reference. */
export const VALUES = {
  valueQuantity: maybe(quantity),
  valueCodeableConcept: maybe(concept),
  valueString: text,
  valueBoolean: flag,
  valueInteger: maybe(number),
  valueRange: maybe(range),
  valueRatio: maybe(ratio),
  valueSampledData: maybe(samples),
  valueTime: text,
  valueDateTime: text,
  valuePeriod: maybe(period),
  valueAttachment: maybe(attachment),
  valueReference: maybe(reference),
};

type Values = { [key in keyof typeof VALUES]: v.InferOutput<(typeof VALUES)[key]> };
type Reader<Key extends keyof Values> = (
  value: NonNullable<Values[Key]>,
  written: unknown,
) => Record<string, unknown>;

const textOfNumber = ({ value }: Quantity): string =>
  value === undefined || typeof value === 'string' ? (value ?? '') : digitsOf(value);

const unitsOf = ({ unit, code }: Pick<Partial<Quantity>, 'unit' | 'code'>) => ({
  unit,
  unitCode: code === unit ? undefined : code,
});

/**
 * `<5` is not 5: with a comparator, as a sign or as a word of the specification (`lessThan`), the value becomes text,
 * so that it is never used as a number.
 */
function quantityParts(value: Quantity): Record<string, unknown> {
  const compared = value.comparator !== undefined && value.value !== undefined;
  return {
    value: compared ? `${comparatorSymbol(value.comparator ?? '')}${textOfNumber(value)}` : value.value,
    ...unitsOf(value),
  };
}

function codedParts(value: Concept, written: unknown): Record<string, unknown> {
  const coded = value.coding.find(({ code }) => code !== undefined) ?? value.coding[0];
  return {
    valueText: wordsOf(value),
    valueCode: coded && present({ system: coded.system, code: coded.code, display: coded.display }),
    valueCodings: codingsOf(written),
  };
}

/** Returns `3.1-6.2`, or `>=3.1` and `<=6.2` for an open range. */
function rangeText({ low, high }: NonNullable<Values['valueRange']>): string | undefined {
  if (low?.value !== undefined && high?.value !== undefined) {
    return `${textOfNumber(low)}-${textOfNumber(high)}`;
  }
  if (low?.value !== undefined) return `>=${textOfNumber(low)}`;
  return high?.value === undefined ? undefined : `<=${textOfNumber(high)}`;
}

const withUnit = (part: Quantity): string =>
  [textOfNumber(part), part.unit ?? part.code].filter(Boolean).join(' ');

/** Returns a titre such as `1:128`; with units `5 g : 1 L`. */
function ratioText({
  numerator: over,
  denominator: under,
}: NonNullable<Values['valueRatio']>): string | undefined {
  if (over?.value === undefined || under?.value === undefined) return undefined;
  const bare = [over, under].every(({ unit, code }) => (unit ?? code) === undefined);
  return bare ? `${textOfNumber(over)}:${textOfNumber(under)}` : `${withUnit(over)} : ${withUnit(under)}`;
}

/** A curve has no single value. Returns the number of samples and the interval in milliseconds. */
function samplesText({ data, period: apart }: NonNullable<Values['valueSampledData']>): string | undefined {
  const count = data?.trim() ? data.trim().split(/\s+/).length : 0;
  return count === 0 ? undefined : `${count} × ${apart === undefined ? '?' : digitsOf(apart)} ms`;
}

/** Returns an ISO 8601 interval, `2013-04-02/2013-04-05`. */
const periodText = ({ start, end }: NonNullable<Values['valuePeriod']>): string | undefined =>
  start === undefined && end === undefined ? undefined : `${start ?? '..'}/${end ?? '..'}`;

/** Order of preference if a source wrote several. */
const READERS: { readonly [Key in keyof Values]: Reader<Key> } = {
  valueQuantity: quantityParts,
  valueCodeableConcept: codedParts,
  valueString: (valueText) => ({ valueText }),
  valueBoolean: (value) => ({ value }),
  valueInteger: (value) => ({ value }),
  valueRange: (value) => ({ value: rangeText(value), ...unitsOf(value.low ?? value.high ?? {}) }),
  valueRatio: (value) => ({ value: ratioText(value) }),
  valueSampledData: (value) => ({ value: samplesText(value) }),
  valueTime: (value) => ({ value }),
  valueDateTime: (value) => ({ value }),
  valuePeriod: (value) => ({ value: periodText(value) }),
  valueAttachment: ({ title, url, contentType }) => ({ valueText: title ?? url ?? contentType }),
  valueReference: (value) => ({ valueText: value.reference }),
};

const KEYS = Object.keys(READERS) as (keyof Values)[];

/** Types that the row's value represents completely. For others, the row has a text and the original next to it. */
const COMPLETE_VALUES = new Set<keyof Values>([
  ...(['valueQuantity', 'valueCodeableConcept', 'valueString', 'valueBoolean'] as const),
  ...(['valueInteger', 'valueTime', 'valueDateTime'] as const),
]);

/** A quantity can have only a unit, next to a value in words. Null and empty elements count as empty. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isFhirObject(value) && Object.values(value).every(isEmpty));

const hasValue = (key: keyof Values, read: Values): boolean =>
  key === 'valueQuantity' ? read.valueQuantity?.value !== undefined : !isEmpty(read[key]);

const isComplete = (key: keyof Values, { valueQuantity }: Values): boolean =>
  COMPLETE_VALUES.has(key) && !(key === 'valueQuantity' && valueQuantity?.comparator !== undefined);

/**
 * Returns the value for a row.
 * Two values are against the rules: the first one with content is used and the others are preserved. Text next to a
 * quantity without a number (a meter's HI) keeps the quantity's unit.
 * @param written the unparsed Observation or component
 */
export function valueParts(read: Values, written: FhirObject): Record<string, unknown> {
  const there = KEYS.filter((key) => !isEmpty(read[key]));
  const first = there.find((key) => hasValue(key, read)) ?? there[0];
  if (first === undefined) return {};
  const others = there.filter((key) => key !== first);
  const beside = isComplete(first, read) ? others : [first, ...others];
  const reader = READERS[first] as (value: unknown, written: unknown) => Record<string, unknown>;
  return {
    ...(read.valueQuantity && unitsOf(read.valueQuantity)),
    ...Object.fromEntries(beside.map((key) => [key, written[key]])),
    ...reader(read[first], written[first]),
  };
}
