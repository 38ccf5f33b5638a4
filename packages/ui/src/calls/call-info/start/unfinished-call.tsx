import { isOpenContact } from '@careline/core/calls';
import type { CallSession, CallSessionState } from '@careline/core/calls/session';
import { formatCalendar } from '@careline/core/formatting';
import { useEffect } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { isOfCall } from '../is-of-call.ts';
import { callStartMessages } from './start.messages.ts';

export interface UnfinishedCallProps {
  readonly session: CallSession;
  readonly state: Pick<CallSessionState, 'phase' | 'previous'>;
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Another tab may have begun a call since: what is known is read anew when this one is looked at again. */
function useReadWhenSeen({ session, state }: UnfinishedCallProps): void {
  const isReady = state.phase === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const read = () => {
      if (document.visibilityState === 'visible') void session.refresh('previous');
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [session, isReady]);
}

/** A call of this kind that was begun and has no outcome: it is gone on with, and not begun a second time. */
export function UnfinishedCall(props: UnfinishedCallProps) {
  const t = useMessages(callStartMessages);
  const locale = useLocale();
  const { session, state, timeZone, now } = props;
  useReadWhenSeen(props);
  const calls = state.previous.phase === 'ready' ? state.previous.value : [];
  const open = calls.find((contact) => isOpenContact(contact) && isOfCall(session, contact));
  if (!open || state.phase !== 'ready') return null;
  const when = formatCalendar(open.startedAt, Math.floor(now() / 1000), { timeZone, locale });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-current/25 bg-warning-soft p-3 text-on-warning-soft"
    >
      <p className="min-w-0 flex-1 basis-60">{t('startedAlready', { when, author: open.author.name })}</p>
      <Button size="small" icon="edit" onClick={() => session.openUnfinished(open)}>
        {t('continueUnfinished')}
      </Button>
    </div>
  );
}
