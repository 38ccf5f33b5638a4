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
