import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A change of a topic at a facility. */
export interface LiveEvent {
  readonly facilityId: string;
  readonly topic: string;
  /** The changed item; undefined if several changed, or if it has no id. */
  readonly subjectId: string | undefined;
}

export interface ReadEvents {
  /** What was visible at the time of reading (PostgreSQL's `pg_snapshot`). */
  readonly snapshot: string;
  readonly events: readonly LiveEvent[];
}

const NIL = '00000000-0000-0000-0000-000000000000';

interface Row {
  readonly snapshot: string;
  readonly facility_id: string | null;
  readonly topic: string;
  readonly subject_id: string;
}

/**
 * Reads events and the snapshot in one statement, so both are of the same moment. Transactions end in another order
 * than they begin, so only a snapshot, not a number or a time, says what was read.
 */
async function readWhere(db: Kysely<Schema>, condition: ReturnType<typeof sql>): Promise<ReadEvents> {
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot, e.facility_id, e.topic, e.subject_id
    from (select 1) as one
    left join (
      select distinct facility_id, topic, subject_id from live_event
      where ${condition} and xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    ) e on true`.execute(db);
  const events = rows.flatMap(({ facility_id: facilityId, topic, subject_id }) =>
    facilityId === null
      ? []
      : [{ facilityId, topic, subjectId: subject_id === NIL ? undefined : subject_id }],
  );
  return { snapshot: rows[0]?.snapshot ?? '1:1:', events };
}

/** Returns events that became visible since a snapshot, each once, however late its transaction ended. */
export const readSince = (db: Kysely<Schema>, snapshot: string): Promise<ReadEvents> =>
  readWhere(
    db,
    sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(xid::text::xid8, ${snapshot}::pg_snapshot)`,
  );

/** Returns events of this and later transactions: a superset of the events since the snapshot whose oldest it was. */
export const readFrom = (db: Kysely<Schema>, xid: string): Promise<ReadEvents> =>
  readWhere(db, sql`xid >= ${xid}::bigint`);

/** Returns the events of the last seconds. */
export const readLatest = (db: Kysely<Schema>, seconds: number): Promise<ReadEvents> =>
  readWhere(db, sql`at >= clock_timestamp() - make_interval(secs => ${seconds})`);

/** Returns a snapshot's bounds: the oldest running transaction, and the first that had not begun. */
export function boundsOf(snapshot: string): { readonly oldest: string; readonly next: bigint } {
  const [oldest = '1', next = '1'] = snapshot.split(':');
  return { oldest, next: BigInt(next) };
}

const RETENTION_MINUTES = 30;
/** How long after an event clients can resume from it. */
export const RESUME_SECONDS = (RETENTION_MINUTES - 5) * 60;

/** Deletes events that are too old to resume from. */
export async function dropOldEvents(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('live_event')
    .where('at', '<', sql<Date>`now() - make_interval(mins => ${RETENTION_MINUTES})`)
    .execute();
}
