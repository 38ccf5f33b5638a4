import type { Pauses } from './pauses.ts';
import { MAX_SIGNALS, type Signal } from './signal.ts';
import { sendSignals } from './visit.endpoints.ts';
import { type VisitClient, VisitError } from './visit-client.ts';

/** Sends our signals to the peer. */
export interface SignalSending {
  post(signal: Signal): void;
  /** Drops queued signals because the peer's page is gone. */
  drop(): void;
}

export interface SignalSendingOptions {
  readonly client: VisitClient;
  readonly pauses: Pauses;
  /** The connections of our seat and of the peer's. */
  readonly connections: () => { readonly connection: number; readonly to: number };
  /** Aborted when the call ends. */
  readonly over: AbortSignal;
}

/** Creates a queue that sends signals in order, through interruptions. */
export function createSignalSending(options: SignalSendingOptions): SignalSending {
  const { client, pauses, connections, over } = options;
  let waiting: Signal[] = [];
  let isSending = false;

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let failures = 0; waiting.length > 0 && !over.aborted; ) {
      const { connection, to } = connections();
      const signals = waiting.slice(0, MAX_SIGNALS);
      try {
        await client(sendSignals, { connection, to, signals });
        failures = 0;
        if (to === connections().to) waiting = waiting.slice(signals.length);
      } catch (error) {
        if (error instanceof VisitError && error.isFinal) waiting = [];
        else await pauses.after(failures);
        failures += 1;
      }
    }
    isSending = false;
  }

  return {
    post(signal) {
      waiting.push(signal);
      void flush();
    },
    drop() {
      waiting = [];
    },
  };
}
