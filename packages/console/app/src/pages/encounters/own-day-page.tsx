import { encounterPath } from '@careline/core/navigation';
import { EncounterDay } from '@careline/ui/encounters/encounter-day';
import { useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { encountersMessages } from './encounters.messages.ts';
import { MyTabs } from './my-tabs.tsx';
import { useEncounterSetting } from './use-encounter-setting.ts';

/** `/doctor/today`: who waits for the care provider, who is late, what wants an answer, and who is next. */
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
        <EmptyState title={t('noFacility')}>{t('noFacilityText')}</EmptyState>
      )}
    </Page>
  );
}
