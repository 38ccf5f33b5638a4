import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ErasureCount } from '../patient-tables/patient-table.ts';
import { belongsTo, PATIENT_TABLE_ROWS } from '../patient-tables/patient-tables.ts';

/** What an erasure would do, with the number of rows of each kind. */
export interface ErasurePlan extends Readonly<Record<ErasureCount, number>> {
  readonly personId: string;
  readonly organisationId: string;
  /** Time of the newest entry in the record, in unix seconds. */
  readonly lastEntryAt: number;
  /** The record is retained without a name until then. If this is not in the future, it is removed immediately. */
  readonly recordUntil: number;
}

const countColumns = (personId: string) =>
  PATIENT_TABLE_ROWS.flatMap(({ table, erasureCount }) =>
    erasureCount === undefined
      ? []
      : [
          sql`(select count(*)::int from ${sql.table(table)} where ${belongsTo(table, personId)}) as ${sql.ref(erasureCount)}`,
        ],
  );

const newestTimes = (personId: string) =>
  PATIENT_TABLE_ROWS.flatMap(({ table, times = [] }) =>
    times.map(
      (column) =>
        sql`(select max(${sql.ref(column)}) from ${sql.table(table)} where ${belongsTo(table, personId)})`,
    ),
  );

/** Returns the same date some years later; 29 February may become 1 March. */
function yearsAfter(seconds: number, years: number): number {
  const day = new Date(seconds * 1000);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return Math.floor(day.getTime() / 1000);
}

/** Returns what erasing a patient would do, or undefined for an unknown id. */
export async function planErasure(
  tx: Kysely<Schema>,
  personId: string,
  retentionYears: number,
): Promise<ErasurePlan | undefined> {
  const { rows } = await sql<Omit<ErasurePlan, 'recordUntil'>>`
    select p.id as "personId", p.organisation_id as "organisationId", ${sql.join(countColumns(personId))},
      greatest(${sql.join(newestTimes(personId))}) as "lastEntryAt"
    from person p where p.id = ${personId}`.execute(tx);
  const [row] = rows;
  return row && { ...row, recordUntil: yearsAfter(row.lastEntryAt, retentionYears) };
}
