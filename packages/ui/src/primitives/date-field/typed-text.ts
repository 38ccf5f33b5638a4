import { asciiDigits, formatDate, formatTime, readTypedDay } from '@careline/core/internal/formatting';

const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

const plain = (typed: string): string => asciiDigits(typed.normalize('NFKC')).trim();

/** Returns a typed day as YYYY-MM-DD; undefined if it is not a day. */
export function dayOfTyped(typed: string): string | undefined {
  const day = readTypedDay(plain(typed).replace(EIGHT_DIGITS, '$1-$2-$3'));
  return day && day.missing === 0 && !day.impossible ? day.value : undefined;
}

/** Formats a stored day as DD-MM-YYYY. Text that is not a day is returned unchanged. */
export const textOfDay = (day: string): string => (dayOfTyped(day) === undefined ? day : formatDate(day));

const TIME = /^(\d{1,2})(?:[:. ]?(\d{2}))?\s*(?:([ap])\.?\s?m?\.?)?$/i;

/**
 * Returns a typed time as HH:MM; undefined if it is not one. Accepts 16:30, 1630, 4.30 pm and 4p. A bare 4 is not a
 * time yet, because it may become 4:30.
 */
export function timeOfTyped(typed: string): string | undefined {
  const [, hours, minutes, half] = TIME.exec(plain(typed)) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const onDial = Number(hours);
  const hour = half === undefined ? onDial : (onDial % 12) + (isAfternoon ? 12 : 0);
  const fits = half === undefined ? onDial < 24 : onDial >= 1 && onDial <= 12;
  if (!fits || Number(minutes ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** Formats a stored time as h:mm am or pm. Text that is not a time is returned unchanged. */
export const textOfTime = (time: string): string =>
  timeOfTyped(time) === undefined ? time : formatTime(`2000-01-01T${time}`, { timeZone: 'UTC' });
