import { identifierKey, MIN_UHID_CHARACTERS } from '#patients';

/**
 * A UHID of the organisation's own making is `CL`, nine digits and a check digit: the Luhn digit (ISO/IEC 7812-1 annex
 * B, modulo 10) of the nine. It catches every single wrong digit and nearly every swap of neighbours. Numbers of other
 * systems are never held to this.
 */
const SHAPE = /^CL\d{10}$/;
const HIGHEST = 999_999_999;

function luhnDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (sum % 10)) % 10;
}

/** @param serial 0 to 999,999,999 */
export function uhidOf(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > HIGHEST)
    throw new RangeError('nine digits at most');
  const digits = String(serial).padStart(9, '0');
  return `CL${digits}${luhnDigit(digits)}`;
}

/** Whether this is a UHID of ours with the right check digit. */
export function isOwnUhid(text: string): boolean {
  return SHAPE.test(text) && luhnDigit(text.slice(2, -1)) === Number(text.at(-1));
}

/**
 * What is wrong with a UHID that was typed: `too-short` for a search to find it again, or `check-digit` where it has the
 * shape of ours and one of its digits must be wrong.
 */
export function uhidProblem(text: string): 'too-short' | 'check-digit' | undefined {
  const uhid = identifierKey(text);
  if (uhid.length < MIN_UHID_CHARACTERS) return 'too-short';
  return SHAPE.test(uhid) && !isOwnUhid(uhid) ? 'check-digit' : undefined;
}
