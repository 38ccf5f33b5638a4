import { formatReading } from '@careline/core/internal/formatting';

/** Returns a unit as people write it, such as mmHg for mm[Hg]: a formatted reading without its number. */
export function unitLabel(unit: string): string {
  return formatReading(0, unit).replace(/^0 ?/, '');
}
