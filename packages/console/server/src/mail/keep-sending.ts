import { setTimeout as pause } from 'node:timers/promises';
import { errorFacts, type Log } from '../http/log.ts';

const EVERY_MS = 15_000;

/**
 * Sends what waits at once, which a server that was stopped may have left, and again and again: mails whose time for
 * another try has come, and those of a process that ended. Ends with the signal, after the mail under way.
 */
export async function keepSending(send: () => Promise<void>, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await send().catch((error) => log.warn('mails-not-read', errorFacts(error)));
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
