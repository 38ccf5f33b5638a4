import { kindsBy } from '@careline/core/internal/notifications';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { readUnreadKeys } from '../read-notifications.ts';
import { deviceOwner } from './device-owner.ts';

/** Older notifications are not pushed: they are in the list. */
export const PUSHED_SECONDS = 86_400;
/** Notifications without a live event, such as overdue tasks, are found this often (seconds). */
const LOOK_EVERY_S = 600;
/** A change is visible when its transaction ends, which may be this much later than its event says. */
const LATE_S = 30;
const MAX_LOOKED_AT = 200;
const MAX_NOTED = 50;

interface LookedAt {
  readonly id: string;
  readonly addedAt: number;
}

/** Claims devices if something may be new at their facility, so that only one process looks. */
async function claimDevices(db: Kysely<Schema>, now: number): Promise<readonly LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    update notification_device set looked_at = ${now} where id in (
      select d.id from notification_device d join staff_session s on s.id = d.session_id
      where s.ended_at is null and (d.looked_at <= ${now - LOOK_EVERY_S}::bigint or exists (
        select from live_event e where e.facility_id = s.facility_id
          and e.topic in ('tasks', 'encounters', 'labs', 'alerts') and e.at >= to_timestamp(d.looked_at - ${LATE_S}::int)
      ))
      order by d.looked_at, d.id limit ${MAX_LOOKED_AT} for update of d skip locked
    ) returning id, added_at as "addedAt"`.execute(db);
  return rows;
}

/** Notes what a device has to be notified about, each notification once. */
async function noteFor(db: Kysely<Schema>, { id, addedAt }: LookedAt, now: number): Promise<void> {
  const owner = await deviceOwner(db, id, now);
  if (!owner) return;
  const found = await readUnreadKeys(
    db,
    {
      caller: owner,
      now,
      kinds: kindsBy(owner.choice, 'PUSH_NOTIFICATIONS'),
      since: Math.max(addedAt, now - PUSHED_SECONDS),
    },
    MAX_NOTED,
  );
  if (found.length === 0) return;
  await db
    .insertInto('notification_push')
    .values(found.map(({ key }) => ({ device_id: id, key, noted_at: now, due_at: now })))
    .onConflict((conflict) => conflict.columns(['device_id', 'key']).doNothing())
    .execute();
}

/** Looks for new notifications of people with devices. */
export async function notePushes(db: Kysely<Schema>, now: number): Promise<void> {
  for (const device of await claimDevices(db, now)) await noteFor(db, device, now);
}

const RETENTION_SECONDS = 3 * 86_400;

/** Deletes notes of old notifications, and devices of ended sessions. */
export async function dropOldPushes(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('notification_push')
    .where('noted_at', '<', now - RETENTION_SECONDS)
    .execute();
  await sql`delete from notification_device d using staff_session s, staff p
    where s.id = d.session_id and p.id = d.staff_id and (s.ended_at is not null or not p.active)`.execute(db);
}
