import type { LineFailure } from '@careline/core/internal/calls/line';

/** A call that a provider is asked to connect. Nothing of it but ids may be logged. */
export interface WantedLine {
  /** The contact's id; the provider names it in what it tells us of the call. */
  readonly reference: string;
  /** As it is dialled: E.164 where the country is known. */
  readonly number: string;
  /** The e-mail address of who calls: the provider knows their extension. */
  readonly agent: string;
  /** What the patient's phone shows, as the organisation set it; without it what the installation set. */
  readonly callerId?: string;
}

/** The provider did not take the call. */
export class LineError extends Error {
  override readonly name = 'LineError';
  readonly reason: LineFailure;
  constructor(reason: LineFailure, options?: ErrorOptions) {
    super(`The line was not connected: ${reason}`, options);
    this.reason = reason;
  }
}

/** A telephony provider: connects calls and ends them. Both are asked outside of any transaction. */
export interface CallProvider {
  /** Asks for the connection; resolves with the provider's name of the call, rejects with `LineError`. */
  connect(line: WantedLine): Promise<string>;
  /** Asks for its end; rejects with `LineError`. */
  hangUp(ref: string): Promise<void>;
}

/**
 * Who dials. `device`: the person, on a phone or softphone of theirs (decision 0051). `simulated`: nobody is rung, for a
 * demo. `provider`: `connect` and `hangUp` ask it after the answer has gone, and store what came of it.
 */
export type Telephony =
  | { readonly kind: 'device' }
  | { readonly kind: 'simulated' }
  | {
      readonly kind: 'provider';
      connect(line: WantedLine): Promise<void>;
      hangUp(contactId: string): Promise<void>;
    };

export const DEVICE: Telephony = { kind: 'device' };
