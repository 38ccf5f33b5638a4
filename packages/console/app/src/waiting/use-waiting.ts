import { decideRight } from '@careline/core/navigation';
import type { Waiting } from '@careline/core/overview';
import { useLive } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import type { MenuCount } from '@careline/ui/shell/side-menu';
import { useEffect, useMemo, useState } from 'react';
import { useConsole } from '../console-context.tsx';
import { menuCountMessages } from '../frame/frame.messages.ts';
import { useProfile } from '../session/use-session.ts';

/**
 * How much waits for the person at this facility; undefined until it is known. A failure leaves what was known: a number in the
 * menu is no reason for an error on the screen. Below a `LiveProvider` it follows what changes.
 */
export function useWaiting(): Waiting | undefined {
  const { http } = useConsole();
  const { scopes, facility } = useProfile();
  const may = decideRight('overview/waiting', scopes).allowed;
  const facilityId = facility?.facilityId;
  const [answer, setAnswer] = useState<{ readonly of: string | undefined; readonly waiting: Waiting }>();
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again at another facility, and whenever something changed
  useEffect(() => {
    if (!may) return;
    const leaving = new AbortController();
    const read = async () => {
      const { readWaiting } = await import('./read-waiting.ts');
      if (leaving.signal.aborted) return;
      const waiting = await readWaiting(http, leaving.signal);
      setAnswer({ of: facilityId, waiting });
    };
    read().catch(() => undefined);
    return () => leaving.abort();
  }, [http, may, facilityId, times]);
  useLive(['alerts', 'tasks'], () => setTimes((count) => count + 1), { byClock: 'unless-live' });
  return answer?.of === facilityId ? answer?.waiting : undefined;
}

/** The numbers at the entries of the menu, by scope; nothing stands where nothing waits. */
export function useMenuCounts({
  alerts,
  tasks,
  messages,
}: Waiting = {}): Readonly<Record<string, MenuCount | undefined>> {
  const t = useMessages(menuCountMessages);
  return useMemo(
    () => ({
      alerts:
        alerts && alerts.open > 0
          ? {
              count: alerts.open,
              urgent: alerts.critical > 0,
              words: t('alerts', { count: alerts.open, critical: alerts.critical }),
            }
          : undefined,
      tasks:
        tasks && tasks.due > 0
          ? {
              count: tasks.due,
              urgent: tasks.overdue > 0,
              words: t('tasks', { count: tasks.due, overdue: tasks.overdue }),
            }
          : undefined,
      messages:
        messages && messages.failed > 0
          ? { count: messages.failed, urgent: true, words: t('messages', { count: messages.failed }) }
          : undefined,
    }),
    [alerts, tasks, messages, t],
  );
}
