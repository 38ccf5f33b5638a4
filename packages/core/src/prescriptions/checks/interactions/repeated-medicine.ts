import type { ReadLine, ReadMedicine } from '../medicine-finding.ts';
import { reachOf } from './reach.ts';

/** Whether a line contains all substances of a current medicine, given the same way. */
export const isRepeated = (medicine: ReadMedicine, lines: readonly ReadLine[]): boolean =>
  lines.some(
    (line) =>
      medicine.substances.length > 0 &&
      reachOf(line) === reachOf(medicine) &&
      medicine.substances.every((one) => line.substances.includes(one)),
  );
