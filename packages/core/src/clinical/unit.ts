import { MEASURE_DEFINITIONS, MEASURES } from '#observations';
import type { Spellings } from './units/seen.ts';
import { UNIT_WORDS } from './units/unit-words.ts';
import { WHOLE_UNITS } from './units/whole-units.ts';

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUPERSCRIPT = /(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g;

const spellingsOf = (spellings: Spellings): readonly string[] => Object.values(spellings).flat();

/**
 * Normalises a unit: lower case, one micro sign, one degree sign, powers after `^`, no full-width characters, single
 * blanks.
 */
const plainUnit = (text: string): string =>
  text
    .replace(
      SUPERSCRIPT,
      (_, sign: string, digits: string) =>
        `^${sign === '' ? '' : '-'}${[...digits].map((digit) => POWERS.indexOf(digit)).join('')}`,
    )
    .replace(/℃/g, '°C')
    .replace(/℉/g, '°F')
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[µμ]/g, 'u')
    .replace(/[⁄∕]/g, '/')
    .replace(/×/g, 'x')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/** Codes of all units in the catalogue, so that each is always recognised by its own name. */
const CODES = [
  ...new Set([
    ...MEASURES.flatMap((measure) => Object.keys(MEASURE_DEFINITIONS[measure].units)),
    ...Object.keys(WHOLE_UNITS),
  ]),
];

const WORDS: readonly (readonly [word: string, code: string])[] = Object.entries(UNIT_WORDS)
  .flatMap(([code, spellings]) => spellingsOf(spellings).map((word) => [plainUnit(word), code] as const))
  .toSorted(([one], [other]) => other.length - one.length);

const WORD_CODES: ReadonlyMap<string, string> = new Map(WORDS);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ANY_WORD = new RegExp(`(?<![a-z])(?:${WORDS.map(([word]) => escaped(word)).join('|')})(?![a-z])`, 'g');
const POWER_OF_TEN = /(?:x\s*)?10\s*(?:\*\*|[*^e])\s*(\d+)/g;

/**
 * Returns a unit with every word in UCUM form: "lakhs/cu.mm" becomes `10*5/ul`. Spellings of the same unit have the
 * same key.
 */
export function unitKey(text: string): string {
  const written = plainUnit(text).replace(POWER_OF_TEN, '10*$1');
  const words = written.replace(ANY_WORD, (word) => WORD_CODES.get(word) ?? word);
  return withoutBlanks(words).replace(/[.;,]+$/, '');
}

const SPELLINGS: readonly (readonly [spelling: string, code: string])[] = [
  ...Object.entries(WHOLE_UNITS).flatMap(([code, spellings]) =>
    spellingsOf(spellings).map((spelling) => [spelling, code] as const),
  ),
  ...CODES.map((code) => [code, code] as const),
];

const ALIASES: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([spelling, code]) =>
    [unitKey(spelling), withoutBlanks(plainUnit(spelling))]
      // "beats" alone is a spelling; as a word within a unit it adds nothing.
      .filter((key) => key !== '')
      .map((key) => [key, code] as const),
  ),
);

const BRACES = /\{[^}]*\}/g;
const IN_BRACKETS = /^\((.*)\)$|^\[(.*)\]$/;

function readUnit(text: string): string | undefined {
  const [, round, square] = IN_BRACKETS.exec(text.trim()) ?? [];
  const bare = round ?? square ?? text;
  for (const written of [text, bare, bare.replace(BRACES, '')]) {
    const found = ALIASES.get(withoutBlanks(plainUnit(written))) ?? ALIASES.get(unitKey(written));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Most units are codes already, from our own forms and tables; reading their spelling costs thirty times as much. */
const READ_AS_THEMSELVES: ReadonlySet<string> = new Set(CODES.filter((code) => readUnit(code) === code));

/**
 * Returns the UCUM code of a unit in any spelling (mcU/mL, beats per minute, lakhs/cu.mm, C …); undefined if unknown.
 * Text in braces is ignored: `{beat}/min` is `/min`, and `{banana}` is not a unit.
 */
export const ucumUnit = (text: string): string | undefined =>
  READ_AS_THEMSELVES.has(text) ? text : readUnit(text);
