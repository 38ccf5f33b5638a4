import { useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { waitingMessages } from './waiting.messages.ts';

/** Says that the page has handed over no session. */
export function Waiting() {
  const t = useMessages(waitingMessages);
  return (
    <EmptyState icon="info" title={t('title')}>
      {t('toDo')}
    </EmptyState>
  );
}
