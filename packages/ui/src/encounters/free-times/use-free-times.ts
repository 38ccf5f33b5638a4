import type { ServiceType } from '@careline/core/internal/encounters';
import { listNextSlots, listProviderSlots } from '@careline/core/internal/encounters/availability';
import {
  type ChosenSlot,
  FREE_DAYS,
  type FreeDay,
  type FreeTime,
  freeDays,
  timesOfFreeDay,
} from '@careline/core/internal/encounters/consultations';
import { dayAfter, endOfDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';

export interface TimesWanted {
  readonly serviceType: ServiceType;
  /** Empty for all care providers. */
  readonly careProviderId: string;
}

export interface FreeWeek {
  /** Seven days in a row. */
  readonly days: readonly FreeDay[];
  /** Whether this week or a later one has a free time. */
  readonly hasFree: boolean;
  /** False if the care providers have no times at all in the coming weeks, not even full ones. */
  readonly hasHours: boolean;
}

export const slotOfTime = ({ start, end, careProviderIds: [careProviderId] }: FreeTime): ChosenSlot => ({
  careProviderId,
  start,
  end,
});

export const timesOfWeek = ({ days }: FreeWeek): FreeTime[] => days.flatMap(timesOfFreeDay);

const providerQuery = ({ serviceType, careProviderId }: TimesWanted) => ({
  serviceType,
  ...(careProviderId && { careProviderId }),
});

/** Returns up to `limit` free slots that start at `from` (unix seconds) or later. */
export const readNextSlots = (
  http: HttpClient,
  wanted: TimesWanted,
  { from, limit, signal }: { readonly from: number; readonly limit: number; readonly signal?: AbortSignal },
) =>
  http.call(listNextSlots, {
    query: { ...providerQuery(wanted), from: String(from), limit: String(limit) },
    ...(signal && { signal }),
  });

interface WeekAsked extends TimesWanted {
  readonly from: string;
  /** Whether to skip to the first week with a free time. */
  readonly skips: boolean;
  /** Whether it is the current week, which decides whether there are free times at all. */
  readonly isFirst: boolean;
  readonly timeZone: string;
  readonly dayOf: (seconds: number) => string;
}

async function readWeek(http: HttpClient, asked: WeekAsked, signal: AbortSignal): Promise<FreeWeek> {
  const { from, skips, isFirst, timeZone, dayOf } = asked;
  const to = dayAfter(from, FREE_DAYS - 1);
  const { data } = await http.call(listProviderSlots, {
    query: { ...providerQuery(asked), from, to },
    signal,
  });
  const days = freeDays(data, from, timeZone);
  if (!skips || data.some(({ left }) => left > 0)) return { days, hasFree: true, hasHours: true };
  const next = await readNextSlots(http, asked, { from: endOfDay(to, timeZone), limit: 1, signal });
  const [first] = next.data;
  if (first) return readWeek(http, { ...asked, from: dayOf(first.start), skips: false }, signal);
  return { days, hasFree: !isFirst, hasHours: data.length > 0 || next.hasHours };
}

/** Reads the free times of a week, beginning with the first week that has one. Other users' bookings reload it. */
export function useFreeTimes(wanted: TimesWanted, isAsked: boolean) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const { today, dayOf } = useEncounterTimes();
  const first = today();
  const { serviceType, careProviderId } = wanted;
  const key = `${serviceType} ${careProviderId}`;
  const [turned, setTurned] = useState({ key, from: first, skips: true });
  const { from, skips } = turned.key === key ? turned : { from: first, skips: true };
  const isFirst = from === first;
  const query = useQuery<FreeWeek>(
    [http, key, from, skips, isFirst, timeZone],
    (signal) =>
      readWeek(http, { serviceType, careProviderId, from, skips, isFirst, timeZone, dayOf }, signal),
    { endpoint: listProviderSlots.name, isAsked },
  );
  useLive(['encounters'], query.refresh);
  const { state } = query;
  const shown = state.phase === 'ready' ? (state.value.days[0]?.day ?? from) : from;
  const earlier = [dayAfter(shown, -FREE_DAYS), first].toSorted().at(-1) ?? first;
  return {
    ...query,
    /** Undefined in the current week. */
    showEarlier: shown > first ? () => setTurned({ key, from: earlier, skips: false }) : undefined,
    showLater: () => setTurned({ key, from: dayAfter(shown, FREE_DAYS), skips: true }),
  };
}

export type FreeTimesRead = ReturnType<typeof useFreeTimes>;
