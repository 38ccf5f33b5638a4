/** Letters that are often confused at the start of a name. */
const SAME_START = ['cks', 'zxj', 'fp'];

export const startsAlike = (one: string, other: string): boolean => {
  const [first = '', second = ''] = [one.charAt(0), other.charAt(0)];
  return (
    first === second || SAME_START.some((letters) => letters.includes(first) && letters.includes(second))
  );
};

/** Returns the number of letters that were inserted, omitted, replaced or swapped. Stops above `most`. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}

/** Spellings of the same sound, as in "ibuprophen" and "paracitamol". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ae|oe/g, 'e'],
  [/ck|qu|c(?=[^eiy]|$)/g, 'k'],
  [/z|c(?=[eiy])/g, 's'],
  [/y/g, 'i'],
  [/(.)\1/g, '$1'],
  [/e$/, ''],
];

/** Returns a name by sound, with one letter for all spellings of a sound. */
export const soundOf = (name: string): string =>
  SOUNDS.reduce((sound, [letters, same]) => sound.replace(letters, same), name);

export const consonantsOf = (name: string): string => soundOf(soundOf(name).replace(/[aeiou]/g, ''));

const sorted = (text: string): string => [...text].toSorted().join('');

/** Returns words that distinguish medicines of a family: the H of Telma H, the PG of Gluconorm PG. */
const shortWords = (name: string): string =>
  name
    .split(' ')
    .filter((word) => word.length < 4)
    .join(' ');

/** Whether only vowels differ, letters of the same sound, or the order of two letters. */
const hasSameConsonants = (typed: string, name: string): boolean =>
  consonantsOf(typed) === consonantsOf(name) || sorted(typed) === sorted(name);

/**
 * Whether a similar name can be meant. Brands differ by single consonants, and many are in no table: Zivast is
 * atorvastatin, Zilast cilostazol. In generic names one letter may differ, and a second one only if sound or
 * consonants stay.
 */
function canBeMeant(typed: string, name: string, apart: number, isBrand: boolean): boolean {
  if (hasSameConsonants(typed, name)) return true;
  return !isBrand && (apart < 2 || lettersApart(soundOf(typed), soundOf(name), 1) <= 1);
}

export interface SpellingCandidate<Meaning> {
  readonly name: string;
  readonly meaning: Meaning;
  /** Names with the same meaning have the same identity. */
  readonly identity: string;
  readonly mostLetters: number;
  readonly isBrand: boolean;
}

/** Returns the maximum number of wrong letters for a name of this length. */
const lettersAllowed = (name: string): number => {
  if (name.length >= 10) return 2;
  return name.length >= 6 ? 1 : 0;
};

/**
 * Returns the only name that the typed one can be a misspelling of; undefined if there is none, or if names with
 * different identities are equally close.
 */
export function closestName<Meaning>(
  typed: string,
  candidates: Iterable<SpellingCandidate<Meaning>>,
): SpellingCandidate<Meaning> | undefined {
  const most = lettersAllowed(typed);
  if (most === 0) return undefined;
  const close: { readonly candidate: SpellingCandidate<Meaning>; readonly apart: number }[] = [];
  for (const candidate of candidates) {
    if (!startsAlike(typed, candidate.name) || shortWords(typed) !== shortWords(candidate.name)) continue;
    const apart = lettersApart(typed, candidate.name, most);
    if (apart <= most) close.push({ candidate, apart });
  }
  close.sort((one, other) => one.apart - other.apart);
  const [best] = close;
  if (!best || best.apart > best.candidate.mostLetters) return undefined;
  if (!canBeMeant(typed, best.candidate.name, best.apart, best.candidate.isBrand)) return undefined;
  return close.some(({ candidate }) => candidate.identity !== best.candidate.identity)
    ? undefined
    : best.candidate;
}
