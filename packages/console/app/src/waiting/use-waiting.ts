import { COUNTS_WAITING, decideRight } from '@careline/core/internal/navigation';
import type { Waiting } from '@careline/core/internal/overview';
import { useQuery } from '@careline/ui/http';
import { useLive } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import type { MenuCount } from '@careline/ui/shell/side-menu';
import { useMemo } from 'react';
import { useConsole } from '../console-context.tsx';
import { menuCountMessages } from '../frame/frame.messages.ts';
import { useProfile } from '../session/use-session.ts';

/**
 * Returns how much waits for the person at this facility; undefined until known. On failure it keeps the last value: a
 * menu count is not worth an error message. Below a `LiveProvider` it follows live changes.
 */
export function useWaiting(): Waiting | undefined {
  const { http } = useConsole();
  const { scopes, facility, resourceId } = useProfile();
  const may = decideRight(COUNTS_WAITING, scopes).allowed;
  const { state, refresh } = useQuery(
    [http, facility?.facilityId],
    async (signal) => {
      const { readWaiting } = await import('./read-waiting.ts');
      return readWaiting(http, signal);
    },
    { endpoint: 'overview/waiting', isAsked: may },
  );
  useLive(['alerts', 'tasks', 'encounters', 'labs'], () => may && refresh(), { byClock: 'unless-live' });
  useLive(['notifications'], () => may && refresh(), { id: resourceId });
  return may && state.phase === 'ready' ? state.value : undefined;
}

/** Returns an entry's count; undefined at zero. */
const countOf = (count: number | undefined, isUrgent: boolean, words: (count: number) => string) =>
  count ? { count, urgent: isUrgent, words: words(count) } : undefined;

/** Returns the counts of menu entries by scope; entries at zero have none. */
export function useMenuCounts({
  alerts,
  tasks,
  messages,
  notifications,
}: Waiting = {}): Readonly<Record<string, MenuCount | undefined>> {
  const t = useMessages(menuCountMessages);
  return useMemo(
    () => ({
      alerts: countOf(alerts?.open, (alerts?.critical ?? 0) > 0, (count) =>
        t('alerts', { count, critical: alerts?.critical ?? 0 }),
      ),
      tasks: countOf(tasks?.due, (tasks?.overdue ?? 0) > 0, (count) =>
        t('tasks', { count, overdue: tasks?.overdue ?? 0 }),
      ),
      messages: countOf(messages?.failed, true, (count) => t('messages', { count })),
      // One more than 99 makes the menu show "99+".
      notifications: countOf(
        notifications && notifications.unread + (notifications.exceeded ? 1 : 0),
        false,
        () => t(notifications?.exceeded ? 'moreUnread' : 'unread', { count: notifications?.unread ?? 0 }),
      ),
    }),
    [alerts, tasks, messages, notifications, t],
  );
}
