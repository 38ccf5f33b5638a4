import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';
import type { ReadCalendarOfDays, ReadSlots } from './use-calendar.ts';

export function CalendarNotices({
  read,
  slots,
}: {
  readonly read: ReadCalendarOfDays;
  readonly slots: ReadSlots;
}) {
  const t = useMessages(encounterCalendarMessages);
  const { state, online, isWhole, refresh } = read;
  const error = state.phase === 'ready' ? state.error : undefined;
  return (
    <>
      {error && online && <RequestFailed title={t('refreshFailed')} onRetry={refresh} error={error} />}
      {state.phase === 'ready' && !online && <p>{t('offline')}</p>}
      {!isWhole && <p role="status">{t('notWhole')}</p>}
      {slots.failed && online && state.phase === 'ready' && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {t('hoursFailed')}
          <Button size="small" variant="quiet" icon="refresh" onClick={slots.retry}>
            {t('refresh')}
          </Button>
        </p>
      )}
    </>
  );
}

export function CalendarFailed({ read }: { readonly read: ReadCalendarOfDays }) {
  const t = useMessages(encounterCalendarMessages);
  const { state, online, retry } = read;
  if (!online) {
    return (
      <EmptyState icon="cloud_off" title={t('offlineTitle')}>
        {t('offlineText')}
      </EmptyState>
    );
  }
  const error = state.phase === 'failed' ? state.error : undefined;
  return <RequestFailed title={t('failed')} onRetry={retry} error={error} />;
}
