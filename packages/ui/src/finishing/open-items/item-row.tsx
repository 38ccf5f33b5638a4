import { valuesText } from '@careline/core/internal/clinical';
import { MAX_LEFT_REASON } from '@careline/core/internal/finishing';
import type { OpenItem } from '@careline/core/internal/overview';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { openItemsMessages } from '../finishing.messages.ts';
import { useItemWords } from '../item-words/index.ts';

const MAX_OTHERS = 5;

export interface ItemRowProps {
  readonly item: OpenItem;
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onReason: (reason: string) => void;
  /** Undefined if this is the only critical item. */
  readonly onUseForAll?: ((reason: string) => void) | undefined;
  readonly onAct: (kind: 'alert' | 'sign') => void;
  readonly onReviewed: () => void;
  readonly resultsAddress?: string | undefined;
}

/** The actions that settle an item and that the reader may take. */
function Acts({ item, what, onAct, onReviewed, resultsAddress }: ItemRowProps & { readonly what: string }) {
  const t = useMessages(openItemsMessages);
  const { link } = useNavigation();
  const { kind } = item;
  const isResult = kind === 'lab-report' || kind === 'report' || kind === 'lab-task';
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {kind === 'alert' && item.alerts && (
        <Button size="small" aria-label={t('acknowledge', { what })} onClick={() => onAct('alert')}>
          {t('acknowledgeShort')}
        </Button>
      )}
      {kind === 'sign' && item.sign && (
        <Button size="small" aria-label={t('outcome', { what })} onClick={() => onAct('sign')}>
          {t('outcomeShort')}
        </Button>
      )}
      {isResult && resultsAddress && (
        <a className={buttonClass({ size: 'small' })} {...link(resultsAddress)}>
          <span aria-hidden="true">{t('openResultShort')}</span>
          <VisuallyHidden>{t('openResult', { what })}</VisuallyHidden>
        </a>
      )}
      {(kind === 'lab-report' || kind === 'report') && (
        <Button size="small" aria-label={t('reviewed', { what })} onClick={onReviewed}>
          {t('reviewedShort')}
        </Button>
      )}
    </div>
  );
}

/** The number of further readings or reports of the episode, and the values of the first ones. */
function MoreReadings({ item }: Pick<ItemRowProps, 'item'>) {
  const t = useMessages(openItemsMessages);
  const locale = useLocale();
  const worst = item.facts?.readingId ?? item.id;
  const others = (item.alerts ?? []).filter(({ readingId }) => readingId !== worst).slice(0, MAX_OTHERS);
  const values = others.map((alert) => valuesText(alert.values, alert.metric, locale));
  const more = t(item.kind === 'sign' ? 'moreReports' : 'more', { count: item.count - 1 });
  return (
    <span className="block text-sm tabular-nums">
      {values.length > 0 ? t('moreValues', { more, values: values.join(', ') }) : more}
    </span>
  );
}

/** One open item with the actions that settle it. A critical item also has a field for the reason to leave it open. */
export function ItemRow(props: ItemRowProps) {
  const { item, reason, isMissing, onReason, onUseForAll } = props;
  const t = useMessages(openItemsMessages);
  const when = useWhen();
  const { kind, what } = useItemWords()(item);
  const isCritical = item.level === 'critical';
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3">
      <p className="wrap-anywhere">
        {isCritical ? (
          <StatusTag tone="danger">{kind}</StatusTag>
        ) : (
          <span className="font-medium">{kind}</span>
        )}{' '}
        <span>{what}</span>
        <span className="block text-muted text-xs tabular-nums">{item.at !== null && when(item.at)}</span>
        {item.count > 1 && <MoreReadings item={item} />}
      </p>
      <Acts {...props} what={what} />
      {isCritical && (
        <TextArea
          label={t('reason', { what })}
          rows={2}
          maxLength={MAX_LEFT_REASON}
          value={reason}
          onChange={onReason}
          error={isMissing ? t('needReason') : undefined}
        />
      )}
      {isCritical && onUseForAll && reason.trim() !== '' && (
        <Button size="small" variant="quiet" className="self-start" onClick={() => onUseForAll(reason)}>
          {t('useForAll')}
        </Button>
      )}
    </li>
  );
}
