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
import { buttonClass, IconLink } from '@careline/ui/primitives/button';
import { InOrder } from '@careline/ui/primitives/in-order';
import { onDemand } from '@careline/ui/primitives/on-demand';
import type { ReactNode } from 'react';
import { Page } from '../../../navigation/page.tsx';
import { useMay } from '../../../session/use-may.ts';
import { useProfile } from '../../../session/use-session.ts';
import { WaitingLinks } from '../../patients/links/waiting-links.tsx';
import { OwnTasks } from '../../tasks/own-tasks.tsx';
import { AdminNeeds } from './admin-needs.tsx';
import { DashboardCalls } from './dashboard-calls.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { DashboardWork } from './dashboard-work.tsx';
import { FirstSteps } from './first-steps.tsx';
import { type Home, homeOf } from './home.ts';
import { OpenedScreens } from './opened-screens.tsx';
import type { ProviderHomeProps } from './provider-home.tsx';
import { todayMessages } from './today.messages.ts';
import { useSetup } from './use-setup.ts';

const ProviderHome = onDemand<ProviderHomeProps>(
  async () => (await import('./provider-home.tsx')).ProviderHome,
);
const ClerkHome = onDemand<object>(async () => (await import('./clerk-home.tsx')).ClerkHome);

/** The calls that are due, unfinished and made, as far as the person's scopes show them. */
function CallsHome({ tasks }: { readonly tasks: ReactNode }) {
  const may = useMay();
  return (
    <>
      {may(READS_WORKLIST) && <DashboardWork />}
      {tasks}
      {may(READS_CALL_HISTORY) && <DashboardCalls />}
    </>
  );
}

function HomePart({ home, tasks }: { readonly home: Home; readonly tasks: ReactNode }) {
  // For callers the worklist comes first; the menu already shows the number of tasks.
  if (home === 'calls') return <CallsHome tasks={tasks} />;
  if (home === 'doctor' || home === 'pharmacist')
    return <ProviderHome isPharmacist={home === 'pharmacist'} tasks={tasks} />;
  if (home === 'board') {
    return (
      <>
        <ClerkHome />
        {tasks}
      </>
    );
  }
  return (
    <>
      {tasks}
      <OpenedScreens />
    </>
  );
}

/** The area's start page: today's work, by what the person does. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const today = useMessages(todayMessages);
  const navigation = useNavigation();
  const may = useMay();
  const home = homeOf(useProfile());
  const actions = (
    <>
      {home === 'pharmacist' && (
        <a className={buttonClass({ size: 'small' })} {...navigation.link(PATHS.h1Register)}>
          {today('h1Register')}
        </a>
      )}
      {may(ADMINISTERS) && <IconLink icon="group" label={t('team')} link={navigation.link(PATHS.team)} />}
      {may(FINDS_PATIENTS) && (
        <IconLink icon="search" label={t('search')} link={navigation.link(PATHS.search)} />
      )}
    </>
  );
  const setup = useSetup();
  const title = home === 'calls' || home === 'screens' ? t('title') : today('title');
  return (
    <Page title={title} actions={actions} focusHeading={home !== 'board'}>
      {setup.isFresh ? (
        <FirstSteps steps={setup.steps} />
      ) : (
        <InOrder className="flex flex-col gap-4">
          {may(ADMINISTERS) && <AdminNeeds steps={setup.steps} />}
          {may(ANSWERS_LINKS) && <WaitingLinks />}
          <HomePart home={home} tasks={may(READS_TASKS) && <OwnTasks />} />
        </InOrder>
      )}
    </Page>
  );
}
