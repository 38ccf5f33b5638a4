import { sequence } from './sequence.ts';

const DEFAULT_SEED = 20_240_117;

const { process } = globalThis as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};

const SEED = Number(process?.env.CARELINE_SEED ?? DEFAULT_SEED);
const MIX = 2_654_435_761;

/**
 * Plays a property with many random inputs; each round has independent numbers. The error of a failed round
 * names the seed (repeat it with `CARELINE_SEED`), the round and its input.
 */
export function everyRound<Given>(
  count: number,
  make: (random: () => number) => Given,
  holds: (given: Given) => void,
): void {
  for (let round = 0; round < count; round += 1) {
    const given = make(sequence(Math.imul(SEED + round, MIX)));
    try {
      holds(given);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const example = JSON.stringify(given, null, 1).slice(0, 6000);
      throw new Error(`CARELINE_SEED=${SEED}, round ${round}: ${reason}\n${example}`, { cause });
    }
  }
}

/** Returns a random item. */
export const oneOf = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
