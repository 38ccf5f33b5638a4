import { type NeededScope, PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { noAccessMessages } from './no-access-page.messages.ts';

export interface NoAccessPageProps {
  /** The scope that the guard asked for, of an entry of the programme area or of an area beside it. */
  readonly needs: NeededScope;
}

/** Signed in, but without the scope of what was opened: says which one is missing and whom to ask (design 3). */
export function NoAccessPage({ needs }: NoAccessPageProps) {
  const t = useMessages(noAccessMessages);
  const profile = useProfile();
  const navigation = useNavigation();
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('needs', { scope: needs })}
        icon="lock"
        action={
          <a className={buttonClass()} {...navigation.link(PATHS.programmeArea)}>
            {t('home')}
          </a>
        }
      >
        <p>{t('ask')}</p>
        <p>{t('held', { scopes: profile.scopes.join(', ') })}</p>
      </EmptyState>
    </Page>
  );
}
