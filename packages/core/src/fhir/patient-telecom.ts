import type * as v from 'valibot';
import { digitsOf, present, restOf } from './fhir-json.ts';
import { maybe, number, object, text } from './fhir-shapes.ts';

/** FHIR ContactPoint. */
export const telecom = object({ system: text, value: text, use: text, rank: maybe(number) });
type Telecom = v.InferOutput<typeof telecom>;

/** Numbers for text messages can also be called. */
const CALLED = new Set(['phone', 'sms']);
const PLAIN = new Set(['phone', 'email']);
const COMMON = new Set(['system', 'value', 'use']);

/** Sorts after every explicit rank. */
const UNRANKED = 1_000_000;

/** Sorts preferred contacts first and former ones last, otherwise in the source's order. */
function placeOf({ rank, use }: Telecom): number {
  if (use === 'old') return Number.MAX_SAFE_INTEGER;
  return Number(rank === undefined ? NaN : digitsOf(rank)) || UNRANKED;
}
/** Whether the lists of phone numbers and e-mail addresses represent it completely. */
const isPlain = (telecom: Telecom): boolean =>
  PLAIN.has(telecom.system ?? '') &&
  telecom.value !== undefined &&
  Object.keys(restOf(telecom, COMMON)).length === 0;

/** Returns phone numbers, e-mail addresses, and contacts that have more than a number and its use, unchanged. */
export function telecomParts(all: readonly Telecom[]): Record<string, unknown> {
  const reached = all.filter(({ value }) => value !== undefined).toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    phone: reached
      .filter(({ system }) => CALLED.has(system ?? ''))
      .map(({ value, use }) => present({ value, use })),
    email: reached.filter(({ system }) => system === 'email').map(({ value }) => value),
    telecom: all.filter((telecom) => !isPlain(telecom)).map(present),
  };
}
