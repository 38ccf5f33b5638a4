import { PATHS, scopeLabel } from '@careline/core/internal/navigation';
import { Availability } from '@careline/ui/encounters/availability';
import { useLocale } from '@careline/ui/messages';
import { useMatch } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { ScopeGate } from '../../../guards/scope-gate.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';
import { MyTabs } from '../my-tabs.tsx';

function AvailabilityOf({ own }: { readonly own: boolean }) {
  const locale = useLocale();
  const { unsaved } = useConsole();
  const { facility } = useProfile();
  const setting = useEncounterSetting();
  return (
    <Page title={scopeLabel('availability', locale)}>
      {own && <MyTabs current="availability" />}
      {facility ? (
        <Availability key={facility.facilityId} {...setting} own={own} onDirtyChange={unsaved.setDirty} />
      ) : (
        <NoFacility />
      )}
    </Page>
  );
}

/** `/availability`: availability of the facility's care providers. `/doctor/availability`: the care provider's own. */
export default function AvailabilityPage() {
  const own = useMatch(PATHS.myAvailability) !== null;
  return (
    <ScopeGate>
      <AvailabilityOf own={own} />
    </ScopeGate>
  );
}
