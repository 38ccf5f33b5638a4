/** One piece of work that the server has not confirmed. */
export interface UnsentItem {
  readonly id: string;
  readonly kind: 'registration' | 'change' | 'sheet' | 'call' | 'prescription' | 'other';
  /** Name of the patient; undefined if it cannot be read here. */
  readonly name: string | undefined;
  /** `draft`: never sent. `refused` and `conflict` need the user's attention. */
  readonly state: 'draft' | 'waiting' | 'sending' | 'refused' | 'conflict';
  /** Milliseconds since 1970 when it was queued, or last saved. */
  readonly at: number;
  /** The server may already have stored it, so it can only be sent unchanged. */
  readonly maybeStored: boolean;
  /** The patient's record was merged into another one, which the next attempt uses. */
  readonly merged?: boolean | undefined;
  /** Request id of the last failed attempt, for support. */
  readonly requestId?: string | undefined;
}
