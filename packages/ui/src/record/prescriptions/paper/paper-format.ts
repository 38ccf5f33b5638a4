import { formatDate, formatTime } from '@careline/core/internal/formatting';

/** What comes out of the printer: the doctor's paper in two sizes or on a thermal roll of 80 mm, or the patient's copy. */
export const PAPER_FORMATS = ['a4', 'a5', 'roll', 'patient'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Where the choice is remembered on this device. */
export interface PaperFormatMemory {
  /** Empty until somebody chose a format. */
  readonly get: () => string;
  readonly choose: (format: PaperFormat) => void;
}

/** The remembered format; A4 where there is none. */
export const formatFrom = (memory: PaperFormatMemory | undefined): PaperFormat =>
  PAPER_FORMATS.find((format) => format === memory?.get()) ?? 'a4';

/** A day or an instant (unix seconds) as papers write it. */
export const paperDay = (at: number | string, timeZone: string): string => formatDate(at, { timeZone });

/** Unix seconds as "12-03-2026, 10:05 am". */
export const paperTime = (at: number, timeZone: string): string =>
  `${formatDate(at, { timeZone })}, ${formatTime(at, { timeZone })}`;
