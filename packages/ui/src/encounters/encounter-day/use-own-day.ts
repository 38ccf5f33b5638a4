import type { Encounter } from '@careline/core/encounters';
import { type DayPlan, type OwnDay, planDay, readOwnDay } from '@careline/core/encounters/consultations';
import type { HttpClient } from '@careline/core/http';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { useOnline } from '../../notices/offline-notice/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';

/** Colleagues book, patients arrive: a day that stands open follows. */
const EVERY_MS = 30_000;

/** Runs work again and again while the page is in sight, and as soon as the connection is back. */
function useWhileVisible(work: () => void): boolean {
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) work();
    wasOnline.current = online;
  }, [online, work]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) work();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [work]);
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
  const [, setTick] = useState(0);
  const work = useMemo(
    () => () => {
      setTick((tick) => tick + 1);
      refresh();
    },
    [refresh],
  );
  const online = useWhileVisible(work);
  const value = state.phase === 'ready' ? state.value : undefined;
  const plan: DayPlan | undefined = value && planDay(value.encounters, times.nowSeconds());
  return {
    state,
    plan,
    at: value?.at,
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
