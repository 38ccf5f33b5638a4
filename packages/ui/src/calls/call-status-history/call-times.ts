import { useMemo } from 'react';
import { useFormatCalendar, useFormatDate, useFormatTime, useLocale } from '../../messages/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';

/** Formats times of calls in the facility's zone. All functions take unix seconds. */
export function useCallTimes() {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const locale = useLocale();
  return useMemo(() => {
    const options = { timeZone, locale };
    return {
      date: (at: number) => formatDate(at, options),
      time: (at: number) => formatTime(at, options),
      /** In everyday words: "Yesterday at 3:05 pm". */
      dateAndTime: (at: number) => formatCalendar(at, now() / 1000, options),
    };
  }, [timeZone, now, locale, formatTime, formatDate, formatCalendar]);
}

export type CallTimes = ReturnType<typeof useCallTimes>;
