import type { LineFailure } from '@careline/core/internal/calls/line';

/** A call for a provider to connect. Log nothing but its ids. */
export interface WantedLine {
  /** The contact id. The provider repeats it in its events. */
  readonly reference: string;
  /** In the form in which it is dialled: E.164 if the country is known. */
  readonly number: string;
  /** The caller's e-mail address. The provider maps it to an extension. */
  readonly agent: string;
  /** The number shown to the patient, as set by the organisation. Defaults to the installation's setting. */
  readonly callerId?: string;
}

export class LineError extends Error {
  override readonly name = 'LineError';
  readonly reason: LineFailure;
  constructor(reason: LineFailure, options?: ErrorOptions) {
    super(`The line was not connected: ${reason}`, options);
    this.reason = reason;
  }
}

/** A telephony provider. Both methods are called outside of transactions. */
export interface CallProvider {
  /** Connects a call. Resolves with the provider's call id, rejects with `LineError`. */
  connect(line: WantedLine): Promise<string>;
  /** Ends a call. Rejects with `LineError`. */
  hangUp(ref: string): Promise<void>;
}

/**
 * Who dials. `device`: the user, on their own phone or softphone (decision 0051). `simulated`: a demo without
 * real calls. `provider`: `connect` and `hangUp` ask the provider after the response is sent, and store the
 * result.
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
