import type { Measure } from './measure.ts';

/** Values entered in one unit that were more likely meant in another. */
interface Slip {
  readonly unit: string;
  readonly meant: string;
  /** Both bounds belong to it. */
  readonly from?: number;
  readonly to?: number;
  readonly above?: number;
  readonly below?: number;
  readonly newbornOnly?: true;
}

const MG: Pick<Slip, 'unit' | 'meant'> = { unit: 'mg/dL', meant: 'mmol/L' };

/** Our own table: where the usual values of one unit are impossible or rare ones of the other. */
const SLIPS: Readonly<Partial<Record<Measure, readonly Slip[]>>> = {
  glucose: [{ ...MG, from: 2, to: 33.3 }],
  totalCholesterol: [{ ...MG, below: 20 }],
  ldl: [{ ...MG, below: 13 }],
  triglycerides: [{ ...MG, below: 10 }],
  hdl: [{ ...MG, below: 5 }],
  hba1c: [{ unit: '%', meant: 'mmol/mol', above: 20 }],
  hemoglobin: [{ unit: 'g/dL', meant: 'g/L', from: 30, to: 250 }],
  creatinine: [{ unit: 'mg/dL', meant: 'umol/L', above: 40 }],
  temperature: [
    { unit: 'Cel', meant: '[degF]', from: 77, to: 113 },
    { unit: '[degF]', meant: 'Cel', from: 25, to: 45 },
  ],
  height: [{ unit: 'cm', meant: 'm', from: 1, to: 2.5 }],
  weight: [{ unit: 'kg', meant: 'g', above: 20, newbornOnly: true }],
  birthWeight: [{ unit: 'kg', meant: 'g', above: 20 }],
};

/**
 * Under it an adult is far rarer than a point that was typed one place early, in the measure's first unit. Our own.
 */
export const RARE_OF_ADULTS: Readonly<Partial<Record<Measure, number>>> = { weight: 15 };

function holds({ from, to, above, below }: Slip, value: number): boolean {
  return (
    (from === undefined || value >= from) &&
    (to === undefined || value <= to) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below)
  );
}

/** The unit that was probably meant; `newborn` in the first four weeks. Zero and less is no slip. */
export function meantUnit(
  measure: Measure,
  value: number,
  unit: string,
  newborn: boolean,
): string | undefined {
  if (!(value > 0)) return undefined;
  const slips = SLIPS[measure] ?? [];
  return slips.find((slip) => slip.unit === unit && (newborn || !slip.newbornOnly) && holds(slip, value))
    ?.meant;
}
