import type { Formats } from '@careline/core/internal/formatting';
import { useCallback } from 'react';
import { useFormatEpochDate, useFormatTime } from '../../../messages/index.ts';
import { measuredDay } from '../measured-day.ts';

/** A stored day, or a day and a time, as people read it: 5 Jan'24, 6:30 pm. */
export function dateText(
  text: string,
  formatEpochDate: Formats['formatEpochDate'],
  formatTime: Formats['formatTime'],
): string {
  const day = measuredDay({ date: text.slice(0, 10) }, 'UTC', formatEpochDate);
  // A wall-clock time: read in no zone but the one it is written in.
  const time = text.slice(10) && formatTime(`${text}:00Z`, { timeZone: 'UTC' });
  return time ? `${day}, ${time}` : day;
}

/** The same, as the screen writes days and times. */
export function useDateText(): (text: string) => string {
  const day = useFormatEpochDate();
  const time = useFormatTime();
  return useCallback((text) => dateText(text, day, time), [day, time]);
}
