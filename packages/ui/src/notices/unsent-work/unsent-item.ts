/** One piece of work that the server has not confirmed, as a person is told of it. */
export interface UnsentItem {
  readonly id: string;
  readonly kind: 'registration' | 'change' | 'sheet' | 'call' | 'prescription' | 'other';
  /** The patient's; undefined where it cannot be read here. */
  readonly name: string | undefined;
  /** `draft`: begun and never sent. `refused` and `conflict` need a person. */
  readonly state: 'draft' | 'waiting' | 'sending' | 'refused' | 'conflict';
  /** Milliseconds since 1970: when it was queued, or saved last. */
  readonly at: number;
  /** The server may have it already, so it can only be sent as it is. */
  readonly maybeStored: boolean;
  /** The patient's record was merged into another one: the next try goes there. */
  readonly merged?: boolean | undefined;
  /** Of the last try that failed, for asking for help. */
  readonly requestId?: string | undefined;
}
