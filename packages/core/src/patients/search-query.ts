import { readTypedDay } from '#formatting';
import { PHONE_DIGITS, phoneKey, plainDigits } from './normalise.ts';
import { isOwnUhid, OWN_UHID_LETTERS } from './own-uhid.ts';

/** Meaning of a search text, to choose indexed queries and to show what is missing. */
export type SearchQuery =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uhid'; readonly value: string; readonly missing: number }
  | {
      readonly kind: 'phone';
      /** National number, digits only. */
      readonly value: string;
      readonly missing: number;
      /** The text as typed, if it may also be a numeric UHID; `missing` does not apply to it. */
      readonly uhid?: string;
    }
  | { readonly kind: 'name'; readonly value: string; readonly missing: number }
  | {
      readonly kind: 'birthDate';
      /** YYYY-MM-DD; an incomplete year has only its typed digits. */
      readonly value: string;
      /** Missing digits of the year. */
      readonly missing: number;
      /** The day does not exist, so there is no search. */
      readonly impossible: boolean;
    };

export type SearchKind = Exclude<SearchQuery['kind'], 'empty'>;

/** Fewer letters or digits would match half of all patients; the server refuses them too. */
export const MIN_NAME_LETTERS = 2;
export const MIN_UHID_CHARACTERS = 4;

const PHONE_SHAPE = /^[+()\d][\d\s()+.-]*$/;
/** Letters and digits in one word, with the separators of medical record numbers. */
const UHID_SHAPE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u;
/** A UHID in groups, as on cards: a few letters, then digits with spaces. */
const UHID_GROUPS = /^\p{L}{1,4}(?: ?\d{2,}(?: \d+)+| \d{6,})$/u;
/** Fourteen digits, printed as 91-1234-5678-9012. */
const ABHA_NUMBER = /^\d{2}[ -]\d{4}[ -]\d{4}[ -]\d{4}$/;
const ABHA_ADDRESS = /^[a-z0-9._-]+@(?:abdm|sbx|ndhm)$/i;
const COUNTRY_CODE = /^(?:\+|00)91/;
/** Indian mobile numbers start with 6 to 9, numbers with area code with 0 (National Numbering Plan, 2003). */
const NO_PHONE_BEGINS_SO = /^[1-5]/;

/** Returns the key of an incomplete phone number, without +91 and 0091. */
const nationalNumber = (text: string): string =>
  phoneKey(text.replace(/[^\d+]/g, '').replace(COUNTRY_CODE, ''));

/** Normalises spaces, digits of any script, and all kinds of hyphens. */
const plain = (text: string): string => plainDigits(text).replace(/[‐-―]/g, '-').trim().replace(/\s+/g, ' ');

const lacking = (least: number, count: number): number => Math.max(0, least - count);

const uhidQuery = (typed: string): SearchQuery => ({
  kind: 'uhid',
  value: typed,
  missing: lacking(MIN_UHID_CHARACTERS, typed.length),
});

/** Returns the query of a number: phone, UHID, or either. */
function numberQuery(typed: string): SearchQuery {
  const value = nationalNumber(typed);
  const missing = lacking(PHONE_DIGITS, value.length);
  if (!UHID_SHAPE.test(typed)) return { kind: 'phone', value, missing };
  if (missing > 0 && NO_PHONE_BEGINS_SO.test(typed)) return uhidQuery(typed);
  return { kind: 'phone', value, missing, uhid: typed };
}

/**
 * Recognises a UHID, an Indian phone number (with or without +91, 0091, 91 or 0), a date of birth or a name.
 * `missing` is the number of characters until the server can be asked. Digits that may be a phone number or a UHID are
 * a phone number with a `uhid`.
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

/** A query of `user/list`. */
export interface SearchQuestion {
  readonly by: SearchKind;
  readonly text: string;
}

/** Last digits of a phone number, as shown in lists. */
const PHONE_END = /^\d{4}$/;
/**
 * Returns the queries for digits that are not a complete phone number: the end of one, and a UHID without its letters.
 */
function digitQuestions(digits: string): readonly SearchQuestion[] {
  const asUhid: SearchQuestion = { by: 'uhid', text: digits };
  if (PHONE_END.test(digits)) return [{ by: 'phone', text: digits }, asUhid];
  const own = `${OWN_UHID_LETTERS}${digits}`;
  return isOwnUhid(own) ? [asUhid, { by: 'uhid', text: own }] : [asUhid];
}

/**
 * Returns the queries for a search, likelier first: none while incomplete, several if digits may be a phone number,
 * its end or a UHID.
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
