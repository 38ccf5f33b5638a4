import type { Strength, StrengthPart } from './strength.ts';

/** Combinations whose strength is printed as a sum, with the share of each substance. */
const SHARES: Readonly<Record<string, readonly number[]>> = {
  'sacubitril+valsartan': [0.49, 0.51],
  'piperacillin+tazobactam': [8 / 9, 1 / 9],
};

/** Units of a premixed insulin are those of the mixture and count as the first one. */
const OF_INSULINS = [1];

const sharesOf = (substances: readonly string[]): readonly number[] | undefined =>
  substances.every((one) => one.startsWith('insulin')) ? OF_INSULINS : SHARES[substances.join('+')];

/** Divides an amount among its substances. */
export function dividedParts(part: StrengthPart, substances: readonly string[]): readonly StrengthPart[] {
  if (substances.length === 1) return [part];
  return (sharesOf(substances) ?? []).map((share) => ({ ...part, amount: part.amount * share }));
}

/** Returns a strength with an amount per substance, if a sum is printed. */
export function dividedStrength(strength: Strength, substances: readonly string[]): Strength {
  const [part] = strength.parts;
  const isSum = part !== undefined && strength.parts.length === 1 && sharesOf(substances) !== undefined;
  return isSum ? { ...strength, parts: dividedParts(part, substances) } : strength;
}
