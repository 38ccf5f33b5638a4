import { asciiDigits, formatDate, readTypedDay } from '@careline/core/formatting';

const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** The day a text names, as YYYY-MM-DD; undefined while it names none. */
export function dayOfTyped(typed: string): string | undefined {
  const plain = asciiDigits(typed.normalize('NFKC')).trim().replace(EIGHT_DIGITS, '$1-$2-$3');
  const day = readTypedDay(plain);
  return day && day.missing === 0 && !day.impossible ? day.value : undefined;
}

/** A stored day as it is shown, DD-MM-YYYY; what is no day stands as it was typed. */
export const textOfDay = (day: string): string => (dayOfTyped(day) === undefined ? day : formatDate(day));
