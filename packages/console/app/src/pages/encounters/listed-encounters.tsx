import { serverSeconds } from '@careline/core/internal/clock';
import {
  type EncounterCircle,
  type EncounterFilters,
  USUAL_MINUTES,
  wallOf,
} from '@careline/core/internal/encounters/consultations';
import { isoDay } from '@careline/core/internal/formatting';
import { AREAS } from '@careline/core/internal/navigation';
import type { ChosenTime } from '@careline/ui/encounters/encounter-calendar';
import { type ElsewhereEncounter, EncounterList } from '@careline/ui/encounters/encounter-list';
import { SavedFilters } from '@careline/ui/preferences';
import { useTimeZone } from '@careline/ui/provider';
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { Booking, useMayBook } from '../booking/book-encounter.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { useListAddress } from './use-list-address.ts';

export interface ListedEncountersProps {
  readonly circle: EncounterCircle;
  /** What is shown at first. */
  readonly usual: EncounterFilters;
  /** Grows with what is booked on the page: the list is asked for anew. */
  readonly booked?: number;
  /** Of days that are over. */
  readonly isPast?: boolean;
}

/** A time of the calendar as the booking begins with it. */
const presetOf = ({ start, minutes = USUAL_MINUTES, careProviderId }: ChosenTime, timeZone: string) => ({
  at: wallOf(start, timeZone),
  minutes,
  ...(careProviderId && { careProviderId }),
});

/** What has passed is read, not planned. */
const PAST = { views: ['list'], spans: 'past' } as const;

/** The encounters of a circle under the filters of the address. */
export function ListedEncounters({ circle, usual, booked = 0, isPast = false }: ListedEncountersProps) {
  const { facility, facilities } = useProfile();
  const setting = useEncounterSetting();
  const { user } = setting;
  const timeZone = useTimeZone();
  const today = isoDay(serverSeconds(), timeZone) ?? '';
  const { day, onDayChange, query, onQueryChange, ...address } = useListAddress(circle, usual, today);
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
        {...(isPast ? PAST : undefined)}
        beside={<SavedFilters list={circle} query={query} onApply={onQueryChange} today={today} />}
        encounterAddress={addressOf}
        facilityId={facility?.facilityId}
        facilities={facilities}
        onOpenElsewhere={setElsewhere}
        calendar={
          isPast ? undefined : { user, day, onDayChange, revision, ...(mayBook && { onBook: setChosen }) }
        }
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
