import type { WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { type ReactNode, useId, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { GroupHead } from '../../primitives/list-row/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useWaitingList } from './use-waiting-list.ts';
import { waitingListMessages } from './waiting-list.messages.ts';
import { WaitingRow, type WaitingRowSetting } from './waiting-row.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export interface WaitingListProps extends WaitingRowSetting {
  /** Increases after a booking on the page, to reload the list. */
  readonly revision?: number;
  /** Shows only patients with a free time, and nothing if there are none. */
  readonly onlyOffered?: boolean;
}

interface GroupProps extends WaitingRowSetting {
  readonly title: string;
  readonly hint?: string;
  readonly entries: readonly WaitingEntry[];
  readonly onWithdraw: (entry: WaitingEntry) => void;
}

function Group({ title, hint, entries, ...row }: GroupProps): ReactNode {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <GroupHead id={id} count={entries.length}>
        {title}
      </GroupHead>
      {hint && <p className="px-3 py-1 text-muted text-xs">{hint}</p>}
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <WaitingRow key={entry.id} {...row} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** The facility's waiting list: patients with a free time first, the most urgent and longest waiting at the top. */
export function WaitingList({ revision = 0, onlyOffered = false, ...setting }: WaitingListProps) {
  const t = useMessages(waitingListMessages);
  const { state, retry, refresh, offered, waiting, expired, hasMore } = useWaitingList(revision);
  const [withdrawn, setWithdrawn] = useState<WaitingEntry>();
  const isEmpty = [offered, waiting, expired].every(({ length }) => length === 0);
  if (state.phase === 'loading') {
    if (onlyOffered) return null;
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton shape="row" lines={6} />
      </>
    );
  }
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  const row = { ...setting, onWithdraw: setWithdrawn };
  return (
    <div className="@container flex flex-col gap-3 empty:hidden">
      {state.error && <RequestFailed title={t('refreshFailed')} onRetry={refresh} error={state.error} />}
      <Group {...row} title={t('free')} hint={t('freeHint')} entries={offered} />
      {!onlyOffered && (
        <>
          <Group {...row} title={t('waiting')} entries={waiting} />
          <Group {...row} title={t('expired')} entries={expired} />
          {hasMore && <p className="px-3 text-muted text-xs">{t('hasMore')}</p>}
          {isEmpty && (
            <EmptyState icon="schedule" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          )}
        </>
      )}
      {withdrawn && (
        <WithdrawDialog
          entry={withdrawn}
          onDone={() => {
            setWithdrawn(undefined);
            refresh();
          }}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </div>
  );
}
