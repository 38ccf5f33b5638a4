import type { Strength, StrengthPart } from './strength.ts';

/** Combinations whose strength is printed as the sum of their substances, with the share of each. */
const SHARES: Readonly<Record<string, readonly number[]>> = {
  'sacubitril+valsartan': [0.49, 0.51],
  'piperacillin+tazobactam': [8 / 9, 1 / 9],
};

/** Units of a premixed insulin are those of its mixture: all of them count as the first. */
const OF_INSULINS = [1];

const sharesOf = (substances: readonly string[]): readonly number[] | undefined =>
  substances.every((one) => one.startsWith('insulin')) ? OF_INSULINS : SHARES[substances.join('+')];

/** One amount, divided among the substances that it is printed for. */
export function dividedParts(part: StrengthPart, substances: readonly string[]): readonly StrengthPart[] {
  if (substances.length === 1) return [part];
  return (sharesOf(substances) ?? []).map((share) => ({ ...part, amount: part.amount * share }));
}

/** A strength with a part for each substance, where one sum is printed. */
export function dividedStrength(strength: Strength, substances: readonly string[]): Strength {
  const [part] = strength.parts;
  const isSum = part !== undefined && strength.parts.length === 1 && sharesOf(substances) !== undefined;
  return isSum ? { ...strength, parts: dividedParts(part, substances) } : strength;
}
