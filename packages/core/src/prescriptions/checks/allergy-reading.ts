import { type MedicineTables, wordKey } from '../medicines/medicine-tables.ts';
import { isExtraWord, type NameWord, nameWords, textOfWords } from '../medicines/name-words.ts';
import { longestName, readMedicineName } from '../medicines/read-medicine-name.ts';
import { deniedNames, isNoAllergy, STATES_DENIAL } from './allergy-denials.ts';
import { OTHER_ALLERGENS } from './allergy-other-things.ts';
import { correctedAllergen } from './allergy-spelling.ts';
import {
  ALLERGY_EXTRAS,
  CLASS_WORDS,
  MEDICINE_WORDS,
  REACTION_WORDS,
  SENTENCE_WORDS,
} from './allergy-words.ts';

/** A recorded allergy as the checks read it. Without substances, classes and unread words it concerns no medicine. */
export interface ReadAllergy {
  /** As recorded. */
  readonly text: string;
  /** Keys of substances, and of food and other things such as `egg`. */
  readonly substances: readonly string[];
  /** Classes named in the text, and those of its substances. */
  readonly classes: readonly string[];
  /** Words without a recognised allergy. A person has to compare them with each medicine. */
  readonly unread: readonly string[];
  /** Interpretations of misspelled words. */
  readonly meant: readonly string[];
}

interface Found {
  readonly substances: readonly string[];
  readonly classes: readonly string[];
  readonly meant: readonly string[];
}

interface ReadPart extends Found {
  readonly unread: readonly string[];
}

const NOTHING: ReadPart = { substances: [], classes: [], meant: [], unread: [] };

const THINGS: ReadonlySet<string> = new Set(OTHER_ALLERGENS.map(([, thing]) => thing));

/** Whether only food and other things were recognised. */
const isOfThings = ({ substances, classes }: Found): boolean =>
  classes.length === 0 && substances.length > 0 && substances.every((one) => THINGS.has(one));

const isNamed = ({ substances, classes }: Found): boolean => substances.length + classes.length > 0;

const joined = (parts: readonly ReadPart[]): ReadPart => ({
  substances: [...new Set(parts.flatMap(({ substances }) => substances))],
  classes: [...new Set(parts.flatMap(({ classes }) => classes))],
  meant: [...new Set(parts.flatMap(({ meant }) => meant))],
  unread: parts.flatMap(({ unread }) => unread),
});

const foundAs = ({ substances, classes }: Omit<Found, 'meant'>, meant?: string): ReadPart => ({
  ...NOTHING,
  substances,
  classes,
  meant: meant === undefined ? [] : [meant],
});

/** Abbreviations that usually mean something else in a record, such as a month. */
const AMBIGUOUS = ['dec', 'para', 'act', 'lev', 'tac', 'al', 'bc', 'cal', 'na', 'iron'];

interface Taken {
  readonly found: ReadPart;
  readonly rest: string;
}

/** Extracts names of medicines from the words. */
function takeNames(words: readonly NameWord[], tables: MedicineTables): Taken {
  const rest: NameWord[] = [];
  const found: ReadPart[] = [];
  let left = words;
  while (left.length > 0) {
    const [first] = left;
    const isWord = first && !first.isNumber && !(ALLERGY_EXTRAS.has(first.text) && left.length > 1);
    const isShort = words.length > 1 && AMBIGUOUS.includes(first?.text ?? '');
    const match = isWord && !isShort ? longestName(left, tables) : undefined;
    if (match) {
      found.push(foundAs(match.named));
      left = match.rest;
    } else {
      if (first) rest.push(first);
      left = left.slice(1);
    }
  }
  return { found: joined(found), rest: textOfWords(rest) };
}

/** Extracts words for classes, food and other things from a text. */
function takeWords(text: string): Taken {
  const found: ReadPart[] = [];
  let rest = text;
  const take = (words: RegExp, one: Omit<Found, 'meant'>) => {
    const without = rest.replace(words, ' ');
    if (without !== rest) found.push(foundAs(one));
    rest = without;
  };
  for (const [words, classes] of CLASS_WORDS) take(words, { substances: [], classes });
  for (const [words, thing] of OTHER_ALLERGENS) take(words, { substances: [thing], classes: [] });
  return { found: joined(found), rest };
}

const unknownWords = (text: string): readonly NameWord[] =>
  nameWords(text).filter((word) => !isExtraWord(word) && !ALLERGY_EXTRAS.has(word.text));

/** Interprets words that are not names: together, then one by one. Devanagari is compared only by sound. */
function takeMisspelt(words: readonly NameWord[], tables: MedicineTables): Taken {
  const whole = readMedicineName(textOfWords(words), tables);
  const isBySound = words.some(({ text }) => /\p{Script=Devanagari}/u.test(text));
  if (whole.by !== 'none' && !(isBySound && whole.by === 'spelling'))
    return { found: foundAs(whole, whole.meant), rest: '' };
  const read = words.map((word) => ({ word, corrected: correctedAllergen(word.text, tables) }));
  return {
    found: joined(read.flatMap(({ corrected }) => (corrected ? foundAs(corrected, corrected.meant) : []))),
    rest: textOfWords(read.filter(({ corrected }) => !corrected).map(({ word }) => word)),
  };
}

/** "Sulfa, not penicillin": the part before the denial is an allergy, and a person reads the rest. */
const DENIAL_BEHIND = /^(.+?) (?:but )?(?:not|no|except|without)\b/;

function readDenial(part: string, text: string, tables: MedicineTables): ReadPart {
  const [, before = ''] = DENIAL_BEHIND.exec(text) ?? [];
  const head = before === '' ? NOTHING : readPart(before, tables);
  return { ...(isNamed(head) ? head : NOTHING), unread: [part.trim()] };
}

/**
 * Whether an unknown word next to a name describes the reaction: it follows a word for one, or is in a sentence.
 * Before such a word, as in "Penicillin Xyzabc rash", it may be a second medicine.
 */
function isDescribing(word: NameWord, unknown: readonly NameWord[], text: string): boolean {
  const reaction = text.search(REACTION_WORDS);
  if (reaction !== -1) return text.indexOf(word.text) > reaction;
  return unknown.length > 2 && SENTENCE_WORDS.test(text);
}

/** Reads one part of a text. Words that describe a reaction next to a name are not allergies. */
function readPart(part: string, tables: MedicineTables): ReadPart {
  const words = nameWords(part);
  const text = textOfWords(words);
  if (text === '' || isNoAllergy(text)) return NOTHING;
  if (STATES_DENIAL.test(text)) return readDenial(part, text, tables);
  const withoutClasses = takeWords(text).rest;
  // "Milk of magnesia" and "fish oil" are medicines: names come first, unless words for classes explain everything.
  const isExplained = unknownWords(withoutClasses).length === 0 && withoutClasses !== text;
  const names = isExplained ? { found: NOTHING, rest: text } : takeNames(words, tables);
  const things = takeWords(names.rest);
  const unknown = unknownWords(things.rest);
  const found = joined([names.found, things.found]);
  if (unknown.length === 0) {
    const isOpen = isNamed(found)
      ? isOfThings(found) && MEDICINE_WORDS.test(text)
      : !REACTION_WORDS.test(text);
    return { ...found, unread: isOpen ? [part.trim()] : [] };
  }
  const misspelt = takeMisspelt(unknown, tables);
  const all = joined([found, misspelt.found]);
  const left = nameWords(misspelt.rest);
  const unread = textOfWords(isNamed(all) ? left.filter((word) => !isDescribing(word, left, text)) : left);
  return { ...all, unread: unread === '' ? [] : [unread] };
}

const SEPARATORS =
  /[,;\n+&|()[\]]|\band\b|\bor\b|(?<=[\p{L}])\s*\/\s*(?=[\p{L}]{3})|(?<!\p{L})(?:aur|और)(?!\p{L})/giu;

/** Separates a name from its reaction. */
const BEFORE_REACTION = /\s[-–—]\s|:\s/;

/** Whether a part only describes the reaction to another part's allergen. */
function isOnlyDescription(part: string): boolean {
  const unknown = unknownWords(part).length;
  return unknown === 0 || (unknown > 2 && REACTION_WORDS.test(textOfWords(nameWords(part))));
}

/** Reads the text between separators: a name, and its reaction after a dash or colon. */
function readWithReaction(part: string, tables: MedicineTables): ReadPart {
  if (isNoAllergy(wordKey(part))) return NOTHING;
  const pieces = part.split(BEFORE_REACTION).filter((one) => nameWords(one).length > 0);
  const [head, ...tails] = pieces.map((one) => readPart(one, tables));
  if (!head) return NOTHING;
  const isDenied = pieces
    .slice(1)
    .some((one) => STATES_DENIAL.test(wordKey(one)) || isNoAllergy(wordKey(one)));
  if (isNamed(head) && isDenied) return { ...NOTHING, unread: [part.trim()] };
  const isHeading = unknownWords(pieces[0] ?? '').length === 0 && tails.some(isNamed);
  const unread = isNamed(head)
    ? head.unread
    : [isHeading ? NOTHING : head, ...tails].flatMap((one) => one.unread);
  return { ...joined([head, ...tails]), unread };
}

/** Separators after which a denial may or may not cover the second name. */
const OPEN_SEPARATORS = /[,;\n+&|()[\]]|\band\b|और|\baur\b/i;

/** A dash, a dot or a zero in the allergy field means "none"; other marks do not. */
const isDash = (text: string): boolean => /^[\s\-–—._/0]*$/.test(text);

function readWhole(text: string, tables: MedicineTables): ReadPart {
  const whole = wordKey(text);
  if (isDash(text) || isNoAllergy(whole)) return NOTHING;
  if (whole === '') return { ...NOTHING, unread: [text.trim()] };
  const exact = readMedicineName(text, tables);
  if (exact.by === 'generic' || exact.by === 'brand') return foundAs(exact);
  if (deniedNames(whole) !== undefined)
    return OPEN_SEPARATORS.test(text) ? { ...NOTHING, unread: [text.trim()] } : NOTHING;
  const parts = text
    .split(SEPARATORS)
    .filter((part) => nameWords(part).length > 0)
    .map((part) => ({ part, read: readWithReaction(part, tables) }));
  const isMedicineNamed = parts.some(({ read }) => isNamed(read) && !isOfThings(read));
  const isAnyNamed = parts.some(({ read }) => isNamed(read));
  const isExplained = (part: string): boolean =>
    (isMedicineNamed || (isAnyNamed && !MEDICINE_WORDS.test(wordKey(part)))) && isOnlyDescription(part);
  const read = joined(parts.map(({ part, read: one }) => (isExplained(part) ? { ...one, unread: [] } : one)));
  const isSilent = !isNamed(read) && read.unread.length === 0;
  const isDenial = parts.some(({ part }) => isNoAllergy(wordKey(part)));
  return isSilent && !isDenial ? { ...read, unread: [text.trim()] } : read;
}

const MAX_REMEMBERED = 200;
const remembered = new WeakMap<MedicineTables, Map<string, ReadAllergy>>();

function readAllergy(text: string, tables: MedicineTables): ReadAllergy {
  const readings = remembered.get(tables) ?? new Map<string, ReadAllergy>();
  if (readings.size >= MAX_REMEMBERED) readings.clear();
  const reading = readings.get(text) ?? { text, ...readWhole(text, tables) };
  remembered.set(tables, readings.set(text, reading));
  return reading;
}

/** Reads recorded allergies, one result per text, in order. */
export const readAllergies = (texts: readonly string[], tables: MedicineTables): readonly ReadAllergy[] =>
  texts.map((text) => readAllergy(text, tables));
