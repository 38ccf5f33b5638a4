import type { ReadMedicine } from '../checks/medicine-finding.ts';
import type { Medicine } from './medicine.ts';
import type { MedicineTables, NamedMedicine } from './medicine-tables.ts';
import { isExtraWord, type NameWord, nameWords, textOfWords } from './name-words.ts';
import { readStrength, readUnsoldStrength, strengthAfterNames } from './read-strength.ts';
import { rowsOf } from './rows-of-substances.ts';
import { substancesKey } from './same-medicine.ts';
import { closestName, type SpellingCandidate } from './spelling.ts';

/** Result of looking up a medicine name. With `none`, substances and classes are empty. */
export interface MedicineReading extends ReadMedicine {
  readonly by: 'generic' | 'brand' | 'spelling' | 'none';
  /** The brand as in the table. */
  readonly brand?: string;
  /** In the table's form: `40 mg`, `500 mg/125 mg`. */
  readonly strength?: string;
  /**
   * A number after the name that is not a sold strength, with its unit: `50 mg` of "Warf 50". Ask before relying on
   * it.
   */
  readonly unsoldStrength?: string;
  /** With `spelling`: the assumed name. */
  readonly meant?: string;
  /** Row of the table; undefined for a combination without one. */
  readonly medicine?: Medicine;
  /** Substances in typed order, if it differs from the table's. A strength next to the name follows it. */
  readonly typedOrder?: readonly string[];
}

interface Match {
  readonly named: NamedMedicine;
  /** Words outside the name. */
  readonly rest: readonly NameWord[];
  readonly wasCorrected?: boolean;
}

const lettersOf = (words: readonly NameWord[]) => words.filter(({ isNumber }) => !isNumber);

/** Returns the longest name at the start of the words; numbers count if the name has them. */
export function longestName(words: readonly NameWord[], tables: MedicineTables): Match | undefined {
  const letters = lettersOf(words);
  for (let count = letters.length; count > 0; count -= 1) {
    const until = words.indexOf(letters[count - 1] as NameWord) + 1;
    const following = words.slice(until).findIndex(({ isNumber }) => !isNumber);
    const most = following === -1 ? words.length : until + following;
    for (let end = most; end >= until; end -= 1) {
      const named = tables.names.get(textOfWords(words.slice(0, end)));
      if (named) return { named, rest: words.slice(end) };
    }
    const named = tables.names.get(textOfWords(letters.slice(0, count)));
    if (named)
      return { named, rest: words.filter((word) => word.isNumber || letters.indexOf(word) >= count) };
  }
  return undefined;
}

/** Removes directions before a name, as in "1 ML insulin glargine" and "tab. metformin". */
function withoutBeginning(words: readonly NameWord[]): readonly NameWord[] {
  const start = words.findIndex((word) => !isExtraWord(word));
  return start === -1 ? [] : words.slice(start);
}

/** Words that mean a second medicine right after a brand: "Telmi A" does not mean "Telmi, twice a day". */
const SECOND_MEDICINES: readonly string[] = ['a', 'at', 'l'];
const AFTER_DIRECTION =
  /^(?:day|week|month|time|the|night|bed|bedtime|morning|noon|evening|breakfast|lunch|dinner)$/;

function hasSecondMedicine({ named, rest: [first, next] }: Match): boolean {
  if (named.by !== 'brand' || !first || !SECOND_MEDICINES.includes(first.text)) return false;
  return !AFTER_DIRECTION.test(next?.text ?? '');
}

function exactMatch(words: readonly NameWord[], tables: MedicineTables): Match | undefined {
  const core = words.filter((word) => word.isNumber || !isExtraWord(word));
  for (const tried of [words, withoutBeginning(words)]) {
    const match = longestName(tried, tables);
    if (match && hasSecondMedicine(match)) return undefined;
    if (match?.rest.every(isExtraWord)) return match;
  }
  const match = longestName(core, tables);
  if (match?.rest.every(isExtraWord)) return match;
  return undefined;
}

/** Many brands are in no table, and short ones differ by one letter ("Lantus", "Lancus"). */
const MIN_CORRECTED_BRAND = 9;

/**
 * Returns the maximum of corrected letters: one for single-word brands; in "Telma H" and "Telma A" the letter is the
 * medicine.
 */
const mostLettersOf = ({ by }: NamedMedicine, name: string): number => {
  if (by === 'generic') return 2;
  return Number(name.length >= MIN_CORRECTED_BRAND && !name.includes(' '));
};

function* spellingCandidates({ names }: MedicineTables): Generator<SpellingCandidate<NamedMedicine>> {
  for (const [name, named] of names)
    yield {
      name,
      meaning: named,
      identity: named.substances.join('+'),
      mostLetters: mostLettersOf(named, name),
      isBrand: named.by === 'brand',
    };
}

function correctedMatch(words: readonly NameWord[], tables: MedicineTables): Match | undefined {
  const core = lettersOf(words).filter((word) => !isExtraWord(word));
  const typed = textOfWords(core);
  if (tables.otherMedicines.has(typed)) return undefined;
  const found = closestName(typed, spellingCandidates(tables));
  if (!found) return undefined;
  return { named: found.meaning, rest: words.filter((word) => !core.includes(word)), wasCorrected: true };
}

/** Matches a sequence of generic names, as in "amoxicillin clavulanate potassium". */
function sequenceMatches(words: readonly NameWord[], tables: MedicineTables): readonly Match[] | undefined {
  const found: Match[] = [];
  let left = withoutBeginning(words);
  while (left.length > 0) {
    const match = longestName(left, tables);
    if (match?.named.by !== 'generic') return undefined;
    found.push(match);
    left = withoutBeginning(match.rest);
  }
  return found.length > 1 ? found : undefined;
}

const isSameSubstances = (one: readonly string[], other: readonly string[]): boolean =>
  substancesKey(one) === substancesKey(other);

const JOINERS =
  /[+&,;]|\band\b|\bwith\b|\bplus\b|(?<=[\p{L})\]]\s*)\/(?=\s*(?!ml|mg|mcg|dose|day|hr?\b)[\p{L}(])/giu;

/** Returns the substances in the name's order; undefined if it equals the table's. */
function typedOrderOf(
  name: string,
  { by, substances }: NamedMedicine,
  tables: MedicineTables,
): readonly string[] | undefined {
  if (by === 'brand' || substances.length < 2) return undefined;
  const order = name.split(JOINERS).flatMap((part) => {
    const named = longestName(withoutBeginning(nameWords(part)), tables)?.named;
    return named?.substances.length === 1 ? named.substances : [];
  });
  return isSameSubstances(order, substances) && order.join() !== substances.join() ? order : undefined;
}

const none = (name: string): MedicineReading => ({ name, substances: [], classes: [], by: 'none' });

function readingOf(
  name: string,
  { named, rest, wasCorrected }: Match,
  tables: MedicineTables,
): MedicineReading {
  const order = typedOrderOf(name, named, tables);
  const strength =
    (named.by === 'generic' && strengthAfterNames(name, order ?? named.substances, named)) ||
    readStrength(name, named, rest);
  const unsold = strength === undefined ? readUnsoldStrength(name, named, rest) : undefined;
  return {
    name,
    substances: named.substances,
    classes: named.classes,
    by: wasCorrected ? 'spelling' : named.by,
    ...(named.by === 'brand' && named.brand ? { brand: named.brand.name } : {}),
    ...(strength === undefined ? {} : { strength }),
    ...(unsold === undefined ? {} : { unsoldStrength: unsold }),
    ...(wasCorrected ? { meant: named.name } : {}),
    ...(named.medicine ? { medicine: named.medicine } : {}),
    ...(order ? { typedOrder: order } : {}),
  };
}

/** Returns the strengths after each name, in this order; undefined if one has none. */
function strengthOfParts(parts: readonly MedicineReading[], order: readonly string[]): string | undefined {
  const strengths = order.map(
    (one) => parts.find((part) => part.substances.length === 1 && part.substances[0] === one)?.strength,
  );
  return strengths.every((one) => one !== undefined) ? strengths.join('/') : undefined;
}

/** Combines the readings of several names; not read if one of them is not. */
function joined(name: string, parts: readonly MedicineReading[], tables: MedicineTables): MedicineReading {
  if (parts.some(({ by }) => by === 'none')) return none(name);
  const substances = [...new Set(parts.flatMap((one) => one.substances))];
  const [medicine] = rowsOf(substances, tables.medicines);
  const order = medicine?.substances ?? substances;
  const strength =
    strengthAfterNames(name, substances, { substances: order, medicine }) ?? strengthOfParts(parts, order);
  const meant = parts.flatMap((part) => part.meant ?? part.medicine?.name ?? []).join(' + ');
  const by = (['spelling', 'brand', 'generic'] as const).find((way) => parts.some((part) => part.by === way));
  return {
    name,
    substances: order,
    classes: medicine?.classes ?? [...new Set(parts.flatMap(({ classes }) => classes))],
    by: by ?? 'none',
    ...(strength === undefined ? {} : { strength }),
    ...(by === 'spelling' ? { meant } : {}),
    ...(medicine ? { medicine } : {}),
    ...(order.join() === substances.join() ? {} : { typedOrder: substances }),
  };
}

function readPlain(text: string, tables: MedicineTables): MedicineReading {
  const words = nameWords(text);
  if (words.length === 0) return none(text);
  const match = exactMatch(words, tables);
  if (match) return readingOf(text, match, tables);
  const parts = text.split(JOINERS).filter((part) => !nameWords(part).every(isExtraWord));
  if (parts.length > 1)
    return joined(
      text,
      parts.map((part) => readPlain(part, tables)),
      tables,
    );
  const sequence = sequenceMatches(words, tables);
  if (sequence)
    return joined(
      text,
      sequence.map((one) => ({ ...readingOf('', one, tables), strength: undefined })),
      tables,
    );
  const corrected = correctedMatch(words, tables);
  return corrected ? readingOf(text, corrected, tables) : none(text);
}

const BRACKETS = /[([]([^)\]]*)[)\]]/g;

const MAX_REMEMBERED = 500;
const remembered = new WeakMap<MedicineTables, Map<string, MedicineReading>>();

/**
 * Reads a medicine name as people write it: generic name, brand, abbreviation or Hindi, with forms, strengths and
 * directions.
 * Misspellings are only read if one name is clearly closest (`spelling`): ask before relying on it.
 */
export function readMedicineName(text: string, tables: MedicineTables): MedicineReading {
  const readings = remembered.get(tables) ?? new Map<string, MedicineReading>();
  if (readings.size >= MAX_REMEMBERED) readings.clear();
  const reading = readings.get(text) ?? readWholeName(text, tables);
  remembered.set(tables, readings.set(text, reading));
  return reading;
}

function readWholeName(text: string, tables: MedicineTables): MedicineReading {
  const inner = [...text.matchAll(BRACKETS)].map(([, words = '']) => words);
  const outer = text.replace(BRACKETS, ' ');
  const main = readPlain(outer, tables);
  const others = inner.map((words) => readPlain(words, tables)).filter(({ by }) => by !== 'none');
  if (main.by === 'none') {
    const [first] = others;
    const isClear = first && others.every((one) => isSameSubstances(one.substances, first.substances));
    const whole = inner.length > 0 ? readPlain(text, tables) : main;
    if (whole.by !== 'none') return { ...whole, name: text };
    return isClear ? { ...first, name: text } : none(text);
  }
  const contradicts = others.some((one) => !isSameSubstances(one.substances, main.substances));
  return contradicts ? none(text) : { ...main, name: text };
}
