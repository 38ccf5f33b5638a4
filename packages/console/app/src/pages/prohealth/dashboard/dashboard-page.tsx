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
  const may = (endpoint: string) => decideRight(endpoint, scopes).allowed;
  const actions = (
    <div className="flex flex-wrap gap-2">
      {/* The bottom bar, which leads there too, is drawn on small screens only. */}
      {may('alerts/list') && (
        <a className={buttonClass({ variant: 'secondary' })} {...navigation.link(PATHS.alerts)}>
          <Icon name="notifications" />
          {t('alerts')}
        </a>
      )}
      {may('user/list') && (
        <a className={buttonClass({ variant: 'primary' })} {...navigation.link(PATHS.search)}>
          <Icon name="search" />
          {t('search')}
        </a>
      )}
    </div>
  );
  return (
    <Page title={t('title')} actions={actions}>
      {may('calllog/list') ? <DashboardCalls /> : <OpenedScreens />}
    </Page>
  );
}
