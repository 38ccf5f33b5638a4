import type { MedicineTables } from '../medicines/medicine-tables.ts';
import {
  closestName,
  consonantsOf,
  lettersApart,
  type SpellingCandidate,
  soundOf,
  startsAlike,
} from '../medicines/spelling.ts';
import { isOrdinaryWord } from './allergy-ordinary-words.ts';
import { latinOf } from './devanagari-sounds.ts';

/** Interpretation of a misspelled allergy. */
export interface CorrectedAllergen {
  readonly meant: string;
  readonly substances: readonly string[];
  readonly classes: readonly string[];
}

/** Misspelled names of groups, which are classes of the table of medicines. */
const GROUP_NAMES: readonly (readonly [name: string, group: string])[] = [
  ['penicillin', 'penicillin'],
  ['cephalosporin', 'cephalosporin'],
  ['carbapenem', 'carbapenem'],
  ['sulfonamide', 'sulfonamide'],
  ['sulfa', 'sulfonamide'],
  ['painkiller', 'nsaid'],
  ['macrolide', 'macrolide'],
  ['quinolone', 'quinolone'],
  ['fluoroquinolone', 'quinolone'],
  ['aminoglycoside', 'aminoglycoside'],
  ['antihistamine', 'antihistamine'],
  ['benzodiazepine', 'benzodiazepine'],
];

interface Candidate extends SpellingCandidate<CorrectedAllergen> {
  readonly sound: string;
  readonly consonants: string;
}

const candidateOf = (
  name: string,
  identity: string,
  meaning: CorrectedAllergen,
  isBrand = false,
): Candidate => ({
  name,
  identity,
  meaning,
  mostLetters: isBrand ? 1 : 2,
  isBrand,
  sound: soundOf(name),
  consonants: consonantsOf(name),
});

const ofTables = new WeakMap<MedicineTables, readonly Candidate[]>();

/**
 * Single-word names, including medicines without a row: a word that is equally close to one of those is not corrected.
 */
function candidatesOf(tables: MedicineTables): readonly Candidate[] {
  const known = ofTables.get(tables);
  if (known) return known;
  const groupNames = new Set(GROUP_NAMES.map(([name]) => name));
  const named = [...tables.names].filter(([key]) => /^\p{L}{4,}$/u.test(key) && !groupNames.has(key));
  const candidates = [
    ...GROUP_NAMES.map(([name, group]) =>
      candidateOf(name, group, { meant: name, substances: [], classes: [group] }),
    ),
    ...named.map(([key, { name, by, substances, classes }]) =>
      candidateOf(key, substances.join('+'), { meant: name, substances, classes }, by === 'brand'),
    ),
    ...[...tables.otherMedicines].map((name) =>
      candidateOf(name, '', { meant: name, substances: [], classes: [] }),
    ),
  ];
  ofTables.set(tables, candidates);
  return candidates;
}

/** Returns the only meaning of the names; undefined if there are several or none. */
function only(candidates: readonly Candidate[]): CorrectedAllergen | undefined {
  const [first] = candidates;
  if (!first || first.identity === '') return undefined;
  return candidates.every(({ identity }) => identity === first.identity) ? first.meaning : undefined;
}

const MIN_LETTERS = 5;
const MIN_DEVANAGARI_CONSONANTS = 4;

const isVowel = (text: string): boolean => 'aeiou'.includes(text.charAt(0));

const MIN_LETTERS_OF_OTHER_START = 8;

/** Brands are short and numerous, so little may differ: ordinary words sound like them. */
function isNearBrand(word: string, { name }: Candidate, most: number): boolean {
  const isStart =
    word.charAt(0) === name.charAt(0) ||
    (word.length >= MIN_LETTERS_OF_OTHER_START && startsAlike(word, name));
  return isStart && lettersApart(word, name, most) <= most;
}

const MIN_LETTERS_OF_BEGINNING = 6;

/** Returns the only generic name that starts with the word: "Azithro". */
const beginning = (word: string, candidates: readonly Candidate[]): CorrectedAllergen | undefined =>
  word.length < MIN_LETTERS_OF_BEGINNING
    ? undefined
    : only(candidates.filter(({ name, isBrand }) => !isBrand && name.startsWith(word)));

/** Compares by consonants, because vowels vary in Devanagari. */
function heard(word: string, candidates: readonly Candidate[]): CorrectedAllergen | undefined {
  const latin = latinOf(word);
  const consonants = consonantsOf(latin);
  if (consonants.length < MIN_DEVANAGARI_CONSONANTS) return undefined;
  const sound = soundOf(latin);
  return only(
    candidates.filter(
      (one) =>
        one.consonants === consonants &&
        (startsAlike(latin, one.name) || (isVowel(latin) && isVowel(one.name))) &&
        (one.isBrand ? lettersApart(latin, one.name, 2) : lettersApart(sound, one.sound, 2)) <= 2,
    ),
  );
}

/**
 * Returns the only medicine or group that a word can be a misspelling of: same sound, one different vowel, or similar
 * letters. Undefined for none, several, and ordinary words.
 */
export function correctedAllergen(word: string, tables: MedicineTables): CorrectedAllergen | undefined {
  if (isOrdinaryWord(word)) return undefined;
  const candidates = candidatesOf(tables);
  if (/\p{Script=Devanagari}/u.test(word)) return heard(word, candidates);
  if (word.length < MIN_LETTERS) return undefined;
  const sound = soundOf(word);
  const same = candidates.filter((one) => one.sound === sound && (!one.isBrand || isNearBrand(word, one, 2)));
  if (same.length > 0) return only(same);
  const near = candidates.filter(
    (one) =>
      startsAlike(word, one.name) &&
      lettersApart(sound, one.sound, 1) <= 1 &&
      (!one.isBrand || isNearBrand(word, one, 1)),
  );
  if (near.some(({ consonants }) => consonants === consonantsOf(word))) return only(near);
  const closest = closestName(word, candidates);
  return closest ? only([closest as Candidate]) : beginning(word, candidates);
}
