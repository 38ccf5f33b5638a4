import { convert, roundTo, unitScale } from './convert.ts';
import { comparedIn, type EnteredValue } from './judge-value.ts';
import type { Range } from './range.ts';
import { ucumUnit } from './unit.ts';

/** Values that need no flag: from the least to the greatest, both included; a side without a bound is open. */
export interface UsualRange {
  readonly least?: number;
  readonly greatest?: number;
  /** The entered unit. */
  readonly unit: string;
  readonly decimals: number;
}

const before = (bound: number, decimals: number): number => roundTo(bound - 10 ** -decimals, decimals);

type Bounds = Omit<UsualRange, 'least' | 'greatest'> & {
  readonly least: number | undefined;
  readonly greatest: number | undefined;
};

/** Bounds of a rule in the unit that was entered, for one that is the same by definition. */
function asEntered({ unit, decimals, ...bounds }: Bounds, entered: EnteredValue): UsualRange {
  const scale = unitScale(entered.measure, entered.unit);
  const code = ucumUnit(entered.unit);
  const own =
    code === unit || !scale || code === undefined
      ? { unit, decimals }
      : { unit: code, decimals: scale.decimals };
  const bound = (value: number | undefined): number | undefined => {
    const brought = value === undefined ? undefined : convert(value, entered.measure, unit, own.unit);
    return brought === undefined ? undefined : roundTo(brought, own.decimals);
  };
  const [least, greatest] = [bound(bounds.least), bound(bounds.greatest)];
  return { ...own, ...(least !== undefined && { least }), ...(greatest !== undefined && { greatest }) };
}

/** The usual values among the ranges a value was compared with; undefined where none of them has a bound. */
export function usualRange(ranges: readonly Range[], entered: EnteredValue): UsualRange | undefined {
  let [least, greatest]: (number | undefined)[] = [];
  let shown: Range | undefined;
  for (const range of ranges) {
    const own = comparedIn(range, entered)?.range;
    if (!own || (shown && own.unit !== shown.unit)) continue;
    shown ??= own;
    for (const { shape, from, above, below } of own.bands) {
      if (shape === 'up' && from !== undefined)
        greatest = Math.min(greatest ?? Number.POSITIVE_INFINITY, before(from, own.decimals));
      if (shape === 'up' && above !== undefined)
        greatest = Math.min(greatest ?? Number.POSITIVE_INFINITY, above);
      if (shape === 'down' && below !== undefined) least = Math.max(least ?? Number.NEGATIVE_INFINITY, below);
    }
  }
  if (!shown || (least === undefined && greatest === undefined)) return undefined;
  return asEntered({ unit: shown.unit, decimals: shown.decimals, least, greatest }, entered);
}

const digits = (value: number, decimals: number): string =>
  roundTo(value, decimals).toFixed(Number.isInteger(value) ? 0 : decimals);

/** A usual range as it is read, without its unit: "70–99", "≥ 95", "≤ 7.8". */
export function usualRangeText({ least, greatest, decimals }: UsualRange): string {
  if (least === undefined) return `≤ ${digits(greatest ?? 0, decimals)}`;
  if (greatest === undefined) return `≥ ${digits(least, decimals)}`;
  return `${digits(least, decimals)}–${digits(greatest, decimals)}`;
}
