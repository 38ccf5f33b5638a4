import {
  convert,
  type EnteredValue,
  quantityIn,
  readValue,
  shortDigits,
  ucumUnit,
  writtenNumber,
} from '#clinical';
import type { MetricRecord, MetricValue } from '#metrics';
import { MEASURE_DEFINITIONS } from '#observations';
import type { TrendPoint, UnplacedReason } from './trend.ts';
import type { LineDefinition } from './trend-definition.ts';
import type { TrendTime } from './trend-time.ts';

/** Returns the code of a known unit, or the unit as written. */
export const unitCode = (unit: string): string => ucumUnit(unit) ?? unit;

type Written = Pick<EnteredValue, 'value' | 'comparator'> & { readonly unit: string };

/** Returns the number of a stored value in its own unit, or why it has none. */
export function readNumber({ measure }: LineDefinition, stored: MetricValue): Written | UnplacedReason {
  if (measure && MEASURE_DEFINITIONS[measure].words) {
    const read = readValue(measure, stored);
    return typeof read === 'string' ? read : 'in-words';
  }
  if (stored.word) return 'in-words';
  if (measure) return readValue(measure, stored);
  const written = writtenNumber(stored.text);
  if (!written) return 'words';
  return stored.unit === undefined ? 'no-unit' : { ...written, unit: stored.unit };
}

/** Returns number and digits in another unit; undefined if there is no conversion. */
function inUnit({ measure }: LineDefinition, { value, unit, comparator }: Written, text: string, to: string) {
  if (unitCode(unit) === to) return { value, shown: { text: shortDigits(text, measure, to), unit: to } };
  const converted = measure && convert(value, measure, unit, to);
  if (!measure || converted === undefined) return undefined;
  const shown = quantityIn({ text: String(value), unit }, measure, to);
  return { value: converted, shown: { unit: to, text: `${comparator ?? ''}${shown.text}` } };
}

/** Returns a stored value as a point in a unit, or why it can't be drawn. */
export function placeValue(
  line: LineDefinition,
  record: MetricRecord,
  stored: MetricValue,
  time: TrendTime | undefined,
  unit: string,
): TrendPoint | UnplacedReason {
  const written = readNumber(line, stored);
  if (typeof written === 'string') return written;
  const placed = inUnit(line, written, stored.text, unit);
  if (!placed) return 'other-unit';
  if (!time) return 'no-time';
  const { comparator } = written;
  const entered = { text: stored.text, unit: written.unit };
  return { ...time, ...placed, record, line, entered, ...(comparator && { comparator }) };
}
