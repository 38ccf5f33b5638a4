import type { Encounter } from '@careline/core/internal/encounters';
import {
  type DayPlan,
  type OwnDay,
  planDay,
  readOwnDay,
} from '@careline/core/internal/encounters/consultations';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useRef, useState } from 'react';
import { useOnline, useQuery } from '../../http/index.ts';
import { useLive, useLivePhase } from '../../live/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';

/** Colleagues book, patients arrive: a day that stands open is asked for this often where nobody tells of it. */
export const DAY_EVERY_MS = 30_000;

/** Who is late is told by the clock, also where nothing else changes. */
function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), DAY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Runs work as soon as the connection is back. */
function useWhenBack(work: () => void): boolean {
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) work();
    wasOnline.current = online;
  }, [online, work]);
  return online;
}

interface ReadDay extends OwnDay {
  /** Unix seconds. */
  readonly at: number;
}

const NOBODY: OwnDay['standsInFor'] = [];

/** The care provider's own day by what is to be done; the clock goes on between two answers. */
export function useOwnDay(http: HttpClient, times: EncounterTimes) {
  const today = times.today();
  const { state, retry, refresh, setValue } = useQuery<ReadDay>([http, today], async (signal) => ({
    ...(await readOwnDay(http, today, signal)),
    at: times.nowSeconds(),
  }));
  useTick();
  useLive(['encounters'], refresh, { everyMs: DAY_EVERY_MS, byClock: 'unless-live' });
  const isLive = useLivePhase() === 'live';
  const online = useWhenBack(refresh);
  const value = state.phase === 'ready' ? state.value : undefined;
  const plan: DayPlan | undefined = value && planDay(value.encounters, times.nowSeconds());
  return {
    state,
    plan,
    /** As of when it is right, unix seconds: now, where whatever changes is told. */
    at: value && (isLive ? times.nowSeconds() : value.at),
    standsInFor: value?.standsInFor ?? NOBODY,
    online,
    retry,
    refresh,
    /** Puts an encounter as it is now in its place, and asks for the day anew. */
    settle(encounter: Encounter) {
      if (!value) return;
      const encounters = value.encounters.map((one) => (one.id === encounter.id ? encounter : one));
      setValue({ ...value, encounters });
      refresh();
    },
  };
}
