import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { restingSearchMessages } from './resting-search.messages.ts';

/** What stands under the text field before anything is typed. `drawing`: in place of an icon. */
export function RestingGround({ drawing }: { readonly drawing?: ReactNode }) {
  const t = useMessages(restingSearchMessages);
  return (
    <EmptyState icon="person" drawing={drawing} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}
