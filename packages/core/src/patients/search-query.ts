import { readTypedDay } from '#formatting';
import { PHONE_DIGITS, phoneKey, plainDigits } from './normalise.ts';
import { isOwnUhid, OWN_UHID_LETTERS } from './own-uhid.ts';

/** What a search text is, so that the server is asked indexed questions and a person is told what is missing. */
export type SearchQuery =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uhid'; readonly value: string; readonly missing: number }
  | {
      readonly kind: 'phone';
      /** The national number, digits only. */
      readonly value: string;
      readonly missing: number;
      /** The text as typed, where it may be a UHID of digits as well; `missing` does not count for it. */
      readonly uhid?: string;
    }
  | { readonly kind: 'name'; readonly value: string; readonly missing: number }
  | {
      readonly kind: 'birthDate';
      /** YYYY-MM-DD; of a year that is still being typed, what stands there. */
      readonly value: string;
      /** Digits of the year to go. */
      readonly missing: number;
      /** No calendar has this day, so nobody is asked. */
      readonly impossible: boolean;
    };

export type SearchKind = Exclude<SearchQuery['kind'], 'empty'>;

/** Fewer letters or digits than these answer half the register; the server refuses them too. */
export const MIN_NAME_LETTERS = 2;
export const MIN_UHID_CHARACTERS = 4;

const PHONE_SHAPE = /^[+()\d][\d\s()+.-]*$/;
/** Letters and digits in one word, with the marks that medical record numbers have between them. */
const UHID_SHAPE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u;
/** A UHID in groups, as cards print it: a few letters, then digits with spaces between. */
const UHID_GROUPS = /^\p{L}{1,4}(?: ?\d{2,}(?: \d+)+| \d{6,})$/u;
/** Fourteen digits, printed as 91-1234-5678-9012. */
const ABHA_NUMBER = /^\d{2}[ -]\d{4}[ -]\d{4}[ -]\d{4}$/;
const ABHA_ADDRESS = /^[a-z0-9._-]+@(?:abdm|sbx|ndhm)$/i;
const COUNTRY_CODE = /^(?:\+|00)91/;
/** Indian mobile numbers begin with 6 to 9, numbers with an area code and its 0 with 0 (National Numbering Plan, 2003). */
const NO_PHONE_BEGINS_SO = /^[1-5]/;

/** The key of a phone number while it is typed: +91 and 0091 count for nothing from the start. */
const nationalNumber = (text: string): string =>
  phoneKey(text.replace(/[^\d+]/g, '').replace(COUNTRY_CODE, ''));

/** One space between words, the digits of every script as Latin ones, hyphens and dashes of every kind as one. */
const plain = (text: string): string => plainDigits(text).replace(/[‐-―]/g, '-').trim().replace(/\s+/g, ' ');

const lacking = (least: number, count: number): number => Math.max(0, least - count);

const uhidQuery = (typed: string): SearchQuery => ({
  kind: 'uhid',
  value: typed,
  missing: lacking(MIN_UHID_CHARACTERS, typed.length),
});

/** A number: of a phone, of a patient, or of either. */
function numberQuery(typed: string): SearchQuery {
  const value = nationalNumber(typed);
  const missing = lacking(PHONE_DIGITS, value.length);
  if (!UHID_SHAPE.test(typed)) return { kind: 'phone', value, missing };
  if (missing > 0 && NO_PHONE_BEGINS_SO.test(typed)) return uhidQuery(typed);
  return { kind: 'phone', value, missing, uhid: typed };
}

/**
 * Recognises a UHID, an Indian phone number (with or without +91, 0091, 91 or 0), a date of birth or a name. `missing`
 * counts the characters without which the server is not asked. Digits in one word that may be a phone number or a UHID
 * are a phone number with a `uhid` beside it.
 */
export function classifySearch(text: string): SearchQuery {
  const typed = plain(text);
  if (typed === '') return { kind: 'empty' };
  const birthDate = readTypedDay(typed);
  if (birthDate) return { kind: 'birthDate', ...birthDate };
  if (ABHA_NUMBER.test(typed)) return uhidQuery(typed.replace(/[ -]/g, ''));
  if (ABHA_ADDRESS.test(typed)) return uhidQuery(typed);
  if (PHONE_SHAPE.test(typed)) return numberQuery(typed);
  if (UHID_GROUPS.test(typed)) return uhidQuery(typed.replaceAll(' ', ''));
  if (UHID_SHAPE.test(typed)) return uhidQuery(typed);
  const letters = typed.replace(/[^\p{L}]/gu, '').length;
  return { kind: 'name', value: typed, missing: lacking(MIN_NAME_LETTERS, letters) };
}

/** One question of `user/list`. */
export interface SearchQuestion {
  readonly by: SearchKind;
  readonly text: string;
}

/** The end of a phone number, as lists show it beside a patient. */
const PHONE_END = /^\d{4}$/;
/** Digits that are no whole phone number: the end of one, and a UHID, with the letters that nobody types. */
function digitQuestions(digits: string): readonly SearchQuestion[] {
  const asUhid: SearchQuestion = { by: 'uhid', text: digits };
  if (PHONE_END.test(digits)) return [{ by: 'phone', text: digits }, asUhid];
  const own = `${OWN_UHID_LETTERS}${digits}`;
  return isOwnUhid(own) ? [asUhid, { by: 'uhid', text: own }] : [asUhid];
}

/**
 * What the server can be asked about a query, the likelier first: nothing while too little was typed, several questions where
 * digits may be a phone number, the end of one or a UHID, and are enough for it.
 */
export function searchQuestions(query: SearchQuery): readonly SearchQuestion[] {
  if (query.kind === 'empty') return [];
  const { kind, missing, value } = query;
  const whole = missing === 0 && !(kind === 'birthDate' && query.impossible);
  if (kind === 'uhid') return whole ? digitQuestions(value) : [];
  const asked: readonly SearchQuestion[] = whole ? [{ by: kind, text: value }] : [];
  const uhid = kind === 'phone' ? query.uhid : undefined;
  const enough = uhid !== undefined && uhid.length >= MIN_UHID_CHARACTERS;
  return enough ? [...asked, ...digitQuestions(uhid)] : asked;
}
