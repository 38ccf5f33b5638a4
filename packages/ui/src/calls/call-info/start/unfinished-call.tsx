import { isOpenContact } from '@careline/core/internal/calls';
import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';
import type { Problem } from '@careline/core/internal/http';
import { useEffect } from 'react';
import { useMessages, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { previousCallsMessages } from '../beside/beside.messages.ts';

export interface UnfinishedCallProps {
  readonly session: CallSession;
  readonly previous: CallSessionState['previous'];
}

export interface OpenAlreadyProps {
  readonly openContact: NonNullable<Problem['openContact']>;
  readonly onContinue: (contactId: string) => void;
}

interface ContinuableProps {
  readonly role: 'status' | 'alert';
  readonly words: string;
  readonly onContinue: () => void;
}

function Continuable({ role, words, onContinue }: ContinuableProps) {
  const t = useMessages(previousCallsMessages);
  return (
    <div
      role={role}
      className="flex flex-wrap items-center gap-3 rounded-control bg-warning-soft p-3 text-on-warning-soft"
    >
      <p>{words}</p>
      <Button size="small" icon="edit" onClick={onContinue}>
        {t('continue')}
      </Button>
    </div>
  );
}

/**
 * Offers to continue an unfinished call of this kind instead of starting a second one.
 * Another tab may start one, so the list reloads whenever this tab becomes visible.
 */
export function UnfinishedCall({ session, previous }: UnfinishedCallProps) {
  const t = useMessages(previousCallsMessages);
  const whenOf = useWhen();
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
  return (
    <Continuable
      role="status"
      words={t('startedAlready', { when: whenOf(open.startedAt), author: open.author.name })}
      onContinue={() => session.openUnfinished(open)}
    />
  );
}

/** The server refused a second call because the caller has an open one, perhaps of another kind. */
export function OpenAlready({ openContact, onContinue }: OpenAlreadyProps) {
  const t = useMessages(previousCallsMessages);
  const whenOf = useWhen();
  return (
    <Continuable
      role="alert"
      words={t('openAlready', { when: whenOf(openContact.startedAt) })}
      onContinue={() => onContinue(openContact.id)}
    />
  );
}
