import {
  createEncounterList,
  type EncounterFilters,
  type EncounterScope,
  encounterFiltersKey,
  hasEncounterDaysReversed,
} from '@careline/core/internal/encounters/consultations';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useOnline } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useStore } from '../../store/index.ts';

/** Returns the encounters for these filters. Follows live changes, and reloads when the connection is back. */
export function useEncounterList(http: HttpClient, circle: EncounterScope, filters: EncounterFilters) {
  const list = useMemo(() => createEncounterList({ http, circle }), [http, circle]);
  const state = useStore(list.store, (whole) => whole);
  const online = useOnline();
  const wasOnline = useRef(online);
  const key = encounterFiltersKey(filters);
  useEffect(() => () => list.clear(), [list]);
  // A layout effect, so that rows of the old filters are never painted under the new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters of one key ask the same question
  useLayoutEffect(() => {
    if (!hasEncounterDaysReversed(filters)) list.show(filters);
  }, [list, key]);
  useEffect(() => {
    if (online && !wasOnline.current) list.refresh();
    wasOnline.current = online;
  }, [online, list]);
  useLive(['encounters'], list.follow);
  return { list, state, online };
}

export type ShownEncounters = ReturnType<typeof useEncounterList>;
