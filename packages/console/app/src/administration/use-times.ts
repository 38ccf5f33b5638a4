import { serverSeconds } from '@careline/core/internal/clock';
import { formatCalendar } from '@careline/core/internal/formatting';
import { useLocale } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';

/** Words a unix second as the calendar does, in the zone of the reader's facility. */
export function useTimes(): (seconds: number) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (seconds) => formatCalendar(seconds, serverSeconds(), { timeZone, locale });
}
