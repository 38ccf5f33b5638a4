import { encounterPath } from '@careline/core/internal/navigation';
import { EncounterDay } from '@careline/ui/encounters/encounter-day';
import { useMessages } from '@careline/ui/messages';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { encountersMessages } from './encounters.messages.ts';
import { MyTabs } from './my-tabs.tsx';

/** `/doctor/today`: the care provider's waiting and late patients, open requests, and the next patient. */
export default function OwnDayPage() {
  const t = useMessages(encountersMessages);
  const { facility, scopes } = useProfile();
  const setting = useEncounterSetting();
  return (
    <Page title={t('today')}>
      <MyTabs current="today" />
      {facility ? (
        <EncounterDay
          key={facility.facilityId}
          {...setting}
          encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
        />
      ) : (
        <NoFacility />
      )}
    </Page>
  );
}
