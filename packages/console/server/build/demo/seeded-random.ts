import { createHash } from 'node:crypto';

/** A random generator that returns the same numbers for the same label on every machine. */
export interface SeededRandom {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer, both ends inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** Returns one of the values, with a probability proportional to its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** Normally distributed. */
  normal(mean: number, deviation: number): number;
}

/** sfc32 (C. Doty-Humphrey): small, fast and statistically sound. Not for secrets. */
function sfc32(label: string): () => number {
  const seed = createHash('sha256').update(label).digest();
  let a = seed.readInt32LE(0);
  let b = seed.readInt32LE(4);
  let c = seed.readInt32LE(8);
  let counter = 1;
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
}

function pickWeighted<T>(choices: readonly (readonly [T, number])[], share: number): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = share * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new RangeError('nothing to choose from');
}

export function seededRandom(label: string): SeededRandom {
  const next = sfc32(label);
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    weighted: (choices) => pickWeighted(choices, next()),
    /** The sum of twelve is close enough to normal and at most six deviations off. */
    normal(mean, deviation) {
      let sum = -6;
      for (let part = 0; part < 12; part += 1) sum += next();
      return mean + sum * deviation;
    },
  };
}
