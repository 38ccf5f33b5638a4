import { asciiDigits } from '#formatting';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean =>
  digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && passesLuhn(digits);

/**
 * Returns whether a text contains the number of a payment card: 13 to 19 digits with a valid check digit, also when
 * they are grouped by spaces, dots or hyphens and followed by other digits such as an expiry date.
 */
export function hasCardNumber(text: string): boolean {
  for (const [run] of asciiDigits(text).matchAll(/\d+(?:[ .-]+\d+)*/g)) {
    const groups = run.split(/[ .-]+/);
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = from + 1; to <= groups.length; to += 1) {
        if (isCard(groups.slice(from, to).join(''))) return true;
      }
    }
  }
  return false;
}
