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
  /** Whether the person may send again and cancel; reading is the least there is. */
  readonly mayWrite: boolean;
  /** The owner keeps them, in an address for example. Keep them the same object while they are the same. */
  readonly filters: Filters;
  readonly onFiltersChange: (filters: Filters) => void;
  /** Where a patient is; without it there is no such way. */
  readonly patientAddress?: (vitaId: string) => string;
}

const EVERYTHING: Filters = {};

/** How many wait and how many failed, of all there are. */
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

/** What the facility's staff wrote to patients: what waits, what failed and what arrived, the newest first. */
export function MessagesOutbox(props: MessagesOutboxProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
