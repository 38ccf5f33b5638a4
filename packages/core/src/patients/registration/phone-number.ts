import { asciiDigits } from '#formatting';

/** E.164 has at most fifteen digits; ten make an Indian number without its 0 or 91. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const INDIAN_FORMS = /^(?:\+91|0091|91|0)?0?([1-9]\d{9})$/;
/** What people write between digits, and the direction marks that come with a number copied from a phone. */
const MARKS = /[\s().\-–‑/\p{Cf}]/gu;
/** Indian mobile numbers begin with 6 to 9 (National Numbering Plan, 2003). */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/**
 * A phone number as E.164 writes it (+919876543210), from any form people write: with or without +91, 0091, 91 or 0,
 * with blanks, points, hyphens and brackets, in the digits of any script. Undefined for what is no phone number.
 */
export function normalisePhone(text: string): string | undefined {
  const written = asciiDigits(text.normalize('NFKC')).replace(MARKS, '');
  const indian = INDIAN_FORMS.exec(written)?.[1];
  if (indian) return `+91${indian}`;
  // +91 with another count of digits is a slip, not a number of elsewhere.
  return INTERNATIONAL.test(written) && !written.startsWith('+91') ? written : undefined;
}

/** Whether messages and calls to a mobile phone can go there; undefined where its country is not India. */
export function isIndianMobile(text: string): boolean | undefined {
  const number = normalisePhone(text);
  return number?.startsWith('+91') ? INDIAN_MOBILE.test(number) : undefined;
}
