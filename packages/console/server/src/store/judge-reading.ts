import { judgeRecord, type RecordJudgement } from '@careline/core/clinical';
import { type PersonCourse, personOn, timeOfRecord } from '@careline/core/trends';
import { sql } from 'kysely';
import type { StoredValue } from './schema.ts';

/** What was measured, as a row has it. */
export interface MeasuredRow {
  readonly metric: string;
  /** Unix seconds. */
  readonly at: number | null;
  /** YYYY-MM-DD, where the source knows the day only. */
  readonly on_date: string | null;
  readonly values: readonly StoredValue[];
  readonly meal_situation: string | null;
}

/** The columns of a measured row; `r` is the reading. */
export const MEASURED = sql`r.metric, r.at, r.on_date, r."values", r.meal_situation`;

/** The row as core knows a reading; without a time where the source wrote none that can be read. */
export const recordOfRow = ({ metric, at, on_date, values, meal_situation }: MeasuredRow) => ({
  metric,
  ...(at === null ? { date: on_date ?? undefined } : { timestamp: at }),
  values,
  mealSituation: meal_situation ?? undefined,
});

/** What of a stored reading decides what it is. */
export interface JudgedRow extends MeasuredRow {
  /** In the motherhood programme when it was taken. */
  readonly maternity: boolean;
}

/**
 * What a stored reading is by the rules of its day and the course of its person: one answer for alerts and for the history
 * of calls. Undefined where nobody knows the day it was taken.
 * @param timeZone IANA name of the facility's zone
 */
export function judgeReading(
  row: JudgedRow,
  course: PersonCourse,
  timeZone: string,
): RecordJudgement | undefined {
  const record = recordOfRow(row);
  const day = timeOfRecord(record, timeZone)?.day;
  if (day === undefined) return undefined;
  return judgeRecord(record, personOn(course, day, { mayBePregnant: row.maternity }), { timeZone });
}
