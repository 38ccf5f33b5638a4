import { dayOf } from '@careline/core/internal/formatting';
import { isCurrent, lastEvent, lineState, type Prescription } from '@careline/core/internal/prescriptions';
import type { EndedThing } from '../record/ended-entries.ts';

/** The current time and time zone. */
export interface LineDay {
  /** Unix seconds. */
  readonly now: number;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
}

/** Returns prescription lines that are no longer taken, with the day on which each ended. */
export const endedLines = (
  prescriptions: readonly Prescription[],
  { now, timeZone }: LineDay,
): readonly EndedThing[] =>
  prescriptions.flatMap((prescription) =>
    prescription.lines
      .filter((line) => !isCurrent(lineState(line, prescription, dayOf(now, timeZone))))
      .map((line): EndedThing => {
        const name = [line.medicine, line.strength].filter(Boolean).join(' ');
        const { withdrawn } = prescription;
        if (withdrawn) return { name, reason: 'withdrawn', on: dayOf(withdrawn.at, timeZone) };
        const stopped = lastEvent(line, 'stopped');
        return { name, reason: 'ended', on: stopped ? dayOf(stopped.at, timeZone) : line.until };
      }),
  );
