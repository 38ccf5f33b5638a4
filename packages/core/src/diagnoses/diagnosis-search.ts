import { type Diagnosis, diagnosisCodeOf } from './diagnosis.ts';
import { beginsNearly, wordsOf } from './words-of.ts';

export interface DiagnosisSearch {
  /** Returns matching diagnoses, best match first; empty without input. Words can be incomplete and in any order. */
  readonly find: (typed: string, limit?: number) => readonly Diagnosis[];
  /** Returns the diagnosis of a code; undefined if the table does not have it. */
  readonly of: (code: string) => Diagnosis | undefined;
}

/** Score of a matching word, by the kind of match. */
const POINTS = { first: 6, own: 4, ofCategory: 1, whole: 2 } as const;

/** Words that mean nothing on their own. */
const SMALL = new Set([
  'of',
  'the',
  'in',
  'and',
  'or',
  'to',
  'with',
  'due',
  'by',
  'not',
  'ka',
  'ki',
  'ke',
  'me',
]);

/** Scores by index in the table. */
type Found = Map<number, number>;

interface Index {
  /** All words, sorted, with the rows they occur in and their scores. */
  readonly words: readonly string[];
  readonly places: readonly Found[];
  readonly rows: readonly Diagnosis[];
  /** Complete names in normal form. */
  readonly called: ReadonlyMap<string, readonly number[]>;
}

function note(found: Found, row: number, points: number): void {
  found.set(row, Math.max(found.get(row) ?? 0, points));
}

/** Returns the words of a text. Hyphenated words also count as one: gastro-oesophageal. */
const wordsIn = (text: string): readonly string[] => [
  ...wordsOf(text),
  ...(text.match(/[^\s-]+-[^\s-]+/g) ?? []).flatMap((parted) => wordsOf(parted.replace('-', ''))),
];

/** Yields the words of a row, and those of its category with a lower score. */
function* wordPoints(row: Diagnosis, category: Diagnosis | undefined): Generator<[string, number]> {
  for (const text of [row.term, ...row.names]) {
    for (const [place, word] of wordsIn(text).entries())
      yield [word, place === 0 ? POINTS.first : POINTS.own];
  }
  for (const name of category?.names ?? []) for (const word of wordsIn(name)) yield [word, POINTS.ofCategory];
}

function indexOf(rows: readonly Diagnosis[]): Index {
  const byWord = new Map<string, Found>();
  const called = new Map<string, number[]>();
  let category: Diagnosis | undefined;
  for (const [place, row] of rows.entries()) {
    const above = category !== undefined && row.code.startsWith(`${category.code}.`) ? category : undefined;
    if (!row.code.includes('.')) category = row;
    for (const [word, points] of wordPoints(row, above)) {
      const found = byWord.get(word) ?? new Map();
      byWord.set(word, found);
      note(found, place, points);
    }
    for (const name of [row.term, ...row.names]) {
      const words = wordsOf(name).join(' ');
      called.set(words, [...(called.get(words) ?? []), place]);
    }
  }
  const words = [...byWord.keys()].sort();
  return { words, places: words.map((word) => byWord.get(word) ?? new Map()), rows, called };
}

/** Returns the index of the first word that is not before `wanted`. */
function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns rows with a word that starts with the typed text, or else rows with a near match. */
function rowsWith({ words, places }: Index, typed: string): Found {
  const found: Found = new Map();
  for (let at = firstFrom(words, typed); words[at]?.startsWith(typed); at += 1) {
    const whole = words[at] === typed ? POINTS.whole : 0;
    for (const [row, points] of places[at] ?? []) note(found, row, points + whole);
  }
  if (found.size > 0 || typed.length < 4) return found;
  for (const [at, word] of words.entries()) {
    if (!beginsNearly(word, typed)) continue;
    for (const [row, points] of places[at] ?? []) note(found, row, points);
  }
  return found;
}

function rowsWithAll(index: Index, typed: readonly string[]): Found {
  const weighty = typed.filter((word) => !SMALL.has(word));
  const [first = new Map(), ...others] = (weighty.length > 0 ? weighty : typed).map((word) =>
    rowsWith(index, word),
  );
  const all: Found = new Map();
  for (const [row, points] of first) {
    if (others.every((found) => found.has(row)))
      all.set(
        row,
        others.reduce((sum, found) => sum + (found.get(row) ?? 0), points),
      );
  }
  return all;
}

function byCode({ rows }: Index, typed: string): readonly number[] {
  const code = diagnosisCodeOf(typed) ?? typed.trim().toUpperCase();
  if (!/^[A-Z]\d/.test(code)) return [];
  return rows.flatMap((row, place) => (row.code.startsWith(code) ? [place] : []));
}

/** Creates a local search over diagnoses by word, synonym, code and approximate spelling. */
export function createDiagnosisSearch(rows: readonly Diagnosis[]): DiagnosisSearch {
  const index = indexOf(rows);
  const codes = new Map(rows.map((row) => [row.code, row]));
  const isCategory = (place: number) => (rows[place]?.code.includes('.') ? 0 : 1);
  return {
    find(typed, limit = 12) {
      const words = wordsOf(typed);
      if (words.length === 0) return [];
      const points = rowsWithAll(index, words);
      const called = index.called.get(words.join(' ')) ?? [];
      const likelier = (one: number, other: number) =>
        (points.get(other) ?? 0) - (points.get(one) ?? 0) ||
        isCategory(other) - isCategory(one) ||
        one - other;
      const places = new Set([...byCode(index, typed), ...called, ...[...points.keys()].sort(likelier)]);
      return [...places].slice(0, limit).flatMap((place) => rows[place] ?? []);
    },
    of: (code) => codes.get(code),
  };
}
