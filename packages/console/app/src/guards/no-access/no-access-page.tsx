import { explainScreens, type NeededScope, PATHS, scopeLabel } from '@careline/core/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { noAccessMessages } from '../guards.messages.ts';

export interface NoAccessPageProps {
  /** The scope that the guard asked for, of an entry of the programme area or of an area beside it. */
  readonly needs: NeededScope;
}

/**
 * Signed in, but without the scope of what was opened (design 3): which screen it is, which ones are open to the person,
 * and what to ask an administrator for, whose settings name scopes.
 */
export function NoAccessPage({ needs }: NoAccessPageProps) {
  const t = useMessages(noAccessMessages);
  const { host } = useConsole();
  useEffect(() => host?.denied(needs), [host, needs]);
  const locale = useLocale();
  const profile = useProfile();
  const navigation = useNavigation();
  const open = explainScreens(profile).filter(({ decision }) => decision === 'allow');
  const screen = scopeLabel(needs, locale);
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('needs', { screen })}
        icon="lock"
        action={
          <a className={buttonClass()} {...navigation.link(PATHS.programmeArea)}>
            {t('home')}
          </a>
        }
      >
        <p>{t('ask', { screen, scope: needs })}</p>
        <p>{t('open', { screens: open.map(({ scope }) => scopeLabel(scope, locale)).join(', ') })}</p>
      </EmptyState>
    </Page>
  );
}
