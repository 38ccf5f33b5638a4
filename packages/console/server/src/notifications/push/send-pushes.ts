import { randomUUID } from 'node:crypto';
import { kindsBy, pushFrom, type StaffNotification } from '@careline/core/internal/notifications';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/http/log.ts';
import type { WebhookReach } from '../../platform/outbound/permitted-address.ts';
import { type PostAnswer, permittedPost } from '../../platform/outbound/permitted-post.ts';
import { pauseAfter } from '../../platform/outbound/retry-plan.ts';
import { readNotifications } from '../read-notifications.ts';
import { type DeviceOwner, deviceOwner } from './device-owner.ts';
import { encryptPush } from './encrypt-push.ts';
import { notePushes, PUSHED_SECONDS } from './note-pushes.ts';
import { openPushKeys, type PushKeys, pushAuthorization } from './push-keys.ts';
import { type PushMessage, pushMessage } from './push-message.ts';

type Db = Kysely<Schema>;
type Device = Selectable<Schema['notification_device']> & { readonly claim: string };

export interface PushSending {
  readonly db: Db;
  readonly log: Log;
  /** Permitted addresses of push services. */
  readonly reach: WebhookReach;
  /** Where the operator can be reached: `mailto:` or `https:`. */
  readonly contact: string;
  /** Unix seconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random?: () => number;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Longer than sending takes, so that another process only takes over after this one has died. */
const CLAIM_S = 120;
const AT_ONCE = 8;
const MAX_IN_ROUND = 200;
const MAX_IN_MESSAGE = 100;

const isTaken = ({ status }: PostAnswer): boolean => status !== null && status >= 200 && status < 300;
/** The browser has given up its subscription (RFC 8030). */
const isGone = ({ status }: PostAnswer): boolean => status === 404 || status === 410;

/** Claims the device that has been due longest. */
async function claimDevice(db: Db, now: number): Promise<Device | undefined> {
  const { rows } = await sql<Device>`
    update notification_device set claim = ${randomUUID()}::uuid, next_try_at = ${now + CLAIM_S} where id = (
      select d.id from notification_device d
      where d.next_try_at <= ${now} and exists (
        select from notification_push p where p.device_id = d.id and p.due_at <= ${now})
      order by d.next_try_at, d.id limit 1 for update of d skip locked
    ) returning *`.execute(db);
  return rows[0];
}

const claimed = (db: Db, { id, claim }: Device) =>
  db.updateTable('notification_device').set({ claim: null }).where('id', '=', id).where('claim', '=', claim);

const remove = (db: Db, { id, claim }: Device) =>
  db.deleteFrom('notification_device').where('id', '=', id).where('claim', '=', claim).execute();

/** Sets when notifications are due again (unix seconds); null if they are dealt with. */
async function setDue(db: Db, { id }: Device, keys: readonly string[], dueAt: number | null): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('notification_push')
    .set({ due_at: dueAt })
    .where('device_id', '=', id)
    .where('key', 'in', keys)
    .execute();
}

async function dueKeys(db: Db, { id }: Device, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('notification_push')
    .select('key')
    .where('device_id', '=', id)
    .where('due_at', '<=', now)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Returns the due notifications that may be sent now, and puts off those in quiet hours. */
async function sendable(
  db: Db,
  device: Device,
  owner: DeviceOwner,
  now: number,
): Promise<readonly StaffNotification[]> {
  const due = await dueKeys(db, device, now);
  const kinds = kindsBy(owner.choice, 'PUSH_NOTIFICATIONS');
  const unread: StaffNotification[] = [];
  for (const kind of kinds) {
    const { data } = await readNotifications(db, {
      caller: owner,
      now,
      kind,
      onlyUnread: true,
      limit: MAX_IN_MESSAGE,
    });
    unread.push(...data.filter(({ key, at }) => due.has(key) && at >= now - PUSHED_SECONDS));
  }
  const waiting = new Set<string>();
  for (const { key, kind } of unread) {
    const from = pushFrom(owner.choice, kind, { now, timeZone: owner.timeZone });
    if (from === undefined || from <= now) continue;
    waiting.add(key);
    await setDue(db, device, [key], from);
  }
  // The others were read, or are of no concern any more.
  const known = new Set(unread.map(({ key }) => key));
  await setDue(
    db,
    device,
    [...due].filter((key) => !known.has(key)),
    null,
  );
  return unread.filter(({ key }) => !waiting.has(key));
}

function post(
  { reach, contact, now, timeoutMs = TIMEOUT_MS }: PushSending,
  device: Device,
  message: PushMessage,
  keys: PushKeys,
): Promise<PostAnswer> {
  const { endpoint, p256dh, auth } = device;
  const body = encryptPush(JSON.stringify(message), { p256dh, auth });
  const headers = {
    authorization: pushAuthorization(keys, { endpoint, contact, now: now() }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(PUSHED_SECONDS),
    urgency: message.isUrgent ? 'high' : 'normal',
  };
  return permittedPost({ url: endpoint, headers, body }, { reach, timeoutMs });
}

async function noteFailure(sending: PushSending, device: Device, answer: PostAnswer): Promise<void> {
  const { db, log, now, random = Math.random } = sending;
  const attempts = device.attempts + 1;
  const pause = isGone(answer) ? undefined : pauseAfter(attempts, random);
  const facts = { device: device.id, attempts, code: answer.error ?? `EHTTP-${answer.status}` };
  log.warn(pause === undefined ? 'push-device-removed' : 'push-delayed', facts);
  if (pause === undefined) await remove(db, device);
  else
    await claimed(db, device)
      .set({ attempts, next_try_at: now() + pause })
      .execute();
}

/** Sends a claimed device its due notifications, in one message. */
async function send(sending: PushSending, device: Device, keys: PushKeys): Promise<void> {
  const { db, log, now } = sending;
  const owner = await deviceOwner(db, device.id, now());
  const [first, ...others] = owner ? await sendable(db, device, owner, now()) : [];
  if (!owner) await setDue(db, device, [...(await dueKeys(db, device, now()))], null);
  if (!owner || !first) {
    await claimed(db, device).set({ next_try_at: 0 }).execute();
    return;
  }
  const answer = await post(sending, device, pushMessage([first, ...others], owner), keys);
  if (!isTaken(answer)) return noteFailure(sending, device, answer);
  const sent = [first, ...others].map(({ key }) => key);
  await setDue(db, device, sent, null);
  await claimed(db, device).set({ attempts: 0, next_try_at: 0, sent_at: now() }).execute();
  log.info('push-sent', { device: device.id, notifications: sent.length });
}

/**
 * Looks for new notifications and sends those that are due, outside any transaction, each device by one process and
 * several in parallel. Rights, choices and quiet hours of the moment of sending count. A failed device is tried again
 * with growing pauses; one that its push service no longer knows is removed, like one that failed for three days. If a
 * process dies before it records an answer, a message is sent twice.
 */
export async function sendPushes(sending: PushSending, signal?: AbortSignal): Promise<void> {
  const { db, now } = sending;
  const any = await db.selectFrom('notification_device').select('id').limit(1).executeTakeFirst();
  if (!any) return;
  await notePushes(db, now());
  const keys = await openPushKeys(db);
  let left = MAX_IN_ROUND;
  const worker = async () => {
    while (left > 0 && !signal?.aborted) {
      left -= 1;
      const device = await claimDevice(db, now());
      if (!device) return;
      await send(sending, device, keys);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
