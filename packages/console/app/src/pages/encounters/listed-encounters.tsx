import {
  type EncounterCircle,
  type EncounterFilters,
  USUAL_MINUTES,
  wallOf,
} from '@careline/core/encounters/consultations';
import { isoDay } from '@careline/core/formatting';
import { AREAS } from '@careline/core/navigation';
import type { ChosenTime } from '@careline/ui/encounters/encounter-calendar';
import { type ElsewhereEncounter, EncounterList } from '@careline/ui/encounters/encounter-list';
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { Booking, useMayBook } from './book-encounter.tsx';
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

/** A time of the calendar as the booking begins with it. */
const presetOf = ({ start, minutes = USUAL_MINUTES, careProviderId }: ChosenTime, timeZone: string) => ({
  at: wallOf(start, timeZone),
  minutes,
  ...(careProviderId && { careProviderId }),
});

/** The encounters of a circle under the filters of the address. */
export function ListedEncounters({ circle, usual, booked = 0 }: ListedEncountersProps) {
  const { facility, facilities } = useProfile();
  const setting = useEncounterSetting();
  const { timeZone, user } = setting;
  const { day, onDayChange, ...address } = useListAddress(circle, usual, isoDay(new Date(), timeZone) ?? '');
  const [elsewhere, setElsewhere] = useState<ElsewhereEncounter>();
  const [chosen, setChosen] = useState<ChosenTime>();
  const [revision, setRevision] = useState(0);
  const mayBook = useMayBook();
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
        calendar={{ user, day, onDayChange, revision, ...(mayBook && { onBook: setChosen }) }}
      />
      {chosen && (
        <Booking
          preset={presetOf(chosen, timeZone)}
          onBooked={() => setRevision(revision + 1)}
          onClose={() => setChosen(undefined)}
        />
      )}
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
