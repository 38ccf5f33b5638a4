import { formatDate, formatTime } from '@careline/core/internal/formatting';

/** Print formats: the doctor's paper as A4, A5 or on an 80 mm thermal roll, and the patient's copy. */
export const PAPER_FORMATS = ['a4', 'a5', 'roll', 'patient'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Remembers the chosen format on this device. */
export interface PaperFormatMemory {
  /** Returns an empty string until a format was chosen. */
  readonly get: () => string;
  readonly choose: (format: PaperFormat) => void;
}

/** Returns the remembered format; A4 if there is none. */
export const formatFrom = (memory: PaperFormatMemory | undefined): PaperFormat =>
  PAPER_FORMATS.find((format) => format === memory?.get()) ?? 'a4';

/** Formats a day or an instant (unix seconds) for print. */
export const paperDay = (at: number | string, timeZone: string): string => formatDate(at, { timeZone });

/** Formats unix seconds as "12-03-2026, 10:05 am". */
export const paperTime = (at: number, timeZone: string): string =>
  `${formatDate(at, { timeZone })}, ${formatTime(at, { timeZone })}`;
