import type { Slip } from '#observations';
import { definitionOf, type Measured } from './convert.ts';

function holds({ from, to, above, below }: Slip, value: number): boolean {
  return (
    (from === undefined || value >= from) &&
    (to === undefined || value <= to) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below)
  );
}

/** Returns the probable unit; `newborn` in the first four weeks. Zero and negative values are not slips. */
export function meantUnit(
  measured: Measured,
  value: number,
  unit: string,
  newborn: boolean,
): string | undefined {
  if (!(value > 0)) return undefined;
  const slips = definitionOf(measured).slips ?? [];
  return slips.find((slip) => slip.unit === unit && (newborn || !slip.newbornOnly) && holds(slip, value))
    ?.meant;
}
