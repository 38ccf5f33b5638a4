import { convert, roundTo, unitScale } from './convert.ts';
import { betweenBands, comparedIn, type EnteredValue, isReference } from './judge-value.ts';
import type { Interval, Range } from './range.ts';
import { ucumUnit } from './unit.ts';

/** A reference interval in the unit of a value. */
export interface UsualRange extends Interval {
  /** The entered unit. */
  readonly unit: string;
  readonly decimals: number;
}

type Bounds = Omit<UsualRange, 'least' | 'greatest'> & {
  readonly least: number | undefined;
  readonly greatest: number | undefined;
};

/** Returns a rule's bounds in the entered unit, if the factor is exact. */
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

/** Returns the narrower of two bounds. */
const narrowed = (one: Interval, other: Interval, opens: boolean): Interval => {
  const least = Math.max(one.least ?? Number.NEGATIVE_INFINITY, other.least ?? Number.NEGATIVE_INFINITY);
  const greatest = Math.min(
    one.greatest ?? Number.POSITIVE_INFINITY,
    other.greatest ?? Number.POSITIVE_INFINITY,
  );
  return {
    ...((opens || one.least !== undefined) && Number.isFinite(least) && { least }),
    ...((opens || one.greatest !== undefined) && Number.isFinite(greatest) && { greatest }),
  };
};

/**
 * Returns the reference interval of a value: the intersection of all references, without values that a triage limit
 * flags. Undefined without a reference that has a bound.
 */
export function usualRange(ranges: readonly Range[], entered: EnteredValue): UsualRange | undefined {
  const all = ranges.flatMap((range) => comparedIn(range, entered)?.range ?? []);
  const shown = all.find(isReference);
  if (!shown) return undefined;
  const own = all.filter(({ unit }) => unit === shown.unit);
  const common = own
    .filter(isReference)
    .reduce<Interval>((found, range) => narrowed(found, range.interval ?? betweenBands(range), true), {});
  const { least, greatest } = own.reduce<Interval>(
    (found, range) => narrowed(found, betweenBands(range), false),
    common,
  );
  if (least === undefined && greatest === undefined) return undefined;
  return asEntered({ unit: shown.unit, decimals: shown.decimals, least, greatest }, entered);
}

const digits = (value: number, decimals: number): string =>
  roundTo(value, decimals).toFixed(Number.isInteger(value) ? 0 : decimals);

/** Returns a usual range as text without unit: "70–99", "≥ 95", "≤ 7.8". */
export function usualRangeText({ least, greatest, decimals }: UsualRange): string {
  if (least === undefined) return `≤ ${digits(greatest ?? 0, decimals)}`;
  if (greatest === undefined) return `≥ ${digits(least, decimals)}`;
  return `${digits(least, decimals)}–${digits(greatest, decimals)}`;
}
