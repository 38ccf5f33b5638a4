import {
  type OutboxFilters as Filters,
  type MessageOutboxState,
  outboxQuery,
} from '@careline/core/internal/communication';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useHttp } from '../../provider/index.ts';
import { messagesOutboxMessages } from '../care.messages.ts';
import { OutboxFilters } from './outbox-filters.tsx';
import { OutboxList } from './outbox-list.tsx';
import { useMessageOutbox } from './use-message-outbox.ts';

export interface MessagesOutboxProps {
  /** Whether the user may resend and cancel messages. Every user of the widget may read them. */
  readonly mayWrite: boolean;
  /** Controlled by the owner, for example in an address. Keep the same object while the filters are the same. */
  readonly filters: Filters;
  readonly onFiltersChange: (filters: Filters) => void;
  /** Returns the address of a patient. If omitted, names are not links. */
  readonly patientAddress?: (vitaId: string) => string;
}

const EVERYTHING: Filters = {};

/** The numbers of waiting and failed messages, regardless of the filters. */
function Counts({ state }: { readonly state: MessageOutboxState }) {
  const t = useMessages(messagesOutboxMessages);
  const { counts } = state.about;
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-2">
      {counts && counts.queued > 0 && (
        <StatusTag tone="info" icon="schedule">
          {t('waiting', { count: counts.queued })}
        </StatusTag>
      )}
      {counts && counts.failed > 0 && (
        <StatusTag tone="danger">{t('failed', { count: counts.failed })}</StatusTag>
      )}
    </p>
  );
}

function Shown(props: MessagesOutboxProps) {
  const http = useHttp();
  const t = useMessages(messagesOutboxMessages);
  const { mayWrite, filters, onFiltersChange, patientAddress } = props;
  const { outbox, state } = useMessageOutbox(http, filters);
  const isFiltered = Object.keys(outboxQuery(filters)).length > 0;
  return (
    <div className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <OutboxFilters filters={filters} onChange={onFiltersChange} />
        <Button variant="quiet" icon="refresh" busy={state.work === 'refresh'} onClick={outbox.refresh}>
          {t('refresh')}
        </Button>
      </div>
      <Counts state={state} />
      <div
        aria-busy={state.phase === 'loading'}
        className="overflow-clip rounded-card border border-line bg-raised"
      >
        <OutboxList
          outbox={outbox}
          state={state}
          mayWrite={mayWrite}
          patientAddress={patientAddress}
          onClear={isFiltered ? () => onFiltersChange(EVERYTHING) : undefined}
        />
      </div>
    </div>
  );
}

/** Messages that staff wrote to patients, with their states, newest first. */
export function MessagesOutbox(props: MessagesOutboxProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
