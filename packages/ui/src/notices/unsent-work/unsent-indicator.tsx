import { useState } from 'react';
import { type Translate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import type { UnsentItem } from './unsent-item.ts';
import { UnsentList, whatIs } from './unsent-list.tsx';
import { unsentWorkMessages } from './unsent-work.messages.ts';

export interface UnsentIndicatorProps {
  /** Outbox of the signed-in user. */
  readonly items: readonly UnsentItem[];
  readonly canOpen?: (item: UnsentItem) => boolean;
  readonly onOpen: (item: UnsentItem) => void;
  /** Resolves to false if a retry is not possible now. */
  readonly onRetry: (item: UnsentItem) => Promise<boolean>;
  readonly onWithdraw: (item: UnsentItem) => Promise<boolean>;
}

const needsPerson = ({ state }: UnsentItem): boolean => state === 'refused' || state === 'conflict';

/** Summarises the items, such as "2 waiting to be sent, 1 needs you". */
function summaryOf(items: readonly UnsentItem[], t: Translate<typeof unsentWorkMessages.en>): string {
  const count = items.filter(needsPerson).length;
  const rest = items.length - count;
  const waiting = rest === 1 ? t('waitingOne') : t('waiting', { count: rest });
  const attention = count === 1 ? t('attentionOne') : t('attention', { count });
  if (count === 0) return waiting;
  return rest === 0 ? attention : t('both', { waiting, attention });
}

interface WithdrawProps {
  readonly item: UnsentItem | undefined;
  readonly onKeep: () => void;
  readonly onWithdraw: (item: UnsentItem) => void;
}

function WithdrawQuestion({ item, onKeep, onWithdraw }: WithdrawProps) {
  const t = useMessages(unsentWorkMessages);
  return (
    <Dialog
      open={item !== undefined}
      onClose={onKeep}
      title={t('withdrawTitle')}
      width="small"
      actions={
        <>
          <Button onClick={() => item && onWithdraw(item)}>{t('withdraw')}</Button>
          <Button variant="primary" onClick={onKeep}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {item && <p className="font-medium">{whatIs(item, t)}</p>}
      <p>{item?.maybeStored ? t('withdrawStored') : t('withdrawText')}</p>
    </Dialog>
  );
}

/**
 * Shows the number of unsent items in the bar, with a panel that lists them and their actions. Hidden if there are
 * none.
 */
export function UnsentIndicator({ items, canOpen, onOpen, onRetry, onWithdraw }: UnsentIndicatorProps) {
  const t = useMessages(unsentWorkMessages);
  const [open, setOpen] = useState(false);
  const [withdrawing, setWithdrawing] = useState<UnsentItem>();
  const [refused, setRefused] = useState(false);
  if (items.length === 0 && !open) return null;
  const summary = summaryOf(items, t);
  const showRefusal = (done: Promise<boolean>) => void done.then((possible) => setRefused(!possible));
  const close = () => {
    setOpen(false);
    setRefused(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label={summary}
        title={summary}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-full border border-warning bg-warning-soft px-2 text-on-warning-soft text-sm"
      >
        <Icon name={items.some(needsPerson) ? 'warning' : 'cloud_off'} size={20} />
        <span className="tabular-nums sm:hidden">{items.length}</span>
        <span className="hidden sm:inline">{summary}</span>
      </button>
      <Dialog open={open} onClose={close} title={t('title')} placement="side" width="small">
        <div role="status">{refused && <p className="mb-3">{t('notNow')}</p>}</div>
        {items.length === 0 && <p>{t('empty')}</p>}
        <UnsentList
          items={items}
          actions={{
            canOpen,
            onOpen(item) {
              close();
              onOpen(item);
            },
            onRetry: (item) => showRefusal(onRetry(item)),
            onWithdraw: setWithdrawing,
          }}
        />
      </Dialog>
      <WithdrawQuestion
        item={withdrawing}
        onKeep={() => setWithdrawing(undefined)}
        onWithdraw={(item) => {
          setWithdrawing(undefined);
          showRefusal(onWithdraw(item));
        }}
      />
    </>
  );
}
