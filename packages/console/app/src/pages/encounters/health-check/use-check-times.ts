import { serverSeconds } from '@careline/core/internal/clock';
import { formatDate, formatTime, isoDay } from '@careline/core/internal/formatting';
import { useLocale } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';

/** Returns formatters in the facility's time zone; instants are unix seconds. */
export function useCheckTimes() {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const time = (seconds: number): string => formatTime(seconds, { timeZone, locale });
  return {
    time,
    when: (seconds: number) => ({ date: formatDate(seconds, { timeZone }), time: time(seconds) }),
    dayOf: (seconds: number): string => isoDay(seconds, timeZone) ?? '',
    today: (): string => isoDay(serverSeconds(), timeZone) ?? '',
  };
}
