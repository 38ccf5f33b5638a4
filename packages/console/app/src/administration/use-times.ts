import { serverSeconds } from '@careline/core/internal/clock';
import { formatCalendar } from '@careline/core/internal/formatting';
import { useLocale } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';

/** Returns a formatter for unix seconds, in calendar style and the facility's time zone. */
export function useTimes(): (seconds: number) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (seconds) => formatCalendar(seconds, serverSeconds(), { timeZone, locale });
}
