/** A pregnancy as reported by one call or staff entry. Days are YYYY-MM-DD. */
export interface ReportedPregnancy {
  /** When the call started or the entry was recorded; unix seconds. */
  readonly at: number;
  readonly dueDate?: string;
  /** The pregnancy is known since this day at the latest, without a date. */
  readonly knownOn?: string;
  readonly bornOn?: string;
  /** Set if no child is alive, or if the day of birth was not given. */
  readonly over?: true;
  /** The day it ended without a birth, if given. */
  readonly lostOn?: string;
  /** Set if the pregnancy was lost or the child died; `miscarriage` if there was no birth. */
  readonly lost?: 'miscarriage' | 'child';
}
