import { MAX_OWN_STATUS_SECONDS, type OwnStatus } from '@careline/core/internal/directory';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Presence is stored at most this often. */
const EVERY_SECONDS = 45;

interface Person {
  readonly staffId: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Notes that a page of the person is open. */
export async function noteSeen(tx: Kysely<Schema>, { staffId, now }: Person): Promise<void> {
  await sql`
    insert into staff_presence (staff_id, seen_at) values (${staffId}, ${now})
    on conflict (staff_id) do update set seen_at = excluded.seen_at
    where staff_presence.seen_at is null or staff_presence.seen_at < excluded.seen_at - ${EVERY_SECONDS}::bigint`.execute(
    tx,
  );
}

/** Stores a person's own status, or removes it. Throws `input-invalid` for an end that is past or too far away. */
export async function storeOwnStatus(
  tx: Transaction<Schema>,
  own: { readonly status: OwnStatus; readonly until: number } | null,
  { staffId, now }: Person,
): Promise<void> {
  if (own && (own.until <= now || own.until > now + MAX_OWN_STATUS_SECONDS)) {
    refuseFaults([{ path: 'own.until', message: 'must be within the next twelve hours' }]);
  }
  const columns = {
    own_status: own?.status ?? null,
    own_since: own ? now : null,
    own_until: own?.until ?? null,
  };
  await tx
    .insertInto('staff_presence')
    .values({ staff_id: staffId, ...columns })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(columns))
    .execute();
}
