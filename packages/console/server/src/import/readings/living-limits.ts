import { convert, unitsOf } from '@careline/core/internal/clinical';
import { MEASURE_DEFINITIONS, measureOf } from '@careline/core/internal/observations';

/**
 * Whether no living person has a value, by the limits of the catalogue; false where there are none, or for a unit the measure
 * does not have. It marks imported values, it never changes or refuses one: a dialysis patient's creatinine of 88 mg/dL is
 * what the source says.
 */
export function isImplausible(metric: string, key: string, value: number, unit: string | undefined): boolean {
  const measure = measureOf(metric, key);
  const limits = measure && MEASURE_DEFINITIONS[measure].limits;
  if (!measure || !limits || unit === undefined) return false;
  const [conventional = unit] = unitsOf(measure);
  const compared = convert(value, measure, unit, conventional);
  return compared !== undefined && (compared < limits.hard[0] || compared > limits.hard[1]);
}
