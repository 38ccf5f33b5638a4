import type { Label } from '#formatting';

/** Legal rules that a line can violate. */
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
 * A legal problem of a line. `stop`: it can't be signed, whatever the reason, unlike a `MedicineFinding`. `confirm`:
 * the doctor confirms that the guidelines allow it for this patient.
 */
export interface LawFinding {
  readonly force: 'stop' | 'confirm';
  readonly rule: LawRule;
  /** Its substances, or the medicine as written. */
  readonly about: string;
  readonly problem: Label;
  readonly act: Label;
  readonly source: string;
}
