import type { LabelLocale } from '@careline/core/internal/formatting';
import type { NotificationDevice } from '@careline/core/internal/notifications';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/route.ts';

type Owner = Pick<Caller, 'staffId' | 'sessionId'>;

async function readDevices(
  tx: Kysely<Schema>,
  { staffId }: Pick<Owner, 'staffId'>,
  endpoint?: string,
): Promise<NotificationDevice[]> {
  const rows = await tx
    .selectFrom('notification_device as d')
    .innerJoin('staff_session as s', 's.id', 'd.session_id')
    .select(['d.id', 'd.endpoint', 'd.added_at', 'd.sent_at', 's.browser', 's.system'])
    .where('d.staff_id', '=', staffId)
    .where('s.ended_at', 'is', null)
    .$if(endpoint !== undefined, (query) => query.where('d.endpoint', '=', String(endpoint)))
    .orderBy('d.added_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
  return rows.map((row) => ({
    deviceId: row.id,
    browser: row.browser,
    system: row.system,
    addedAt: row.added_at,
    sentAt: row.sent_at,
    endpoint: row.endpoint,
  }));
}

/** Returns the person's browsers with notifications, latest first. Browsers of ended sessions are left out. */
export const listDevices = (
  tx: Kysely<Schema>,
  owner: Pick<Owner, 'staffId'>,
): Promise<NotificationDevice[]> => readDevices(tx, owner);

export interface NewDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly locale: LabelLocale;
}

interface AddedDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: string;
  /** Unix seconds. */
  readonly now: number;
}

/** More than a person uses. The oldest ones make room. */
const MAX_DEVICES = 10;

async function addDevice(tx: Transaction<Schema>, { staffId, sessionId }: Owner, added: AddedDevice) {
  const { now, ...set } = added;
  await tx
    .insertInto('notification_device')
    .values({ id: newId(), staff_id: staffId, session_id: sessionId, added_at: now, looked_at: now, ...set })
    .execute();
  await tx
    .deleteFrom('notification_device')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('notification_device')
        .select('id')
        .where('staff_id', '=', staffId)
        .orderBy('added_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_DEVICES),
    )
    .execute();
}

/** Stores a browser's subscription for the caller's session. A browser that changes hands belongs to the new person. */
export async function storeDevice(
  tx: Transaction<Schema>,
  owner: Owner,
  { endpoint, keys, locale }: NewDevice,
  now: number,
): Promise<NotificationDevice> {
  // The same browser may ask twice at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('notification_device')
    .select(['id', 'staff_id'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  const set = { ...keys, locale };
  if (known?.staff_id === owner.staffId) {
    await tx
      .updateTable('notification_device')
      .set({ session_id: owner.sessionId, ...set })
      .where('id', '=', known.id)
      .execute();
  } else {
    // A new row, so that nothing of the former person's is sent to it.
    if (known) await tx.deleteFrom('notification_device').where('id', '=', known.id).execute();
    await addDevice(tx, owner, { endpoint, now, ...set });
  }
  const [device] = await readDevices(tx, owner, endpoint);
  if (!device) throw new Error('The browser was not stored.');
  return device;
}

/** Removes one of the person's browsers. Removing it again changes nothing. */
export async function removeDevice(
  tx: Transaction<Schema>,
  { staffId }: Owner,
  deviceId: string,
): Promise<void> {
  await tx
    .deleteFrom('notification_device')
    .where('id', '=', deviceId)
    .where('staff_id', '=', staffId)
    .execute();
}
