import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';
import { useState } from 'react';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { BookEncounter } from '../booking/book-encounter.tsx';
import { NoFacility } from '../booking/no-facility.tsx';
import { FacilityTabs } from './facility-tabs.tsx';
import { ListedEncounters } from './listed-encounters.tsx';
import { MyTabs } from './my-tabs.tsx';
import { useEncounterScope } from './use-encounter-scope.ts';

/** The area's encounters, initially from today on. */
export default function EncountersPage() {
  const circle = useEncounterScope();
  const locale = useLocale();
  const profile = useProfile();
  const [booked, setBooked] = useState(0);
  const from = isoDay(serverSeconds(), useTimeZone());
  return (
    <Page
      title={scopeLabel(circle, locale)}
      actions={
        <BookEncounter variant="primary" size="small" onBooked={() => setBooked((count) => count + 1)} />
      }
    >
      {circle === 'my_encounters' ? (
        <MyTabs current="upcoming" />
      ) : (
        <FacilityTabs circle={circle} current="encounters" />
      )}
      {profile.facility ? (
        <ListedEncounters key={circle} circle={circle} usual={{ from, order: 'earliest' }} booked={booked} />
      ) : (
        <NoFacility />
      )}
    </Page>
  );
}
