import { serverSeconds } from '@careline/core/internal/clock';
import {
  type EncounterFilters,
  type EncounterScope,
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
  readonly circle: EncounterScope;
  readonly usual: EncounterFilters;
  /** Increases with each booking on the page, to reload the list. */
  readonly booked?: number;
  /** Whether the list shows past days. */
  readonly isPast?: boolean;
}

/** Converts a time chosen in the calendar to the booking's initial values. */
const presetOf = ({ start, minutes = USUAL_MINUTES, careProviderId }: ChosenTime, timeZone: string) => ({
  at: wallOf(start, timeZone),
  minutes,
  ...(careProviderId && { careProviderId }),
});

/** Past encounters are only listed, without a calendar. */
const PAST = { views: ['list'], spans: 'past' } as const;

/** The area's encounters, with the filters from the address. */
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
        // A new facility is a new list: keep nothing from the old one.
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
