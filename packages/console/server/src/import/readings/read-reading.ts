import { codedResult, LABORATORY } from '@careline/core/internal/labs';
import { LOINC, type LoincMetric } from '@careline/core/internal/metrics/loinc';
import type { StoredReading } from '../../observations/reading-rows.ts';
import type { Remark } from '../batch-result.ts';
import { NumberText } from '../files/number-text.ts';
import { without } from '../files/row-fields.ts';
import { isImplausible } from './living-limits.ts';
import type { ReadingComponent, ReadingRow } from './reading-row.ts';
import { metricOf, type ReadValues, readValues } from './reading-values.ts';
import { isReadable, readSourceTime, type SourceTime } from './source-time.ts';

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
const isPlain = (component: ReadingComponent): boolean =>
  without(component, IN_COMPONENT) === undefined && metricOf(component) !== undefined;

/** Returns data without a column, which is stored with the reading unchanged. */
function detailsOf(row: ReadingRow): Record<string, unknown> | null {
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
  row: ReadingRow,
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

/** Returns the single value of a laboratory result without a metric in the catalogue, or undefined. */
export function laboratoryValues(
  row: ReadingRow,
  { values }: Pick<ReadValues, 'values'>,
): ReadValues['values'] | undefined {
  const [value, ...others] = values;
  if (row.code === undefined || (row.system ?? LOINC) !== LOINC || !value || others.length > 0)
    return undefined;
  const result = codedResult(row.code, value);
  if (!result || row.components?.length) return undefined;
  return [{ ...result, ...(value.value !== undefined && { value: value.value }) }];
}

/** Sources of the time, in order of preference. */
const TIMES = [
  { field: 'effectiveDateTime', remark: undefined },
  { field: 'issued', remark: 'time-of-issue' },
  { field: 'reportTime', remark: 'time-of-report' },
  { field: 'encounterTime', remark: 'time-of-encounter' },
] as const satisfies readonly { readonly field: string; readonly remark: Remark | undefined }[];

/** Other sources use `issued` in any shape. */
const textOfTime = (written: unknown): string | undefined => {
  if (written instanceof NumberText) return written.text;
  return typeof written === 'string' ? written : undefined;
};

export interface FoundTime {
  readonly time: SourceTime;
  readonly remark: Remark | undefined;
  /** Details to store if the time is not the measurement's own. */
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the first readable time, or the measurement's own as text if there is none. */
export function findTime(row: ReadingRow, timeZone: string): FoundTime {
  const own = readSourceTime(row.effectiveDateTime, timeZone);
  for (const { field, remark } of TIMES) {
    const time = readSourceTime(textOfTime(row[field]), timeZone);
    if (!isReadable(time)) continue;
    const { effectiveDateTime } = row;
    const details = remark && {
      timeFrom: remark,
      ...(effectiveDateTime !== undefined && { effectiveDateTime }),
    };
    return { time, remark, details };
  }
  return { time: own, remark: undefined, details: undefined };
}

/**
 * Reads a row.
 * @param timeZone of the facility, for times without a zone
 */
export function readReading(row: ReadingRow, timeZone: string): ReadReading {
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
