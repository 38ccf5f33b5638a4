/** What a search text is, so that the server is asked one indexed question and a person is told what is missing. */
export type SearchQuery =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uhid'; readonly value: string; readonly missing: number }
  /** `value` is the national number, digits only. */
  | { readonly kind: 'phone'; readonly value: string; readonly missing: number }
  | { readonly kind: 'name'; readonly value: string; readonly missing: number };

export type SearchKind = Exclude<SearchQuery['kind'], 'empty'>;

/** Fewer letters or digits than these answer half the register; the server refuses them too. */
export const MIN_NAME_LETTERS = 2;
export const MIN_UHID_CHARACTERS = 4;
/** An Indian mobile number has ten digits. */
export const PHONE_DIGITS = 10;

const PHONE_SHAPE = /^[+()\d][\d\s().-]*$/;
/** Letters and digits in one word, or digits with a hyphen: medical record numbers are never like that by accident. */
const UHID_SHAPE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u;

function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+91')) return digits.slice(2);
  if (digits.length > PHONE_DIGITS && digits.startsWith('91')) return digits.slice(2);
  return digits.replace(/^0+/, '');
}

/**
 * Recognises a UHID, an Indian mobile number (with or without +91 or 0) or a name. `missing` counts the characters
 * without which the server is not asked.
 */
export function classifySearch(text: string): SearchQuery {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return { kind: 'empty' };
  if (PHONE_SHAPE.test(typed)) {
    const value = nationalNumber(typed);
    return { kind: 'phone', value, missing: Math.max(0, PHONE_DIGITS - value.length) };
  }
  if (UHID_SHAPE.test(typed)) {
    return { kind: 'uhid', value: typed, missing: Math.max(0, MIN_UHID_CHARACTERS - typed.length) };
  }
  const letters = typed.replace(/[^\p{L}]/gu, '').length;
  return { kind: 'name', value: typed, missing: Math.max(0, MIN_NAME_LETTERS - letters) };
}
