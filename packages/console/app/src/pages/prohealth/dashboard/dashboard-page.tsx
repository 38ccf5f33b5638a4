import { decideRight, PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { DashboardCalls } from './dashboard-calls.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { OpenedScreens } from './opened-screens.tsx';

/** The first page of the area: what waits to be done, as far as the person's scopes show it. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const { scopes } = useProfile();
  const navigation = useNavigation();
  const maySearch = decideRight('user/list', scopes).allowed;
  const search = maySearch && (
    <a className={buttonClass({ variant: 'primary' })} {...navigation.link(PATHS.search)}>
      <Icon name="search" />
      {t('search')}
    </a>
  );
  return (
    <Page title={t('title')} actions={search}>
      {decideRight('calllog/list', scopes).allowed ? <DashboardCalls /> : <OpenedScreens />}
    </Page>
  );
}
