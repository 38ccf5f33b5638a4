/**
 * A UHID of the organisation's own making is `CL`, nine digits and a check digit: the Luhn digit (ISO/IEC 7812-1 annex
 * B, modulo 10) of the nine. It catches every single wrong digit and nearly every swap of neighbours. Numbers of other
 * systems are never held to this.
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

/** The UHID of nine digits. */
export const ownUhid = (digits: string): string => `${OWN_UHID_LETTERS}${digits}${luhnDigit(digits)}`;

/** Whether it has the shape of ours, whatever its check digit. */
export const hasOwnShape = (text: string): boolean => SHAPE.test(text);

/** Whether this is a UHID of ours with the right check digit. */
export const isOwnUhid = (text: string): boolean =>
  hasOwnShape(text) && luhnDigit(text.slice(OWN_UHID_LETTERS.length, -1)) === Number(text.at(-1));
