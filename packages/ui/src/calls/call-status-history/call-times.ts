import { formatCalendar, formatDate, formatTime } from '@careline/core/formatting';
import { useMemo } from 'react';
import { useLocale } from '../../messages/index.ts';

export interface CallTimesOptions {
  /** The facility's; its calendar days are the ones shown and filtered by. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Times of calls in the facility's zone; all take unix seconds. */
export function useCallTimes({ timeZone, now = Date.now }: CallTimesOptions) {
  const locale = useLocale();
  return useMemo(() => {
    const options = { timeZone, locale };
    return {
      date: (at: number) => formatDate(at, options),
      time: (at: number) => formatTime(at, options),
      /** As people say it: "Yesterday at 3:05 pm". */
      dateAndTime: (at: number) => formatCalendar(at, now() / 1000, options),
    };
  }, [timeZone, now, locale]);
}

export type CallTimes = ReturnType<typeof useCallTimes>;
