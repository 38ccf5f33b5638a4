import { encounterPath } from '@careline/core/internal/navigation';
import { EncounterDay } from '@careline/ui/encounters/encounter-day';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';

/** The day of a doctor or pharmacist: who waits, who is next, and what to answer. */
export default function ProviderHome() {
  const { facility, scopes } = useProfile();
  const setting = useEncounterSetting();
  if (!facility) return <NoFacility />;
  return (
    <EncounterDay
      key={facility.facilityId}
      {...setting}
      encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
    />
  );
}
