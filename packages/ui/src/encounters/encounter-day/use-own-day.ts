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

/** Polling interval for colleagues' bookings and patients' arrivals, used if there are no live updates. */
export const DAY_EVERY_MS = 30_000;

/** Redraws by the clock, because patients become late even if nothing else changes. */
function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), DAY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Runs the callback when the connection is back. Returns whether the browser is online. */
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

/** Returns the care provider's own day, grouped by what needs to be done. Times keep advancing between responses. */
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
    /** When the data was last correct, in unix seconds: now, if live updates are on. */
    at: value && (isLive ? times.nowSeconds() : value.at),
    standsInFor: value?.standsInFor ?? NOBODY,
    online,
    retry,
    refresh,
    /** Replaces an encounter with its current version and reloads the day. */
    settle(encounter: Encounter) {
      if (!value) return;
      const encounters = value.encounters.map((one) => (one.id === encounter.id ? encounter : one));
      setValue({ ...value, encounters });
      refresh();
    },
  };
}
