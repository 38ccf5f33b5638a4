import { listOpenSigns } from '@careline/core/internal/calls/findings';
import { listTasks } from '@careline/core/internal/care';
import { listOutbox } from '@careline/core/internal/communication';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { decideRight, type Right } from '@careline/core/internal/navigation';
import { listNotifications } from '@careline/core/internal/notifications';
import type { Waiting } from '@careline/core/internal/overview';
import type { Kysely } from 'kysely';
import { countDueTasks } from '../care/task-list.ts';
import { countOutbox } from '../messages/message-lists.ts';
import { countUnread } from '../notifications/read-notifications.ts';
import { countOpenSigns } from '../observations/alerts/open-signs.ts';
import { countOpenAlerts } from '../observations/alerts/reading-alerts.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Caller } from '../platform/http/route.ts';

export interface WaitingReader {
  readonly caller: Caller;
  /** Unix seconds. */
  readonly now: number;
}

/** Returns how much is waiting in each list that the caller may read. */
export async function readWaiting(tx: Kysely<Schema>, { caller, now }: WaitingReader): Promise<Waiting> {
  const may = (right: Right): boolean => decideRight(right, caller.scopes).allowed;
  const waiting: Waiting = {};
  if (may(listReadingAlerts)) {
    const { open, critical } = await countOpenAlerts(tx, { ...caller, now });
    const signs = may(listOpenSigns) ? await countOpenSigns(tx, caller) : { open: 0, critical: 0 };
    waiting.alerts = { open: open + signs.open, critical: critical + signs.critical };
  }
  if (may(listTasks)) waiting.tasks = await countDueTasks(tx, { ...caller, now });
  if (may(listOutbox)) waiting.messages = { failed: (await countOutbox(tx, caller)).failed };
  if (may(listNotifications)) {
    const { total, ...more } = await countUnread(tx, { caller, now });
    waiting.notifications = { unread: total, ...more };
  }
  return waiting;
}
