import {
  type CareProvider,
  type Encounter,
  listCareProviders,
  SERVICE_TYPES,
} from '@careline/core/internal/encounters';
import { listProviderSlots, type ProviderSlot } from '@careline/core/internal/encounters/availability';
import {
  type CalendarEncounter,
  type CalendarOfDays,
  readCalendar,
} from '@careline/core/internal/encounters/calendar';
import { encounterFiltersKey } from '@careline/core/internal/encounters/consultations';
import { useEffect, useRef } from 'react';
import { type ReadList, useOnline, useQuery, useReadList } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import type { EncounterCalendarProps } from './calendar-props.ts';

const NONE: readonly never[] = [];

interface Asked extends EncounterCalendarProps {
  readonly days: readonly string[];
}

/** The encounters of the days; asked for anew when something was booked and when the connection is back. */
export function useCalendarEncounters({ http, circle, filters, days, revision = 0 }: Asked) {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const key = encounterFiltersKey({ ...filters, from: undefined, to: undefined, order: undefined });
  const read = useQuery<CalendarOfDays>([http, circle, key, from, to], (signal) =>
    readCalendar({ http, circle, filters, from, to, signal }),
  );
  const { state, refresh, setValue } = read;
  useLive(['encounters'], refresh);
  const online = useOnline();
  const before = useRef({ online, revision });
  useEffect(() => {
    const isDue = (online && !before.current.online) || revision !== before.current.revision;
    before.current = { online, revision };
    if (isDue) refresh();
  }, [online, revision, refresh]);
  const value = state.phase === 'ready' ? state.value : undefined;
  return {
    ...read,
    online,
    encounters: value?.encounters ?? NONE,
    isWhole: value?.isWhole ?? true,
    /** Puts an encounter as it is now in its place; it stays until it is asked for anew. */
    settle(encounter: Encounter) {
      if (!value) return;
      const place = (one: CalendarEncounter) =>
        one.id === encounter.id ? { ...encounter, patient: encounter.patient ?? one.patient } : one;
      setValue({ ...value, encounters: value.encounters.map(place) });
    },
  };
}

/** Whose time the columns are: those whom encounters of the facility can be assigned to. */
export function useCareProviderList({ http, circle }: EncounterCalendarProps): ReadList<CareProvider> {
  return useReadList([http, circle], async (signal) =>
    circle === 'my_encounters' ? { data: [] } : http.call(listCareProviders, { query: {}, signal }),
  );
}

interface SlotsAsked extends Asked {
  readonly services: readonly string[];
  readonly today: string;
  /** Whether the services are known. */
  readonly isReady: boolean;
}

/** The slots of some services on the days, full ones included, earliest first; of the past there are none. */
export function useSlots(asked: SlotsAsked) {
  const { http, circle, filters, user, days, services, today, revision, isReady } = asked;
  const to = days.at(-1) ?? '';
  const from = [days[0] ?? '', today].toSorted().at(-1) ?? today;
  const careProviderId = circle === 'my_encounters' ? user.staffId : filters.careProviderId;
  const isAsked = isReady && to >= today;
  const of = services.join(' ');
  const { state, retry } = useQuery<readonly ProviderSlot[]>(
    [http, of, careProviderId, from, to, revision],
    async (signal) => {
      const query = { from, to, ...(careProviderId && { careProviderId }) };
      const known = SERVICE_TYPES.filter((type) => services.includes(type));
      const answers = await Promise.all(
        known.map((serviceType) =>
          http.call(listProviderSlots, { query: { ...query, serviceType }, signal }),
        ),
      );
      return answers.flatMap(({ data }) => data).toSorted((one, other) => one.start - other.start);
    },
    { endpoint: listProviderSlots.name, isAsked },
  );
  return {
    /** Undefined while they are not known. */
    slots: isAsked && state.phase === 'ready' ? state.value : undefined,
    failed: isAsked && state.phase === 'failed',
    /** They are known, or it is known that there are none. */
    isSettled: to < today || state.phase === 'ready' || state.phase === 'failed',
    retry,
  };
}

export type ReadCalendarOfDays = ReturnType<typeof useCalendarEncounters>;
export type ReadSlots = ReturnType<typeof useSlots>;
