/** What one call, or one entry of staff, says of a pregnancy. Calendar days, YYYY-MM-DD. */
export interface ReportedPregnancy {
  /** When the call was begun, or the entry recorded; unix seconds. */
  readonly at: number;
  readonly dueDate?: string;
  /** There is one since that day at the latest, and nothing dates it. */
  readonly knownOn?: string;
  readonly bornOn?: string;
  /** No child of it lives, or nobody said when it was born. */
  readonly over?: true;
  /** When it ended without a birth, where that was said. */
  readonly lostOn?: string;
  /** It was lost, or its child does not live; `miscarriage` where there was no birth. */
  readonly lost?: 'miscarriage' | 'child';
}
