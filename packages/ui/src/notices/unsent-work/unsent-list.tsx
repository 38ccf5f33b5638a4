import { type Translate, useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import type { UnsentItem } from './unsent-item.ts';
import { unsentWorkMessages } from './unsent-work.messages.ts';

interface UnsentActions {
  /** Returns whether the item can be opened for correction. */
  readonly canOpen?: (item: UnsentItem) => boolean;
  readonly onOpen: (item: UnsentItem) => void;
  readonly onRetry: (item: UnsentItem) => void;
  readonly onWithdraw: (item: UnsentItem) => void;
}

export interface UnsentListProps {
  readonly items: readonly UnsentItem[];
  /** Without it, the list has no actions. */
  readonly actions?: UnsentActions;
}

const STATES = {
  draft: ['stateDraft', 'neutral'],
  waiting: ['stateWaiting', 'warning'],
  sending: ['stateSending', 'info'],
  refused: ['stateRefused', 'danger'],
  conflict: ['stateConflict', 'danger'],
} as const satisfies Record<UnsentItem['state'], readonly [keyof typeof unsentWorkMessages.en, StatusTone]>;

/** Names an item, such as "Registration of Lakshmi Iyer". */
export const whatIs = ({ kind, name }: UnsentItem, t: Translate<typeof unsentWorkMessages.en>): string =>
  t(kind, { name: name || t('nameless') });

function Actions({
  item,
  actions,
  what,
}: {
  readonly item: UnsentItem;
  readonly actions: UnsentActions;
  readonly what: string;
}) {
  const t = useMessages(unsentWorkMessages);
  if (item.state === 'sending') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-label={t('retryOf', { what })} onClick={() => actions.onRetry(item)}>
        {t('retry')}
      </Button>
      {actions.canOpen?.(item) && (
        <Button aria-label={t('openOf', { what })} onClick={() => actions.onOpen(item)}>
          {t('open')}
        </Button>
      )}
      <Button variant="quiet" aria-label={t('withdrawOf', { what })} onClick={() => actions.onWithdraw(item)}>
        {t('withdraw')}
      </Button>
    </div>
  );
}

/** Lists work that the server has not confirmed: patient, time, state and actions. */
export function UnsentList({ items, actions }: UnsentListProps) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(unsentWorkMessages);
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => {
        const [state, tone] = STATES[item.state];
        const what = whatIs(item, t);
        return (
          <li key={item.id} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 break-words font-medium">
                <bdi>{what}</bdi>
              </span>
              <StatusTag tone={tone}>{t(state)}</StatusTag>
            </div>
            <p className="text-muted text-xs">
              {formatCalendar(item.at / 1000, undefined, { locale, ...(timeZone ? { timeZone } : {}) })}
            </p>
            {actions && item.maybeStored && <p className="text-sm">{t('maybeStored')}</p>}
            {actions && item.merged && <p className="text-sm">{t('merged')}</p>}
            {actions && item.requestId && (
              <p className="select-all text-muted text-xs">{t('reference', { id: item.requestId })}</p>
            )}
            {actions && <Actions item={item} actions={actions} what={what} />}
          </li>
        );
      })}
    </ul>
  );
}
