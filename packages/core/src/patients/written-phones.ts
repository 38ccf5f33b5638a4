import { dialledNumber, isOneNumber, plainDigits } from './normalise.ts';

/** Phone numbers in a text, and whether it contains anything else. */
export interface WrittenPhones {
  readonly numbers: readonly string[];
  readonly isWhole: boolean;
}

/** Texts that mean "no number". */
const NO_PHONE = /^(?:na|n\/a|n\.a\.?|nil|none|no|not available|not known|unknown|null|x+|-+|\.+|0+)$/i;
/** Repeated digits, typed as a placeholder. */
const FILLED = /^(\d)\1{6,}$/;
const LABEL =
  /^(?:m|mob|mobile|ph|phone|tel|cell|contact|res|off|office|home|no)\s*[.:-]*\s*(?:no\.?\s*:?)?(?=[\d+(])/i;
const REMARK = /\s*\([^)\d]*\)\s*$/;
/** A spreadsheet's number: 9876500001.0, 9.876500001E+09. */
const POINT_ZERO = /^(\d{7,15})\.0+$/;
const EXPONENT = /^(\d)\.(\d+)E\+?0?(\d{1,2})$/i;
const CODE_TWICE = /^(?:\+?91[\s-]+)(?=\+?91[\s-]*\d{10}$)/;
const PARTS = /\s*(?:[,;|&\n\r/]|\band\b|\bor\b)\s*/i;
const TWO_MOBILES = /^(\d{10})[\s-]+(\d{10})$/;
/** Last digits of another number: 0484-2345679 / 80. */
const LAST_DIGITS = /^\d{1,4}$/;

/** Removes what a spreadsheet or a person added around a number. */
function bareNumber(text: string): string {
  const bare = text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^'/, '')
    .replace(LABEL, '')
    .replace(REMARK, '')
    .trim();
  const [, whole] = POINT_ZERO.exec(bare) ?? [];
  const [, first = '', rest = '', exponent] = EXPONENT.exec(bare) ?? [];
  // If digits are fewer than the exponent requires, some were rounded away.
  const isExact = exponent !== undefined && rest.length === Number(exponent);
  const digits = whole ?? (isExact ? `${first}${rest}` : bare);
  return digits.replace(CODE_TWICE, '').trim();
}

/** Expands endings to complete numbers. */
function completed(parts: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    found.push(
      before !== undefined && LAST_DIGITS.test(part) && isOneNumber(before)
        ? `${before.slice(0, -part.length)}${part}`
        : part,
    );
  }
  return found;
}

const isNumber = (text: string): boolean =>
  isOneNumber(text) &&
  dialledNumber(text).length >= 6 &&
  !FILLED.test(dialledNumber(text).replace(/^\+91|^\+/, ''));

/** Splits a text into phone numbers: "9876500001 / 9876500002", "0484-2345679 / 80". Other text is left out. */
export function writtenPhones(text: string): WrittenPhones {
  const plain = plainDigits(text).trim();
  if (NO_PHONE.test(plain)) return { numbers: [], isWhole: true };
  const parts = plain
    .split(PARTS)
    .flatMap((part) => TWO_MOBILES.exec(part.trim())?.slice(1) ?? [part])
    .map(bareNumber)
    .filter((part) => part !== '');
  const all = completed(parts).filter((part) => !NO_PHONE.test(part));
  const numbers = all.filter(isNumber);
  return { numbers: [...new Set(numbers)], isWhole: numbers.length === all.length };
}

const EMAIL = /^[^\s@<>"(),:;\\/]+@[^\s@<>"(),:;\\/]+\.[^\s@<>"(),:;\\/]+$/;

/** Returns the e-mail addresses in a text. */
export function writtenEmails(text: string): {
  readonly emails: readonly string[];
  readonly isWhole: boolean;
} {
  const parts = text
    .replace(/^mailto:/i, '')
    .split(/[\s,;|/]+/)
    .map((part) => part.replace(/^[<("']+|[>)"'.]+$/g, ''))
    .filter((part) => part !== '' && !NO_PHONE.test(part));
  const emails = parts.filter((part) => EMAIL.test(part));
  return { emails: [...new Set(emails)], isWhole: emails.length === parts.length };
}
