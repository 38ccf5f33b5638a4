import { judgeRecord, type PersonFacts, type RecordJudgement } from '@careline/core/internal/clinical';
import { judgeLaboratory, LABORATORY } from '@careline/core/internal/labs';
import { sql } from 'kysely';
import type { StoredValue } from '../../platform/database/schema.ts';
import { NEVER_TRUE } from '../reading-records.ts';

/** A measurement as stored in a row. */
export interface MeasuredRow {
  readonly metric: string;
  /** Unix seconds. */
  readonly at: number | null;
  /** YYYY-MM-DD, when the source knows only the day. */
  readonly on_date: string | null;
  readonly values: readonly StoredValue[];
  readonly meal_situation: string | null;
}

/** The columns of a measured row. `r` is the reading. */
export const MEASURED = sql`r.metric, r.at, r.on_date, r."values", r.meal_situation`;

/** Returns the row as a core reading. Omits the time if the source wrote one that cannot be read. */
export const recordOfRow = ({ metric, at, on_date, values, meal_situation }: MeasuredRow) => ({
  metric,
  ...(at === null ? { date: on_date ?? undefined } : { timestamp: at }),
  values,
  mealSituation: meal_situation ?? undefined,
});

/** Matches readings that count: not replaced, not deleted and not entered in error. `r` is the reading. */
export const COUNTS = sql`r.superseded_by is null and not r.deleted and r.status <> all(${NEVER_TRUE}::text[])`;

/**
 * Judges a stored reading by the limits and the patient's facts at the time it was taken.
 * Alerts and the call history both use this.
 * @param timeZone IANA name of the facility's zone
 */
export const judgeReading = (row: MeasuredRow, facts: PersonFacts, timeZone: string): RecordJudgement =>
  judgeRecord(recordOfRow(row), facts, { timeZone });

/** Judges any reading, including laboratory results. */
export const judgeAnyReading = (row: MeasuredRow, facts: PersonFacts, timeZone: string): RecordJudgement =>
  row.metric === LABORATORY
    ? judgeLaboratory(recordOfRow(row), facts, timeZone)
    : judgeReading(row, facts, timeZone);
