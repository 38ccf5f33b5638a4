import type * as v from 'valibot';
import { wordsOf } from './concept-words.ts';
import { digitsOf } from './fhir-json.ts';
import {
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
type Reader<Key extends keyof Values> = (value: NonNullable<Values[Key]>) => Record<string, unknown>;

const textOfNumber = ({ value }: Quantity): string =>
  value === undefined || typeof value === 'string' ? (value ?? '') : digitsOf(value);

const unitsOf = ({ unit, code }: Quantity) => ({ unit, unitCode: code === unit ? undefined : code });

/** `<5` is no 5: with a comparator the value is a text, so that nothing takes it for a number, and is kept whole beside. */
function quantityParts(value: Quantity): Record<string, unknown> {
  if (value.comparator === undefined || value.value === undefined)
    return { value: value.value, ...unitsOf(value) };
  return { value: `${value.comparator}${textOfNumber(value)}`, ...unitsOf(value), valueQuantity: value };
}

/** `3.1-6.2`; an open end is `>=3.1` or `<=6.2`. */
function rangeText(low: Quantity | undefined, high: Quantity | undefined): string | undefined {
  if (low?.value !== undefined && high?.value !== undefined)
    return `${textOfNumber(low)}-${textOfNumber(high)}`;
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
  valueCodeableConcept: (value) => {
    const coded = value.coding.find(({ code }) => code !== undefined) ?? value.coding[0];
    return {
      valueText: wordsOf(value),
      valueCode: coded && { system: coded.system, code: coded.code, display: coded.display },
      valueCodings: value.coding.length > 1 ? value.coding : undefined,
    };
  },
  valueString: (valueText) => ({ valueText }),
  valueBoolean: (value) => ({ value }),
  valueInteger: (value) => ({ value }),
  valueRange: (value) => ({
    value: rangeText(value.low, value.high),
    ...unitsOf(value.low ?? value.high ?? ({} as Quantity)),
    valueRange: value,
  }),
  valueRatio: (value) => ({ value: ratioText(value), valueRatio: value }),
  valueSampledData: (value) => ({ value: samplesText(value), valueSampledData: value }),
  valueTime: (value) => ({ value }),
  valueDateTime: (value) => ({ value }),
  valuePeriod: (value) => ({ value: periodText(value), valuePeriod: value }),
  valueAttachment: (value) => ({
    valueText: value.title ?? value.url ?? value.contentType,
    valueAttachment: value,
  }),
  valueReference: (value) => ({ valueText: value.reference, valueReference: value }),
};

const KEYS = Object.keys(READERS) as (keyof Values)[];

/** The value as rows have it. A source that wrote two is against the rules: the first is taken, the others stay beside. */
export function valueParts(read: Values): Record<string, unknown> {
  const [first, ...others] = KEYS.filter((key) => read[key] !== undefined);
  if (first === undefined) return {};
  const beside = others.map((key) => [key, read[key]] as const);
  const reader = READERS[first] as (value: unknown) => Record<string, unknown>;
  return { ...Object.fromEntries(beside), ...reader(read[first]) };
}
