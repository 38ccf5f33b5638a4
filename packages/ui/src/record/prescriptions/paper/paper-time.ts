import { formatDate, formatTime } from '@careline/core/internal/formatting';

/** A day or an instant (unix seconds) as papers write it. */
export const paperDay = (at: number | string, timeZone: string): string => formatDate(at, { timeZone });

/** Unix seconds as "12-03-2026, 10:05 am". */
export const paperTime = (at: number, timeZone: string): string =>
  `${formatDate(at, { timeZone })}, ${formatTime(at, { timeZone })}`;
