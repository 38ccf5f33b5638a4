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

/** value[x] of an Observation and of its components: R4's, STU3's attachment, R5's reference. */
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

/** `<5` is no 5: with a comparator, as a sign or one of the specification's words (`lessThan`), the value is a text, so that nothing takes it for a number. */
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

/** `3.1-6.2`; an open end is `>=3.1` or `<=6.2`. */
function rangeText({ low, high }: NonNullable<Values['valueRange']>): string | undefined {
  if (low?.value !== undefined && high?.value !== undefined) {
    return `${textOfNumber(low)}-${textOfNumber(high)}`;
  }
  if (low?.value !== undefined) return `>=${textOfNumber(low)}`;
  return high?.value === undefined ? undefined : `<=${textOfNumber(high)}`;
}

const withUnit = (part: Quantity): string =>
  [textOfNumber(part), part.unit ?? part.code].filter(Boolean).join(' ');

/** A titre as it is written, `1:128`; with units, `5 g : 1 L`. */
function ratioText({
  numerator: over,
  denominator: under,
}: NonNullable<Values['valueRatio']>): string | undefined {
  if (over?.value === undefined || under?.value === undefined) return undefined;
  const bare = [over, under].every(({ unit, code }) => (unit ?? code) === undefined);
  return bare ? `${textOfNumber(over)}:${textOfNumber(under)}` : `${withUnit(over)} : ${withUnit(under)}`;
}

/** A curve has no single value: how many samples, and how far apart in milliseconds. */
function samplesText({ data, period: apart }: NonNullable<Values['valueSampledData']>): string | undefined {
  const count = data?.trim() ? data.trim().split(/\s+/).length : 0;
  return count === 0 ? undefined : `${count} × ${apart === undefined ? '?' : digitsOf(apart)} ms`;
}

/** An interval as ISO 8601 writes it, `2013-04-02/2013-04-05`. */
const periodText = ({ start, end }: NonNullable<Values['valuePeriod']>): string | undefined =>
  start === undefined && end === undefined ? undefined : `${start ?? '..'}/${end ?? '..'}`;

/** In the order in which they are taken where a source wrote several. */
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

/** Here the row's value says all; of other types a text stands for the value, which is kept beside as it came. */
const COMPLETE_VALUES = new Set<keyof Values>([
  ...(['valueQuantity', 'valueCodeableConcept', 'valueString', 'valueBoolean'] as const),
  ...(['valueInteger', 'valueTime', 'valueDateTime'] as const),
]);

/** A quantity may bring its unit only, beside a value in words; a null or an empty part brings nothing. */
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
 * The value as rows have it. A source that wrote two is against the rules: the first that has a value is taken, the others
 * stay beside. Words beside a quantity without a number (a meter's HI) keep the quantity's unit.
 * @param written the Observation or component as it came
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
