import { setTimeout as pause } from 'node:timers/promises';
import { errorFacts, type Log } from '../http/log.ts';

export interface Repeated {
  /** Milliseconds between the end of one run and the next. */
  readonly every: number;
  /** The signal ends a task that would go on for long. */
  readonly task: (signal: AbortSignal) => Promise<void>;
  /** The event that is logged when a run fails; the next one comes all the same. */
  readonly failure: string;
}

/** Runs a task at once and again and again. Ends with the signal, after the run under way. */
export async function repeatUntilStopped(
  { every, task, failure }: Repeated,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await task(signal).catch((error) => log.warn(failure, errorFacts(error)));
    await pause(every, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
