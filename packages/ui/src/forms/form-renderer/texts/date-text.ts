import type { Formats } from '@careline/core/internal/formatting';
import { useCallback } from 'react';
import { useFormatEpochDate, useFormatTime } from '../../../messages/index.ts';
import { measuredDay } from '../measured-day.ts';

/** Formats a stored day, or day and time, such as 5 Jan'24, 6:30 pm. */
export function dateText(
  text: string,
  formatEpochDate: Formats['formatEpochDate'],
  formatTime: Formats['formatTime'],
): string {
  const day = measuredDay({ date: text.slice(0, 10) }, 'UTC', formatEpochDate);
  // A wall-clock time, so it must not be converted between zones.
  const time = text.slice(10) && formatTime(`${text}:00Z`, { timeZone: 'UTC' });
  return time ? `${day}, ${time}` : day;
}

/** Returns `dateText` with the page's own date format. */
export function useDateText(): (text: string) => string {
  const day = useFormatEpochDate();
  const time = useFormatTime();
  return useCallback((text) => dateText(text, day, time), [day, time]);
}
