import { isoDay } from '../dates/calendar-day.ts';
import { formatCalendar } from '../dates/format-calendar.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatEpochDate } from '../dates/format-epoch-date.ts';
import { formatTime } from '../dates/format-time.ts';
import { type DateInput, type FormatOptions, readInstant } from '../dates/read-time.ts';
import { minuteOfDay } from '../dates/wall-clock.ts';
import type { Formats } from '../formats.ts';
import {
  type FormatterFault,
  type FormatterName,
  type Formatters,
  formatterFault,
  two,
  writeWith,
} from './formatters.ts';

const dayOf = (value: DateInput, options?: FormatOptions) => isoDay(value, options?.timeZone);

/** Returns the local time as HH:MM in 24 hours. */
function timeOf(value: DateInput, options?: FormatOptions): string | undefined {
  const minutes = minuteOfDay(readInstant(value, options?.timeZone), options?.timeZone);
  return Number.isNaN(minutes) ? undefined : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Returns formats that use a page's formatters.
 * If a formatter is unusable (`formatterFault`) or fails on a value, that value is formatted our way and `onFault` is
 * called.
 */
export function pageFormats(
  formatters: Formatters,
  locale: string,
  onFault: (name: FormatterName, fault: FormatterFault) => void,
): Formats {
  function writer(name: FormatterName): (value: string | undefined) => string | undefined {
    const fault = formatterFault(formatters, name, locale);
    if (fault) onFault(name, fault);
    if (fault || !formatters[name]) return () => undefined;
    const texts = new Map<string, string | undefined>();
    return (value) => {
      if (value === undefined) return undefined;
      if (texts.has(value)) return texts.get(value);
      const written = writeWith(formatters, name, value, locale);
      if ('fault' in written) onFault(name, written.fault);
      const text = 'text' in written ? written.text : undefined;
      texts.set(value, text);
      return text;
    };
  }
  const date = writer('date');
  const time = writer('time');
  const formats: Formats = {
    formatDate: (value, options) => date(dayOf(value, options)) ?? formatDate(value, options),
    formatTime: (value, options) => time(timeOf(value, options)) ?? formatTime(value, options),
    formatCalendar: (value, now, options) =>
      formatCalendar(value, now, options, {
        time: formats.formatTime(value, options),
        date: date(dayOf(value, options)),
      }),
    formatEpochDate(value, options) {
      const own = formatEpochDate(value, options);
      return (own.startsWith('-') ? undefined : date(dayOf(Number(value), options))) ?? own;
    },
  };
  return formats;
}
