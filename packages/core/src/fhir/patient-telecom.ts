import type * as v from 'valibot';
import { digitsOf, present, restOf } from './fhir-json.ts';
import { maybe, number, object, text } from './fhir-shapes.ts';

/** FHIR's ContactPoint. */
export const telecom = object({ system: text, value: text, use: text, rank: maybe(number) });
type Telecom = v.InferOutput<typeof telecom>;

/** A number for text messages can be called as well. */
const CALLED = new Set(['phone', 'sms']);
const PLAIN = new Set(['phone', 'email']);
const COMMON = new Set(['system', 'value', 'use']);

/** After every rank that is written. */
const UNRANKED = 1_000_000;

/** The preferred first, those no longer in use last; else as the source had them. */
function placeOf({ rank, use }: Telecom): number {
  if (use === 'old') return Number.MAX_SAFE_INTEGER;
  return Number(rank === undefined ? NaN : digitsOf(rank)) || UNRANKED;
}
/** All of it stands in the lists of phones and of e-mail addresses. */
const isPlain = (telecom: Telecom): boolean =>
  PLAIN.has(telecom.system ?? '') &&
  telecom.value !== undefined &&
  Object.keys(restOf(telecom, COMMON)).length === 0;

/** Phone numbers, e-mail addresses, and as it came whatever says more than a number and its use. */
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
