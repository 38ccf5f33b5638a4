import { type Diagnosis, diagnosisCodeOf } from './diagnosis.ts';
import { beginsNearly, wordsOf } from './words-of.ts';

export interface DiagnosisSearch {
  /** What is meant by some words, the likeliest first; nothing for none. Words may come in any order and be begun only. */
  readonly find: (typed: string, limit?: number) => readonly Diagnosis[];
  /** What a code means; undefined where the table does not have it. */
  readonly of: (code: string) => Diagnosis | undefined;
}

/** How well a word of a query fits a row. */
const POINTS = { first: 6, own: 4, ofCategory: 1, whole: 2 } as const;

/** Words that say nothing by themselves. */
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

/** Points of rows, by their place in the table. */
type Found = Map<number, number>;

interface Index {
  /** All words in order, and where each stands with which points. */
  readonly words: readonly string[];
  readonly places: readonly Found[];
  readonly rows: readonly Diagnosis[];
  /** Whole names, in the words they are compared by. */
  readonly called: ReadonlyMap<string, readonly number[]>;
}

function note(found: Found, row: number, points: number): void {
  found.set(row, Math.max(found.get(row) ?? 0, points));
}

/** The words of a text, and those that a hyphen parts also as one: gastro-oesophageal. */
const wordsIn = (text: string): readonly string[] => [
  ...wordsOf(text),
  ...(text.match(/[^\s-]+-[^\s-]+/g) ?? []).flatMap((parted) => wordsOf(parted.replace('-', ''))),
];

/** The words of a row: its own, and with fewer points those that its category is called by. */
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

/** Where the first word stands that is not before another. */
function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows with a word that begins like a typed one; where there is none, with one that nearly does. */
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

/** Searches a table of diagnoses on the device: by words, other names, codes and nearly right spellings. */
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
