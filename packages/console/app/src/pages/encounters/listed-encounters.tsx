import type { Encounter } from '@careline/core/encounters';
import type { EncounterCircle, EncounterFilters } from '@careline/core/encounters/consultations';
import { AREAS } from '@careline/core/navigation';
import { EncounterList } from '@careline/ui/encounters/encounter-list';
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { useEncounterSetting } from './use-encounter-setting.ts';
import { useListAddress } from './use-list-address.ts';

export interface ListedEncountersProps {
  readonly circle: EncounterCircle;
  /** What is shown at first. */
  readonly usual: EncounterFilters;
  /** Grows with what is booked on the page: the list is asked for anew. */
  readonly booked?: number;
}

/** The encounters of a circle under the filters of the address. */
export function ListedEncounters({ circle, usual, booked = 0 }: ListedEncountersProps) {
  const { facility, facilities } = useProfile();
  const setting = useEncounterSetting();
  const address = useListAddress(circle, usual);
  const [elsewhere, setElsewhere] = useState<Encounter>();
  const addressOf = (id: string) => `${AREAS[circle].path}/${id}`;
  return (
    <>
      <EncounterList
        // Another facility's encounters are another list: nothing of the first one stays.
        key={`${facility?.facilityId} ${booked}`}
        {...setting}
        {...address}
        circle={circle}
        encounterAddress={addressOf}
        facilityId={facility?.facilityId}
        facilities={facilities}
        onOpenElsewhere={setElsewhere}
      />
      {elsewhere && (
        <OpenElsewhere
          encounter={elsewhere}
          address={addressOf(elsewhere.id)}
          onClose={() => setElsewhere(undefined)}
        />
      )}
    </>
  );
}
