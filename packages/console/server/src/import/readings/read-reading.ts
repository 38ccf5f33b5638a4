import {
  findTime,
  laboratoryValues,
  type MeasuredPart,
  type MeasuredRow,
  metricOf,
  type ReadValues,
  readValues,
  type SourceTime,
} from '@careline/core/internal/fhir/values';
import { LABORATORY } from '@careline/core/internal/labs';
import type { LoincMetric } from '@careline/core/internal/metrics/loinc';
import type { StoredReading } from '../../observations/reading-rows.ts';
import type { Remark } from '../batch-result.ts';
import { without } from '../files/row-fields.ts';
import { isImplausible } from './living-limits.ts';

/** A reading from a file. The import adds the patient and the facility. */
export interface ReadReading {
  readonly reading: Omit<
    StoredReading,
    'id' | 'organisationId' | 'facilityId' | 'personId' | 'contentHash' | 'createdAt' | 'updatedAt'
  >;
  readonly remarks: readonly Remark[];
}

/** Stored in their own columns, or in the values. */
const IN_COLUMNS = new Set([
  ...['source', 'id', 'patient', 'status', 'system', 'code', 'display', 'value', 'valueText', 'unit'],
  ...['effectiveDateTime', 'reportTime', 'encounterTime'],
]);
const IN_COMPONENT = new Set(['system', 'code', 'display', 'value', 'unit']);

/** Returns whether the stored value covers the component's value, unit and meaning. */
const isPlain = (component: MeasuredPart): boolean =>
  without(component, IN_COMPONENT) === undefined && metricOf(component) !== undefined;

/** Returns data without a column, which is stored with the reading unchanged. */
function detailsOf(row: MeasuredRow): Record<string, unknown> | null {
  const rest = without(row, IN_COLUMNS) ?? {};
  if (row.components?.every(isPlain)) delete rest.components;
  if (row.unitCode === row.unit || row.unit === undefined) delete rest.unitCode;
  else if (row.unitCode !== undefined) rest.unit = row.unit;
  return Object.keys(rest).length === 0 ? null : rest;
}

const CANCELLED = new Set(['cancelled', 'entered-in-error']);

function timeRemark({ precision, zoneAssumed, zoneUnclear }: SourceTime): Remark | undefined {
  if (precision === 'none') return 'no-time';
  if (precision === 'unreadable') return 'time-unreadable';
  if (zoneAssumed) return 'zone-assumed';
  if (zoneUnclear) return 'zone-unclear';
  return precision === 'second' || precision === 'minute' ? undefined : 'day-only';
}

function remarksOf(
  row: MeasuredRow,
  metric: LoincMetric | undefined,
  read: ReadValues,
  time: SourceTime,
): Remark[] {
  const numbers = read.values.filter((value) => value.value !== undefined);
  const implausible = ({ key, value = 0, unit }: (typeof numbers)[number]) =>
    metric !== undefined && isImplausible(metric.metric, key, value, unit);
  const found: (Remark | false | undefined)[] = [
    metric === undefined && 'no-metric',
    read.values.length === 0 && 'no-value',
    metric !== undefined && numbers.length < read.values.length && 'no-number',
    read.partMissing && 'part-missing',
    CANCELLED.has(row.status ?? '') && 'not-final',
    timeRemark(time),
    metric !== undefined && numbers.some(({ unit }) => unit === undefined) && 'no-unit',
    numbers.some(implausible) && 'implausible',
  ];
  return found.filter((remark): remark is Remark => typeof remark === 'string');
}

/**
 * Reads a row.
 * @param timeZone of the facility, for times without a zone
 */
export function readReading(row: MeasuredRow, timeZone: string): ReadReading {
  const metric = metricOf(row);
  const read = readValues(row, metric);
  const { time, remark, details: ofTime } = findTime(row, timeZone);
  const details = detailsOf(row);
  const results = metric ? undefined : laboratoryValues(row, read);
  return {
    reading: {
      metric: metric?.metric ?? (results ? LABORATORY : null),
      system: row.system ?? null,
      code: row.code ?? null,
      display: row.display ?? row.text ?? null,
      status: row.status ?? 'unknown',
      at: time.at,
      onDate: time.onDate,
      timeText: time.text,
      timePrecision: time.precision,
      sortAt: time.sortAt,
      values: results ?? read.values,
      mealSituation: metric?.mealSituation ?? null,
      details: details || ofTime ? { ...details, ...ofTime } : null,
      source: row.source,
      sourceId: row.id,
    },
    remarks: [
      ...remarksOf(row, metric, read, time).filter((one) => !results || one !== 'no-metric'),
      ...(remark ? [remark] : []),
    ],
  };
}
