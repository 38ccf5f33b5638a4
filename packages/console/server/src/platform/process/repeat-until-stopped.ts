import { setTimeout as pause } from 'node:timers/promises';
import { errorFacts, type Log } from '../http/log.ts';

export interface Repeated {
  /** Milliseconds between the end of one run and the start of the next. */
  readonly every: number;
  /** The signal ends a long task. */
  readonly task: (signal: AbortSignal) => Promise<void>;
  /** The event to log when a run fails. The next run happens anyway. */
  readonly failure: string;
}

/** Runs a task immediately and then repeatedly. Stops with the signal, after the current run. */
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
