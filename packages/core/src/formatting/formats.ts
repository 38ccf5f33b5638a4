import type { formatCalendar } from './dates/format-calendar.ts';
import type { formatDate, formatTime } from './dates/format-date.ts';
import type { formatEpochDate } from './dates/format-epoch-date.ts';

/** How a screen writes days and times: our way, or that of the page around a widget (`pageFormats`). */
export interface Formats {
  readonly formatDate: typeof formatDate;
  readonly formatTime: typeof formatTime;
  readonly formatCalendar: typeof formatCalendar;
  readonly formatEpochDate: typeof formatEpochDate;
}
