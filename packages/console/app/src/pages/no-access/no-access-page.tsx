import { explainAccess, PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { noAccessMessages } from './no-access-page.messages.ts';

/** Signed in, but without the entry's scope: says which one is missing and whom to ask (design 3). */
export function NoAccessPage({ path }: { readonly path: string }) {
  const t = useMessages(noAccessMessages);
  const profile = useProfile();
  const navigation = useNavigation();
  const { entry } = explainAccess(profile, path);
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('needs', { scope: entry ?? path })}
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
