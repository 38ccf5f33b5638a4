import { contactOfEntry } from '@careline/core/internal/calls/unsent';
import type { OutboxEntry } from '@careline/core/internal/outbox';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import type { SessionUnsent, UnsentPlace } from '../unsent/session-unsent.ts';
import { callInfoElementMessages } from './call-info.messages.ts';
import { type CallNames, NO_CALL } from './call-names.ts';

export interface UnsentListProps {
  readonly unsent: SessionUnsent;
  readonly onOpen: (call: CallNames) => void;
  /** The waiting entries to list. */
  readonly entries: readonly OutboxEntry[];
  readonly count: number;
  readonly keeps: UnsentPlace['keeps'];
}

interface OneProps extends Pick<UnsentListProps, 'unsent' | 'onOpen'> {
  readonly entry: OutboxEntry;
}

function One({ entry, unsent, onOpen }: OneProps) {
  const t = useMessages(callInfoElementMessages);
  const callId = contactOfEntry(entry) ?? '';
  const name = unsent.drafts.nameOf(callId) ?? t('someone');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <bdi translate="no" className="font-medium">
          {name}
        </bdi>
        : {t(entry.state === 'waiting' ? 'waits' : 'needsYou')}
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

/** Waiting calls, each with a link back to it; loaded when there is one. */
export function UnsentList({ entries, count, keeps, ...props }: UnsentListProps) {
  const t = useMessages(callInfoElementMessages);
  return (
    <section
      aria-label={t('unsent')}
      className="mb-4 flex items-start gap-2 rounded-card border border-warning bg-raised px-4 py-3"
    >
      <Icon name="schedule" size={24} className="text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p role="status">{t(keeps === 'page' ? 'unsentStored' : 'unsentOnDevice', { count })}</p>
        <ul className="flex flex-col gap-2">
          {entries.map((entry) => (
            <One key={entry.id} entry={entry} {...props} />
          ))}
        </ul>
      </div>
    </section>
  );
}
