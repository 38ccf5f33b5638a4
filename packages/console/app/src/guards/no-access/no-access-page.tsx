import { type NeededScope, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Page } from '../../navigation/page.tsx';
import { Places } from '../../navigation/places.tsx';
import { noAccessMessages } from '../guards.messages.ts';
import { NoRight } from './no-right.tsx';

export interface NoAccessPageProps {
  /** The scope the guard required, for a programme screen or another area. */
  readonly needs: NeededScope;
}

/**
 * Shown to a signed-in person who lacks the scope for a screen (design 3).
 * It names the screen, says who can grant access, and lists the screens the person can open.
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
