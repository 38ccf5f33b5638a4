import type { WallTime } from '@careline/core/internal/calls';
import { type Taken, type TakenProblem, takenAt, takenNow } from '@careline/core/internal/calls/readings';
import { useState } from 'react';
import { useNow, useTimeZone } from '../../provider/index.ts';
import type { EntryPaneProps } from './entry-pane.ts';

type Clock = Pick<EntryPaneProps, 'birthDate'>;

const isProblem = (taken: Taken | TakenProblem): taken is TakenProblem => typeof taken === 'string';

/** Tracks the time of a measurement. Defaults to now until the user changes it. */
export function useTaken({ birthDate }: Clock, dayOnly = false) {
  const now = useNow();
  const timeZone = useTimeZone();
  const seconds = Math.floor(now() / 1000);
  const [taken, setTaken] = useState<WallTime>(() => {
    const wall = takenNow(seconds, timeZone);
    return dayOnly ? { ...wall, time: '' } : wall;
  });
  const time = takenAt(taken, { now: seconds, timeZone, birthDate });
  return {
    taken,
    today: takenNow(seconds, timeZone).date,
    change: (part: Partial<WallTime>) => setTaken((before) => ({ ...before, ...part })),
    problem: isProblem(time) ? time : undefined,
    time: isProblem(time) ? undefined : time,
  };
}
