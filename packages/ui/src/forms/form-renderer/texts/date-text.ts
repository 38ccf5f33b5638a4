import { formatTime } from '@careline/core/formatting';
import { measuredDay } from '../measured-day.ts';

/** A stored day, or a day and a time, as people read it: 5 Jan'24, 6:30 pm. */
export function dateText(text: string): string {
  const day = measuredDay({ date: text.slice(0, 10) }, 'UTC');
  // A wall-clock time: read in no zone but the one it is written in.
  const time = text.slice(10) && formatTime(`${text}:00Z`, { timeZone: 'UTC' });
  return time ? `${day}, ${time}` : day;
}
