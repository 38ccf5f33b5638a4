import type { PersonContext } from '#clinical';
import type { AssessmentSign, InputValues, Scale, ScaleBand } from './scale.ts';

interface ItemPoints {
  readonly key: string;
  /** Absent if an input is missing. */
  readonly points?: number;
}

/** The result of a scale. */
export interface ScaleResult {
  readonly items: readonly ItemPoints[];
  readonly known: number;
  readonly of: number;
  /** Total points, if all items are known. */
  readonly total?: number;
  /** Points of the known items, if some are missing. The score is at least this high. */
  readonly atLeast?: number;
  /** The band, if missing items cannot change it. A reassuring band needs every item. */
  readonly band?: string;
  /** The band so far; missing items could still raise it. */
  readonly atLeastBand?: string;
  readonly sign?: AssessmentSign;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const orderOf = (bands: readonly ScaleBand[], key: string | undefined): number =>
  bands.findIndex((band) => band.key === key);

function bandAt({ bands, floor }: Scale, total: number, points: readonly (number | undefined)[]): number {
  const byTotal = bands.findLastIndex(({ from }) => total >= from);
  return Math.max(byTotal, orderOf(bands, floor?.(points)));
}

interface Reach {
  readonly least: number;
  readonly most: number;
}

/** Returns the bands that the total can still fall into. */
function bandsOf(scale: Scale, points: readonly (number | undefined)[]): Reach {
  const highest = points.map((known, index) => known ?? scale.items[index]?.most ?? 0);
  const lowest = points.map((known) => known ?? 0);
  return {
    least: bandAt(scale, sum(lowest), points),
    most: bandAt(scale, sum(highest), highest),
  };
}

/**
 * Calculates the points and the band of a scale.
 * A missing item never counts as normal: the total becomes "at least", and the band is final only if missing items
 * cannot change it (clinical safety, part 6).
 */
export function assess(scale: Scale, values: InputValues, person: PersonContext): ScaleResult {
  const items = scale.items.map(({ key, points }) => ({ key, points: points(values, person) }));
  const points = items.map((item) => item.points);
  const known = points.filter((one): one is number => one !== undefined);
  const sign = scale.sign?.(values);
  const counted = {
    items: items.map(({ key, points: one }) => (one === undefined ? { key } : { key, points: one })),
    known: known.length,
    of: items.length,
    ...(sign !== undefined && { sign }),
  };
  const isComplete = known.length === items.length;
  if (known.length === 0 || (scale.allOrNone && !isComplete)) return counted;
  const { least, most } = bandsOf(scale, points);
  const band = scale.bands[least];
  return {
    ...counted,
    ...(isComplete ? { total: sum(known) } : { atLeast: sum(known) }),
    ...(band && least === most && (isComplete || band.severity !== 'none') && { band: band.key }),
    ...(band && least !== most && least > 0 && { atLeastBand: band.key }),
  };
}
