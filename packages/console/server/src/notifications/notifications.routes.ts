import {
  listNotifications,
  markNotifications,
  NOTIFICATION_DAYS,
} from '@careline/core/internal/notifications';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type Route, route } from '../platform/http/route.ts';
import { readNotifications } from './read-notifications.ts';

const DAY = 86_400;
/** Key of the mark for everything until a time. */
const ALL = '*';

interface Marks {
  readonly staffId: string;
  readonly keys: readonly string[];
  /** Unix seconds. */
  readonly readAt: number;
  readonly now: number;
}

/** Stores marks, and removes marks of notifications that are no longer listed. */
async function mark(tx: Transaction<Schema>, { staffId, keys, readAt, now }: Marks): Promise<void> {
  await tx
    .deleteFrom('notification_mark')
    .where('staff_id', '=', staffId)
    .where('read_at', '<', now - (NOTIFICATION_DAYS + 1) * DAY)
    .execute();
  await tx
    .insertInto('notification_mark')
    .values([...new Set(keys)].map((key) => ({ staff_id: staffId, key, read_at: readAt })))
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'key'])
        .doUpdateSet({ read_at: sql`greatest(notification_mark.read_at, excluded.read_at)` }),
    )
    .execute();
}

export const notificationRoutes: readonly Route[] = [
  route(listNotifications, async ({ query }, { tx, caller, now, touched }) => {
    const { kind, state, limit, after } = query;
    const page = await readNotifications(tx, {
      caller,
      now,
      kind,
      onlyUnread: state === 'unread',
      limit,
      after,
    });
    touched(...new Set(page.data.map(({ vitaId }) => vitaId)));
    return { ...page };
  }),

  route(markNotifications, async ({ body }, { tx, caller: { staffId }, now }) => {
    const marks =
      'keys' in body ? { keys: body.keys, readAt: now } : { keys: [ALL], readAt: Math.min(body.until, now) };
    await mark(tx, { staffId, now, ...marks });
    return { marked: true as const };
  }),
];
