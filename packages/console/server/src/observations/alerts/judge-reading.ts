import { judgeRecord, type PersonFacts, type RecordJudgement } from '@careline/core/internal/clinical';
import { judgeLaboratory, LABORATORY } from '@careline/core/internal/labs';
import { sql } from 'kysely';
import type { StoredValue } from '../../platform/database/schema.ts';
import { NEVER_TRUE } from '../reading-records.ts';

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

/** Whether a reading counts: neither replaced nor deleted nor never true; `r` is the reading. */
export const COUNTS = sql`r.superseded_by is null and not r.deleted and r.status <> all(${NEVER_TRUE}::text[])`;

/**
 * What a stored reading of a metric with values is by the rules of its instant and the facts of its person: one answer for
 * alerts and for the history of calls.
 * @param timeZone IANA name of the facility's zone
 */
export const judgeReading = (row: MeasuredRow, facts: PersonFacts, timeZone: string): RecordJudgement =>
  judgeRecord(recordOfRow(row), facts, { timeZone });

/** The same of any reading, laboratory results among them. */
export const judgeAnyReading = (row: MeasuredRow, facts: PersonFacts, timeZone: string): RecordJudgement =>
  row.metric === LABORATORY
    ? judgeLaboratory(recordOfRow(row), facts, timeZone)
    : judgeReading(row, facts, timeZone);
