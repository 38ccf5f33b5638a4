/**
 * The organisation's own UHIDs are `CL`, nine digits and a Luhn check digit (ISO/IEC 7812-1 annex B, modulo 10). It
 * catches every single wrong digit and nearly every swap of neighbours. Numbers of other systems are not checked.
 */
export const OWN_UHID_LETTERS = 'CL';
const SHAPE = new RegExp(`^${OWN_UHID_LETTERS}\\d{10}$`);

function luhnDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (sum % 10)) % 10;
}

/** Returns the UHID for nine digits. */
export const ownUhid = (digits: string): string => `${OWN_UHID_LETTERS}${digits}${luhnDigit(digits)}`;

/** Whether a text has the form of our UHIDs, ignoring the check digit. */
export const hasOwnShape = (text: string): boolean => SHAPE.test(text);

/** Whether a text is one of our UHIDs with a valid check digit. */
export const isOwnUhid = (text: string): boolean =>
  hasOwnShape(text) && luhnDigit(text.slice(OWN_UHID_LETTERS.length, -1)) === Number(text.at(-1));
