import type { Label } from '#formatting';

/** Rules of law that a line can break. */
const LAW_RULES = [
  'prohibited-medicine',
  'controlled-by-telemedicine',
  'listed-for-video-only',
  'started-without-video',
  'not-listed',
  'not-recognised',
] as const;
export type LawRule = (typeof LAW_RULES)[number];

/**
 * What the law has against a line. `stop`: the line may not be signed, and no reason changes that, so a `MedicineFinding`
 * does not fit. `confirm`: the doctor confirms once that the guidelines allow it for this patient.
 */
export interface LawFinding {
  readonly force: 'stop' | 'confirm';
  readonly rule: LawRule;
  /** The substances it is about, or the medicine as written. */
  readonly about: string;
  readonly problem: Label;
  readonly act: Label;
  readonly source: string;
}
