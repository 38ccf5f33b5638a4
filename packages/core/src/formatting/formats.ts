import type { formatCalendar } from './dates/format-calendar.ts';
import type { formatDate } from './dates/format-date.ts';
import type { formatEpochDate } from './dates/format-epoch-date.ts';
import type { formatTime } from './dates/format-time.ts';

/** Formatting of days and times: ours, or the host page's (`pageFormats`). */
export interface Formats {
  readonly formatDate: typeof formatDate;
  readonly formatTime: typeof formatTime;
  readonly formatCalendar: typeof formatCalendar;
  readonly formatEpochDate: typeof formatEpochDate;
}
