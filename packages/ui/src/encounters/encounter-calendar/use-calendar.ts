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
import { useHttp } from '../../provider/index.ts';
import type { EncounterCalendarProps } from './calendar-props.ts';

const NONE: readonly never[] = [];

interface Asked extends EncounterCalendarProps {
  readonly days: readonly string[];
}

/** Returns the encounters of the days. Reloads after a booking and when the connection is back. */
export function useCalendarEncounters({ circle, filters, days, revision = 0 }: Asked) {
  const http = useHttp();
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
    /** Replaces an encounter with its current version until the next reload. */
    settle(encounter: Encounter) {
      if (!value) return;
      const place = (one: CalendarEncounter) =>
        one.id === encounter.id ? { ...encounter, patient: encounter.patient ?? one.patient } : one;
      setValue({ ...value, encounters: value.encounters.map(place) });
    },
  };
}

/** Returns the care providers with columns: those whom the facility's encounters can be assigned to. */
export function useCareProviderList({ circle }: EncounterCalendarProps): ReadList<CareProvider> {
  const http = useHttp();
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

/**
 * Returns the slots for the services on these days, including full ones, earliest first. There are none in the past.
 */
export function useSlots(asked: SlotsAsked) {
  const http = useHttp();
  const { circle, filters, user, days, services, today, revision, isReady } = asked;
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
    /** Undefined while unknown. */
    slots: isAsked && state.phase === 'ready' ? state.value : undefined,
    failed: isAsked && state.phase === 'failed',
    /** The slots are known, there are none, or they failed to load. */
    isSettled: to < today || state.phase === 'ready' || state.phase === 'failed',
    retry,
  };
}

export type ReadCalendarOfDays = ReturnType<typeof useCalendarEncounters>;
export type ReadSlots = ReturnType<typeof useSlots>;
