import type { BoardEntry, Encounter } from '@careline/core/internal/encounters';
import { planBoard, readDayBoard } from '@careline/core/internal/encounters/consultations';
import { useMemo } from 'react';
import { useOnline, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useHttp } from '../../provider/index.ts';

/** Polling interval in ms. Readings and opened visits do not count as changes of an encounter, so live news misses them. */
const BOARD_EVERY_MS = 20_000;

const NOTHING: readonly BoardEntry[] = [];

/** Returns today's visits by stage. `settle` shows a change at once; `refresh` reloads without clearing the board. */
export function useDayBoard(today: string) {
  const http = useHttp();
  const { state, retry, refresh, setValue } = useQuery<readonly BoardEntry[]>([http, today], (signal) =>
    readDayBoard(http, signal),
  );
  useLive(['encounters', 'alerts'], refresh, { everyMs: BOARD_EVERY_MS, byClock: 'always' });
  const online = useOnline();
  const entries = state.phase === 'ready' ? state.value : NOTHING;
  const board = useMemo(() => planBoard(entries), [entries]);
  return {
    state,
    entries,
    board,
    online,
    retry,
    refresh,
    settle(encounter: Encounter) {
      setValue(entries.map((one) => (one.encounter.id === encounter.id ? { ...one, encounter } : one)));
      refresh();
    },
  };
}
