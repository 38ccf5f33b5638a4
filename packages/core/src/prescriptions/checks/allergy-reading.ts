import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { isExtraWord, type NameWord, nameWords, textOfWords } from '../medicines/name-words.ts';
import { longestName, readMedicineName } from '../medicines/read-medicine-name.ts';
import {
  ALLERGY_EXTRAS,
  CLASS_WORDS,
  NEGATIONS,
  NO_ALLERGY,
  OTHER_ALLERGENS,
  REACTION_WORDS,
} from './allergy-words.ts';

/** A recorded allergy as the checks read it. Without substances, classes and unread words it is of no medicine. */
export interface ReadAllergy {
  /** As it was recorded. */
  readonly text: string;
  /** Keys of substances, and of food and other things such as `egg`. */
  readonly substances: readonly string[];
  /** Classes that the text itself names, and those of its substances. */
  readonly classes: readonly string[];
  /** Words in which no allergy was recognised; each medicine has to be compared with them by a person. */
  readonly unread: readonly string[];
}

interface Found {
  readonly substances: string[];
  readonly classes: string[];
}

const isNamed = ({ substances, classes }: Found): boolean => substances.length + classes.length > 0;

/** Abbreviations that in a record are more often something else, such as a month. */
const AMBIGUOUS = ['dec', 'para', 'act', 'lev', 'tac', 'al', 'bc', 'cal', 'na', 'iron'];

/** Takes the names of medicines out of the words; returns the words that remain. */
function takeNames(words: readonly NameWord[], tables: MedicineTables, found: Found): readonly NameWord[] {
  const rest: NameWord[] = [];
  let left = words;
  while (left.length > 0) {
    const [first] = left;
    const isWord = first && !first.isNumber && !(ALLERGY_EXTRAS.has(first.text) && left.length > 1);
    const isShort = words.length > 1 && AMBIGUOUS.includes(first?.text ?? '');
    const match = isWord && !isShort ? longestName(left, tables) : undefined;
    if (match) {
      found.substances.push(...match.named.substances);
      found.classes.push(...match.named.classes);
      left = match.rest;
    } else {
      if (first) rest.push(first);
      left = left.slice(1);
    }
  }
  return rest;
}

/** Takes words for classes, food and things around us out of a text. */
function takeWords(text: string, found: Found): string {
  let rest = text;
  for (const [words, classes] of CLASS_WORDS) {
    const without = rest.replace(words, ' ');
    if (without !== rest) found.classes.push(...classes);
    rest = without;
  }
  for (const [words, allergen] of OTHER_ALLERGENS) {
    const without = rest.replace(words, ' ');
    if (without !== rest) found.substances.push(allergen);
    rest = without;
  }
  return rest;
}

const unknownWords = (text: string): readonly NameWord[] =>
  nameWords(text).filter((word) => !isExtraWord(word) && !ALLERGY_EXTRAS.has(word.text));

/** Reads one part of a text. Words that describe a reaction beside a name are no allergy. */
function readPart(part: string, tables: MedicineTables): Found & { readonly unread: readonly string[] } {
  const found: Found = { substances: [], classes: [] };
  const words = nameWords(part);
  const text = textOfWords(words);
  if (text === '' || NO_ALLERGY.test(text)) return { ...found, unread: [] };
  if (NEGATIONS.test(text)) return { ...found, unread: [part.trim()] };
  const afterClasses = takeWords(text, { substances: [], classes: [] });
  const unknownBefore = unknownWords(afterClasses).length;
  // "Milk of magnesia" and "fish oil" are medicines: names go first, unless the words for classes explain all.
  const rest =
    unknownBefore === 0 && afterClasses !== text ? text : textOfWords(takeNames(words, tables, found));
  const unknown = unknownWords(takeWords(rest, found));
  if (unknown.length === 0) {
    return { ...found, unread: !isNamed(found) && !REACTION_WORDS.test(text) ? [part.trim()] : [] };
  }
  const corrected = readMedicineName(textOfWords(unknown), tables);
  if (corrected.by !== 'none') {
    found.substances.push(...corrected.substances);
    found.classes.push(...corrected.classes);
    return { ...found, unread: [] };
  }
  const isDescription = isNamed(found) && (unknown.length > 2 || REACTION_WORDS.test(text));
  return { ...found, unread: isDescription ? [] : [textOfWords(unknown)] };
}

const SEPARATORS = /[,;\n+&|()[\]]|\band\b|\bor\b|(?<=[\p{L}])\s*\/\s*(?=[\p{L}]{3})|\bऔर\b/giu;

/** Between a name and what it caused. */
const BEFORE_REACTION = /\s[-–—]\s|:\s/;

/** Whether a part only describes the reaction to what another part names. */
function isOnlyDescription(part: string): boolean {
  const unknown = unknownWords(part).length;
  return unknown === 0 || (unknown > 2 && REACTION_WORDS.test(textOfWords(nameWords(part))));
}

/** Reads what stands between separators: a name, and behind a dash or a colon what it caused. */
function readWithReaction(part: string, tables: MedicineTables): ReturnType<typeof readPart> {
  const [head, ...tails] = part
    .split(BEFORE_REACTION)
    .filter((one) => nameWords(one).length > 0)
    .map((one) => readPart(one, tables));
  if (!head) return { substances: [], classes: [], unread: [] };
  return {
    substances: [head, ...tails].flatMap(({ substances }) => substances),
    classes: [head, ...tails].flatMap(({ classes }) => classes),
    unread: isNamed(head) ? head.unread : [head, ...tails].flatMap(({ unread }) => unread),
  };
}

function readAllergy(text: string, tables: MedicineTables): ReadAllergy {
  const whole = textOfWords(nameWords(text));
  if (whole === '' || NO_ALLERGY.test(whole)) return { text, substances: [], classes: [], unread: [] };
  const exact = readMedicineName(text, tables);
  if (exact.by === 'generic' || exact.by === 'brand')
    return { text, substances: exact.substances, classes: exact.classes, unread: [] };
  const parts = text
    .split(SEPARATORS)
    .filter((part) => nameWords(part).length > 0)
    .map((part) => ({ part, ...readWithReaction(part, tables) }));
  const isAnyNamed = parts.some(isNamed);
  return {
    text,
    substances: [...new Set(parts.flatMap(({ substances }) => substances))],
    classes: [...new Set(parts.flatMap(({ classes }) => classes))],
    unread: parts.flatMap(({ part, unread }) => (isAnyNamed && isOnlyDescription(part) ? [] : unread)),
  };
}

/** Reads recorded allergies, one for each text, in the same order. */
export const readAllergies = (texts: readonly string[], tables: MedicineTables): readonly ReadAllergy[] =>
  texts.map((text) => readAllergy(text, tables));
