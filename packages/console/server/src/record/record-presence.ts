import { PRESENCE_ENDS, type RecordPresence } from '@careline/core/internal/record';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const DAY_SECONDS = 86_400;

interface Page {
  /** Id of the page. */
  readonly id: string;
  readonly vitaId: string;
  readonly staffId: string;
  /** The user's activity; `left` ends the presence. */
  readonly doing: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Records a page's activity. Ignores ids that belong to another user's or another patient's page. */
async function notePage(tx: Transaction<Schema>, { id, vitaId, staffId, doing, now }: Page): Promise<void> {
  if (doing === 'left') {
    await tx.deleteFrom('record_presence').where('id', '=', id).where('staff_id', '=', staffId).execute();
    return;
  }
  await sql`
    insert into record_presence (id, person_id, staff_id, doing, since, seen_at)
    values (${id}, ${vitaId}, ${staffId}, ${doing}, ${now}, ${now})
    on conflict (id) do update set doing = excluded.doing, seen_at = excluded.seen_at
    where record_presence.staff_id = excluded.staff_id and record_presence.person_id = excluded.person_id`.execute(
    tx,
  );
}

/** Notes when the care provider first opened the consultation of a patient who has arrived. */
async function noteStart(tx: Transaction<Schema>, { vitaId, staffId, doing, now }: Page): Promise<void> {
  if (doing !== 'consulting') return;
  await sql`
    update encounter set started_at = ${now} where person_id = ${vitaId} and care_provider_id = ${staffId}
      and arrived_at > ${now - DAY_SECONDS}::bigint and started_at is null and status = 'CONFIRMED'`.execute(
    tx,
  );
}

/**
 * Records a page's activity, and returns who else has the record open: each user once, with their most important
 * activity.
 */
export async function keepPresence(tx: Transaction<Schema>, page: Page): Promise<RecordPresence[]> {
  await notePage(tx, page);
  await noteStart(tx, page);
  const { rows } = await sql<{ id: string; name: string; doing: string; since: string }>`
    select distinct on (s.name, s.id) s.id, s.name, p.doing, min(p.since) over (partition by s.id) as since
    from record_presence p join staff s on s.id = p.staff_id
    where p.person_id = ${page.vitaId} and p.staff_id <> ${page.staffId}
      and p.seen_at > ${page.now - PRESENCE_ENDS}
    order by s.name, s.id, (p.doing = 'reading'), p.since`.execute(tx);
  return rows.map(({ id, name, doing, since }) => ({ staff: { id, name }, doing, since: Number(since) }));
}

/** Removes pages that closed without reporting it. */
export const dropOldPresence = (db: Kysely<Schema>, now: number) =>
  db
    .deleteFrom('record_presence')
    .where('seen_at', '<', now - 3600)
    .execute();
