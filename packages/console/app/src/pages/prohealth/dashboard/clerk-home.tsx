import { encounterPath, PATHS, WRITES_RECORD } from '@careline/core/internal/navigation';
import { DayBoard, type MeasuredPatient } from '@careline/ui/encounters/day-board';
import { useNavigation } from '@careline/ui/navigation';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { useState } from 'react';
import { leadsTo } from '../../../navigation/built-menu.ts';
import { useMay } from '../../../session/use-may.ts';
import { useProfile } from '../../../session/use-session.ts';
import { Booking, useMayBook } from '../../booking/book-encounter.tsx';
import { NoFacility } from '../../booking/no-facility.tsx';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';
import { FacilityWaitingList } from '../../encounters/facility-waiting-list.tsx';
import { VitalsInTurn } from './vitals-in-turn.tsx';

/** The facility's day for staff at the desk: arrivals, vitals and walk-ins. */
export function ClerkHome() {
  const setting = useEncounterSetting();
  const { go } = useNavigation();
  const { facility, scopes } = useProfile();
  const may = useMay();
  const mayBook = useMayBook();
  const [revision, setRevision] = useState(0);
  const [walkIn, setWalkIn] = useState<string>();
  const [measured, setMeasured] = useState<MeasuredPatient>();
  const renew = () => setRevision((count) => count + 1);
  if (!facility) return <NoFacility />;
  return (
    <LiveRegionProvider>
      <FacilityWaitingList key={`waiting ${facility.facilityId}`} onlyOffered onBooked={renew} />
      <DayBoard
        key={facility.facilityId}
        {...setting}
        encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
        onMeasure={may(WRITES_RECORD) ? setMeasured : undefined}
        onWalkIn={mayBook ? setWalkIn : undefined}
        revision={revision}
      />
      {walkIn !== undefined && (
        <Booking
          isWalkIn
          searchText={walkIn}
          onRegister={
            leadsTo(PATHS.registration, scopes)
              ? (registration) => go(PATHS.registration, { state: { registration } })
              : undefined
          }
          onBooked={renew}
          onClose={() => setWalkIn(undefined)}
        />
      )}
      {measured && (
        <VitalsInTurn
          key={measured.vitaId}
          vitaId={measured.vitaId}
          onAdded={renew}
          onClose={() => setMeasured(undefined)}
        />
      )}
    </LiveRegionProvider>
  );
}
