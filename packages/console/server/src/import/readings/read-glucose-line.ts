import { NumberText, readSourceTime, type SourceTime } from '@careline/core/internal/fhir/values';
import type { MealSituation } from '@careline/core/internal/metrics';
import type { StoredValue } from '../../platform/database/schema.ts';
import type { Remark } from '../batch-result.ts';
import { without } from '../files/row-fields.ts';
import type { GlucoseRow } from './glucose-row.ts';
import { isImplausible } from './living-limits.ts';
import type { ReadReading } from './read-reading.ts';

/** AIM-94's codes have no URI of their own, so this refers to the data set that defines them. */
export const AIM_94 = 'https://doi.org/10.24432/C5T59G';

/**
 * Glucose codes of AIM-94. Pre-breakfast is not stated to be fasting, so it counts as before a meal like the others.
 * Unspecified ones (48, 57) get no situation. Insulin (33 to 35), symptoms (65), meals and exercise (66 to 71), special
 * events (72) and unknown codes are kept without a metric.
 */
const GLUCOSE: Readonly<Record<string, MealSituation | null>> = {
  '48': null,
  '57': null,
  '58': 'MEAL_SITUATION_BEFORE_MEAL',
  '59': 'MEAL_SITUATION_AFTER_MEAL',
  '60': 'MEAL_SITUATION_BEFORE_MEAL',
  '61': 'MEAL_SITUATION_AFTER_MEAL',
  '62': 'MEAL_SITUATION_BEFORE_MEAL',
  '63': 'MEAL_SITUATION_AFTER_MEAL',
  '64': 'MEAL_SITUATION_BEFORE_MEAL',
};

/** The data set's description says that dates are MM-DD-YYYY, so nothing is guessed here. */
const DATE = /^(?<month>\d\d)-(?<day>\d\d)-(?<year>\d{4})$/;
const TIME = /^(?<hour>\d?\d):(?<minute>\d\d)$/;

/** An impossible date or time makes the whole time unreadable, because columns may be shifted. */
function timeOf({ date, time }: GlucoseRow, timeZone: string): SourceTime {
  const text = [date, time].filter((part) => part?.trim()).join(' ');
  const day = DATE.exec(date?.trim() ?? '')?.groups;
  const clock = TIME.exec(time?.trim() ?? '')?.groups;
  if (!day || !clock) return readSourceTime(text, timeZone);
  const iso = `${day.year}-${day.month}-${day.day}T${clock.hour?.padStart(2, '0')}:${clock.minute}`;
  const read = readSourceTime(iso, timeZone);
  return { ...read, text };
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** `009` is 9 with its digits kept. `0Hi`, a meter's word for too high, is not a number. */
function storedValue({ value }: GlucoseRow): StoredValue | undefined {
  const text = (value instanceof NumberText ? value.text : value).trim();
  if (text === '') return undefined;
  return { key: 'value', text, ...(NUMBER.test(text) && { value: Number(text) }) };
}

function remarksOf(glucose: boolean, value: StoredValue | undefined, time: SourceTime): Remark[] {
  const number = value?.value;
  const found: (Remark | false)[] = [
    !glucose && 'no-metric',
    value === undefined && 'no-value',
    value !== undefined && number === undefined && 'no-number',
    time.precision === 'none' && 'no-time',
    time.precision === 'unreadable' && 'time-unreadable',
    time.zoneAssumed && 'zone-assumed',
    time.zoneUnclear && 'zone-unclear',
    glucose && number !== undefined && 'no-unit',
    // In mg/dL, the unit of the data set. The lines do not state it.
    glucose &&
      number !== undefined &&
      isImplausible('bloodglucose', 'value', number, 'mg/dL') &&
      'implausible',
  ];
  return found.filter((remark) => remark !== false);
}

const IN_COLUMNS = new Set(['source', 'patient', 'line', 'date', 'time', 'code', 'value', 'meaning']);

/** Returns the id of a line at its source. */
export const glucoseLineId = ({ patient, line }: GlucoseRow): string =>
  `${patient}/${line instanceof NumberText ? line.text : line}`;

/**
 * Reads a line of a diabetes log.
 * @param timeZone of the facility: the log's times have no zone
 */
export function readGlucoseLine(row: GlucoseRow, timeZone: string): ReadReading {
  const code = row.code.trim();
  const glucose = Object.hasOwn(GLUCOSE, code);
  const mealSituation = glucose ? (GLUCOSE[code] ?? null) : null;
  const value = storedValue(row);
  const time = timeOf(row, timeZone);
  return {
    reading: {
      metric: glucose ? 'bloodglucose' : null,
      system: AIM_94,
      code,
      display: row.meaning ?? null,
      status: 'unknown',
      at: time.at,
      onDate: time.onDate,
      timeText: time.text,
      timePrecision: time.precision,
      sortAt: time.sortAt,
      values: value ? [value] : [],
      mealSituation,
      details: without(row, IN_COLUMNS) ?? null,
      source: row.source,
      sourceId: glucoseLineId(row),
    },
    remarks: remarksOf(glucose, value, time),
  };
}
