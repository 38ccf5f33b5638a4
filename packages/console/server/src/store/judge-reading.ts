import { judgeRecord, type RecordJudgement } from '@careline/core/clinical';
import { type PersonCourse, personOn, timeOfRecord } from '@careline/core/trends';
import type { StoredValue } from './schema.ts';

/** What of a stored reading decides what it is. */
export interface JudgedRow {
  readonly metric: string;
  /** Unix seconds. */
  readonly at: number | null;
  /** YYYY-MM-DD, where the source knows the day only. */
  readonly on_date: string | null;
  readonly values: readonly StoredValue[];
  readonly meal_situation: string | null;
  /** In the motherhood programme when it was taken. */
  readonly maternity: boolean;
}

/** A birth that was told says that she is with child no more. */
const hasGivenBirth = ({ pregnancies = [] }: PersonCourse, day: string): boolean =>
  pregnancies.some(({ bornOn }) => bornOn !== undefined && bornOn <= day);

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
  const record = {
    metric: row.metric,
    values: row.values,
    mealSituation: row.meal_situation ?? undefined,
    ...(row.at === null ? { date: row.on_date ?? undefined } : { timestamp: row.at }),
  };
  const day = timeOfRecord(record, timeZone)?.day;
  if (day === undefined) return undefined;
  const mayBePregnant = row.maternity && !hasGivenBirth(course, day);
  return judgeRecord(record, personOn(course, day, { mayBePregnant }), { timeZone });
}
