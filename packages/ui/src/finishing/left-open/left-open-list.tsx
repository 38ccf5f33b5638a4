import type { LeftOpen } from '@careline/core/internal/finishing';
import { useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { leftOpenMessages, openItemsMessages } from '../finishing.messages.ts';
import { useItemWords } from '../item-words/index.ts';

/** Items that were open when work with a patient ended, with the reasons given then. */
export function LeftOpenList({ items }: { readonly items: readonly LeftOpen[] }) {
  const t = useMessages(leftOpenMessages);
  const level = useMessages(openItemsMessages);
  const wordsOf = useItemWords();
  if (items.length === 0) return null;
  const title = t('title', { count: items.length });
  return (
    <section aria-label={title} className="flex flex-col gap-1 py-1">
      <p className="font-medium text-sm">{title}</p>
      <ul className="flex flex-col gap-1">
        {items.map((item) => {
          const { kind, what } = wordsOf(item);
          return (
            <li key={`${item.kind} ${item.id}`} className="wrap-anywhere text-sm">
              {item.level === 'critical' && <StatusTag tone="danger">{level('critical')}</StatusTag>} {kind}:{' '}
              {what}
              {item.reason && <span className="block">{t('reason', { reason: item.reason })}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
