import type { AvailabilityException } from '@careline/core/internal/encounters/availability';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { type EncounterTimes, encounterWordsMessages } from '../encounter-words/index.ts';

/** Formats the time of a leave or of extra hours in words. */
export function useExceptionTimes(times: EncounterTimes): (exception: AvailabilityException) => string {
  const formatDate = useFormatDate();
  const w = useMessages(encounterWordsMessages);
  return ({ time }) => {
    if ('fromDay' in time) {
      const [from, to] = [formatDate(String(time.fromDay)), formatDate(String(time.untilDay))];
      return from === to ? from : w('range', { from, to });
    }
    const { start, end } = { start: Number(time.start), end: Number(time.end) };
    const isOneDay = times.dayOf(start) === times.dayOf(end - 1);
    return w('range', { from: times.when(start), to: isOneDay ? times.time(end) : times.when(end) });
  };
}
