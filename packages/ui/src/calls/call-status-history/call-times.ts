import { serverNow } from '@careline/core/clock';
import { useMemo } from 'react';
import { useFormatCalendar, useFormatDate, useFormatTime, useLocale } from '../../messages/index.ts';

export interface CallTimesOptions {
  /** The facility's; its calendar days are the ones shown and filtered by. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Times of calls in the facility's zone; all take unix seconds. */
export function useCallTimes({ timeZone, now = serverNow }: CallTimesOptions) {
  const formatCalendar = useFormatCalendar();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const locale = useLocale();
  return useMemo(() => {
    const options = { timeZone, locale };
    return {
      date: (at: number) => formatDate(at, options),
      time: (at: number) => formatTime(at, options),
      /** As people say it: "Yesterday at 3:05 pm". */
      dateAndTime: (at: number) => formatCalendar(at, now() / 1000, options),
    };
  }, [timeZone, now, locale, formatTime, formatDate, formatCalendar]);
}

export type CallTimes = ReturnType<typeof useCallTimes>;
