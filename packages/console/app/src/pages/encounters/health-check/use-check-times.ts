import { serverSeconds } from '@careline/core/clock';
import { formatDate, formatTime, isoDay } from '@careline/core/formatting';
import { useLocale } from '@careline/ui/messages';
import { facilityTimeZone } from '../../../session/facility-time-zone.ts';
import { useProfile } from '../../../session/use-session.ts';

/** Times of health checks on the facility's clock; instants in unix seconds. */
export function useCheckTimes() {
  const locale = useLocale();
  const timeZone = facilityTimeZone(useProfile());
  const time = (seconds: number): string => formatTime(seconds, { timeZone, locale });
  return {
    timeZone,
    time,
    when: (seconds: number) => ({ date: formatDate(seconds, { timeZone }), time: time(seconds) }),
    dayOf: (seconds: number): string => isoDay(seconds, timeZone) ?? '',
    today: (): string => isoDay(serverSeconds(), timeZone) ?? '',
  };
}
