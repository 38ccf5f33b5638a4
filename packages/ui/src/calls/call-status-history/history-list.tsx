import { type CallHistory, type CallHistoryState, filterCount } from '@careline/core/internal/calls/history';
import { useEffect } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { HistoryTableProps } from './history-table.tsx';
import { hasDatesReversed } from './narrowed-history.ts';

export interface HistoryListProps extends Omit<HistoryTableProps, 'rows' | 'total' | 'onNearEnd'> {
  readonly history: CallHistory;
  readonly state: CallHistoryState;
}

/** One skeleton row per row of the first screen, each as high as a call. */
const OUTLINES = Array.from({ length: 14 }, (_, row) => (row % 2 === 0 ? 'w-4/5' : 'w-3/5'));

function Loading() {
  const t = useMessages(callStatusHistoryMessages);
  return (
    <div className="divide-y divide-row-line">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {OUTLINES.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <div key={row} className="flex h-row flex-col justify-center px-3">
          <div className={width}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The virtual list loads lazily, in parallel with the first calls. */
const HistoryTable = onDemand<HistoryTableProps>(
  async () => (await import('./history-table.tsx')).HistoryTable,
  <Loading />,
);

type ErrorTitle = 'failedTitle' | 'moreFailed' | 'refreshFailed';

function Failure({ history, state, title }: HistoryListProps & { readonly title: ErrorTitle }) {
  const t = useMessages(callStatusHistoryMessages);
  const { error } = state;
  return (
    <div className="p-4">
      <RequestFailed title={t(title)} onRetry={history.retry} error={error} />
    </div>
  );
}

function None({ filters }: Pick<CallHistoryState, 'filters'>) {
  const t = useMessages(callStatusHistoryMessages);
  const filtered = filterCount(filters) > 0;
  return (
    <EmptyState icon="history" title={filtered ? t('noneFilteredTitle') : t('noneTitle')}>
      {filtered ? t('noneFilteredText') : t('noneText')}
    </EmptyState>
  );
}

/** How many calls are loaded. The next page loads as the user nears the end. */
function Loaded({ rows, about }: CallHistoryState) {
  const t = useMessages(callStatusHistoryMessages);
  return (
    <p className="border-row-line border-t px-3 py-1 text-muted text-xs tabular-nums">
      {t(about.exceeded ? 'shownMore' : 'shown', { shown: rows.length, count: about.total })}
    </p>
  );
}

function Found(props: HistoryListProps) {
  const { history, state, ...rest } = props;
  const { failedWork, rows, about, next } = state;
  // After a failure only the user retries. An automatic retry would loop forever.
  const more = () => failedWork === undefined && history.more();
  return (
    <>
      {failedWork === 'refresh' && <Failure {...props} title="refreshFailed" />}
      <HistoryTable {...rest} rows={rows} total={about.exceeded ? undefined : about.total} onNearEnd={more} />
      {failedWork === 'more' ? (
        <Failure {...props} title="moreFailed" />
      ) : (
        next !== null && <Loaded {...state} />
      )}
    </>
  );
}

export function HistoryList(props: HistoryListProps) {
  const t = useMessages(callStatusHistoryMessages);
  const { phase, filters } = props.state;
  useEffect(() => HistoryTable.preload(), []);
  if (hasDatesReversed(filters)) return <EmptyState icon="event" title={t('dateOrder')} />;
  if (phase === 'found') return <Found {...props} />;
  if (phase === 'failed') return <Failure {...props} title="failedTitle" />;
  return phase === 'none' ? <None filters={filters} /> : <Loading />;
}
