import { formatReading } from '@careline/core/internal/formatting';

/** A unit as people write it: mm[Hg] as mmHg. What a reading is shown with, less the number. */
export function unitLabel(unit: string): string {
  return formatReading(0, unit).replace(/^0 ?/, '');
}
