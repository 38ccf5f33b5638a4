import { isOpenContact } from '@careline/core/calls';
import type { CallSession, CallSessionState } from '@careline/core/calls/session';
import { formatCalendar } from '@careline/core/formatting';
import { useEffect } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { previousCallsMessages } from '../beside/beside.messages.ts';

export interface UnfinishedCallProps {
  readonly session: CallSession;
  readonly previous: CallSessionState['previous'];
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A call of this kind that was begun and has no outcome: it is gone on with, and not begun a second time. Another tab may
 * begin one, so that what is known is read anew when this one is looked at again.
 */
export function UnfinishedCall({ session, previous, timeZone, now }: UnfinishedCallProps) {
  const t = useMessages(previousCallsMessages);
  const locale = useLocale();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void session.refresh('previous');
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [session]);
  const calls = previous.phase === 'ready' ? previous.value : [];
  const { context, callType } = session;
  const open = calls.find(
    (contact) =>
      isOpenContact(contact) && contact.programme === context.programName && contact.callType === callType,
  );
  if (!open) return null;
  const when = formatCalendar(open.startedAt, Math.floor(now() / 1000), { timeZone, locale });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-control bg-warning-soft p-3 text-on-warning-soft"
    >
      <p>{t('startedAlready', { when, author: open.author.name })}</p>
      <Button size="small" icon="edit" onClick={() => session.openUnfinished(open)}>
        {t('continue')}
      </Button>
    </div>
  );
}
