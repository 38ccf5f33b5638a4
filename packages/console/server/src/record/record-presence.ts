import { PRESENCE_ENDS, type RecordPresence } from '@careline/core/internal/record';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

interface Page {
  /** The page's own. */
  readonly id: string;
  readonly vitaId: string;
  readonly staffId: string;
  /** What is done there; `left` ends it. */
  readonly doing: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Notes what a page does with a record. A page of somebody else's, or of another patient before, is not taken over. */
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

/** Notes what a page does with a record, and answers who else has it open: each once, with what they do that matters most. */
export async function keepPresence(tx: Transaction<Schema>, page: Page): Promise<RecordPresence[]> {
  await notePage(tx, page);
  const { rows } = await sql<{ id: string; name: string; doing: string; since: string }>`
    select distinct on (s.name, s.id) s.id, s.name, p.doing, min(p.since) over (partition by s.id) as since
    from record_presence p join staff s on s.id = p.staff_id
    where p.person_id = ${page.vitaId} and p.staff_id <> ${page.staffId}
      and p.seen_at > ${page.now - PRESENCE_ENDS}
    order by s.name, s.id, (p.doing = 'reading'), p.since`.execute(tx);
  return rows.map(({ id, name, doing, since }) => ({ staff: { id, name }, doing, since: Number(since) }));
}

/** Takes away pages that were closed without saying so. */
export const dropOldPresence = (db: Kysely<Schema>, now: number) =>
  db
    .deleteFrom('record_presence')
    .where('seen_at', '<', now - 3600)
    .execute();
