import { type NeededScope, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Page } from '../../navigation/page.tsx';
import { Places } from '../../navigation/places.tsx';
import { noAccessMessages } from '../guards.messages.ts';
import { NoRight } from './no-right.tsx';

export interface NoAccessPageProps {
  /** The scope that the guard asked for, of an entry of the programme area or of an area beside it. */
  readonly needs: NeededScope;
}

/**
 * Signed in, but without the scope of what was opened (design 3): which screen it is, whom to ask for it, and which ones
 * are open to the person.
 */
export function NoAccessPage({ needs }: NoAccessPageProps) {
  const t = useMessages(noAccessMessages);
  return (
    <Page title={t('title')}>
      <NoRight title={t('needs', { screen: scopeLabel(needs, useLocale()) })} needs={[needs]}>
        <Places label={t('open')} />
      </NoRight>
    </Page>
  );
}
