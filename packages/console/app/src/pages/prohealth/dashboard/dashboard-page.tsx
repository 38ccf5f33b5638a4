import {
  ADMINISTERS,
  ANSWERS_LINKS,
  FINDS_PATIENTS,
  PATHS,
  READS_CALL_HISTORY,
  READS_TASKS,
  READS_WORKLIST,
} from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { IconLink } from '@careline/ui/primitives/button';
import { InOrder } from '@careline/ui/primitives/in-order';
import { Page } from '../../../navigation/page.tsx';
import { useMay } from '../../../session/use-may.ts';
import { WaitingLinks } from '../../patients/links/waiting-links.tsx';
import { OwnTasks } from '../../tasks/own-tasks.tsx';
import { DashboardCalls } from './dashboard-calls.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { DashboardWork } from './dashboard-work.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OpenedScreens } from './opened-screens.tsx';
import { useSetup } from './use-setup.ts';

/** The area's start page: work waiting to be done, as far as the person's scopes show it. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const navigation = useNavigation();
  const may = useMay();
  const calls = may(READS_WORKLIST);
  const tasks = may(READS_TASKS) && <OwnTasks />;
  const actions = (
    <>
      {may(ADMINISTERS) && <IconLink icon="group" label={t('team')} link={navigation.link(PATHS.team)} />}
      {may(FINDS_PATIENTS) && (
        <IconLink icon="search" label={t('search')} link={navigation.link(PATHS.search)} />
      )}
    </>
  );
  const setup = useSetup();
  if (setup.isFresh) {
    return (
      <Page title={t('title')} actions={actions}>
        <FirstSteps steps={setup.steps} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} actions={actions}>
      <InOrder className="flex flex-col gap-4">
        {may(ANSWERS_LINKS) && <WaitingLinks />}
        {/* For callers the worklist comes first; the menu already shows the number of tasks. */}
        {!calls && tasks}
        {calls && <DashboardWork />}
        {calls && tasks}
        {may(READS_CALL_HISTORY) && <DashboardCalls />}
        {!calls && !may(READS_CALL_HISTORY) && <OpenedScreens />}
      </InOrder>
    </Page>
  );
}
