import { contactOfEntry } from '@careline/core/calls/unsent';
import type { OutboxEntry } from '@careline/core/outbox';
import { useMessages } from '@careline/ui/messages';
import { useLeaveWarning } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { useEffect } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { SessionUnsent } from '../unsent/session-unsent.ts';
import { useVanilla } from '../view/use-vanilla.ts';
import { callInfoElementMessages } from './call-info.messages.ts';
import { type CallNames, NO_CALL } from './call-names.ts';

export interface UnsentCallsProps {
  readonly element: ElementHandle;
  readonly unsent: SessionUnsent;
  /** Whose call is on the screen: that one says of itself that it waits. */
  readonly patientId: string;
  readonly onOpen: (call: CallNames) => void;
}

/** Tells the page how many calls wait, and the browser to ask before the page is left. */
function useAnnouncedWaiting({ store, emit }: ElementHandle, waiting: number, needsPerson: number): void {
  useLeaveWarning(waiting > 0, undefined);
  useEffect(() => {
    if (store.getState().waiting === waiting) return;
    store.setState({ waiting });
    emit('careline-outbox-change', { waiting, needsPerson });
  }, [store, emit, waiting, needsPerson]);
  useEffect(() => () => store.setState({ waiting: 0 }), [store]);
}

interface OneProps extends Pick<UnsentCallsProps, 'unsent' | 'onOpen'> {
  readonly entry: OutboxEntry;
}

function One({ entry, unsent, onOpen }: OneProps) {
  const t = useMessages(callInfoElementMessages);
  const callId = contactOfEntry(entry) ?? '';
  const name = unsent.drafts.nameOf(callId) ?? t('someone');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <bdi className="font-medium">{name}</bdi>: {t(entry.state === 'waiting' ? 'waits' : 'needsYou')}
      </span>
      <Button
        size="small"
        aria-label={t('openOf', { name })}
        onClick={() => onOpen({ ...NO_CALL, patientId: entry.patient, callId })}
      >
        {t('open')}
      </Button>
    </li>
  );
}

/** Calls that wait to be sent, each with the way back to it; nothing where none does. */
export function UnsentCalls({ element, patientId, ...props }: UnsentCallsProps) {
  const t = useMessages(callInfoElementMessages);
  const { entries, tray } = useVanilla(props.unsent.outbox.store);
  useAnnouncedWaiting(element, entries.length, tray);
  const others = entries.filter(({ state, patient }) => state !== 'sending' && patient !== patientId);
  if (others.length === 0) return null;
  return (
    <section
      aria-label={t('unsent')}
      className="mb-4 flex items-start gap-2 rounded-card border border-warning bg-raised px-4 py-3"
    >
      <Icon name="schedule" size={24} className="text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p role="status">{t('unsentStored', { count: entries.length })}</p>
        <ul className="flex flex-col gap-2">
          {others.map((entry) => (
            <One key={entry.id} entry={entry} {...props} />
          ))}
        </ul>
      </div>
    </section>
  );
}
