import { scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { FacilityTabs } from './facility-tabs.tsx';
import { FacilityWaitingList } from './facility-waiting-list.tsx';
import { useEncounterScope } from './use-encounter-scope.ts';

/** `/facility_encounters/waiting-list`: the patients who wait for a free time at the facility. */
export default function WaitingListPage() {
  const circle = useEncounterScope();
  const locale = useLocale();
  const { facility } = useProfile();
  if (circle === 'my_encounters') return <NotFoundPage />;
  return (
    <Page title={scopeLabel(circle, locale)}>
      <FacilityTabs circle={circle} current="waitingList" />
      {facility ? <FacilityWaitingList key={facility.facilityId} /> : <NoFacility />}
    </Page>
  );
}
