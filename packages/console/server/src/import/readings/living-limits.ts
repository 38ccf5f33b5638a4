import { convert, unitsOf } from '@careline/core/internal/clinical';
import { MEASURE_DEFINITIONS, measureOf } from '@careline/core/internal/observations';

/**
 * Returns whether a value is impossible in a living person, by the limits of the catalogue. False without limits, and
 * for a unit the measure does not have. It only marks imported values and never changes or refuses one: a creatinine of
 * 88 mg/dL is kept as the source has it.
 */
export function isImplausible(metric: string, key: string, value: number, unit: string | undefined): boolean {
  const measure = measureOf(metric, key);
  const limits = measure && MEASURE_DEFINITIONS[measure].limits;
  if (!measure || !limits || unit === undefined) return false;
  const [conventional = unit] = unitsOf(measure);
  const compared = convert(value, measure, unit, conventional);
  return compared !== undefined && (compared < limits.hard[0] || compared > limits.hard[1]);
}
