import { type HttpError, jsonText, mergedPatient } from '#http';
import { judgeFailure, type Storing } from './judge-failure.ts';
import type { EntryError, OutboxEntry } from './outbox-entry.ts';
import { retryDelay } from './retry-delay.ts';
import { fitsContract, type OutboxContract } from './send-order.ts';

/** Marks the start of an attempt; undefined if the entry is no longer waiting. */
export function begun(entry: OutboxEntry): OutboxEntry | undefined {
  if (entry.state !== 'waiting') return undefined;
  return { ...entry, state: 'sending', attempts: entry.attempts + 1, waitsFor: 'nothing' };
}

/** Marks an entry as confirmed and removes its content. */
export function done(entry: OutboxEntry, now: number): OutboxEntry {
  const { theirs: _, ...rest } = entry;
  return { ...rest, state: 'done', body: null, maybeStored: false, lastError: null, doneAt: now };
}

const MAYBE_STORED: Readonly<Record<Storing, (before: boolean) => boolean>> = {
  unknown: () => true,
  no: () => false,
  'as-before': (before) => before,
};

function errorOf(error: HttpError, at: number): EntryError {
  const { failure, status, code, requestId, action, problem } = error;
  const merged = mergedPatient(error);
  const errors = problem?.errors?.map(({ path, message }) => ({ path, message }));
  return { failure, status, code, requestId, action, errors, at, ...(merged && { merged }) };
}

/** Returns the entry after a failed attempt: waiting for the next one, or in the tray. */
export function failed(
  entry: OutboxEntry,
  error: HttpError,
  { now, random }: { readonly now: number; readonly random: number },
): OutboxEntry {
  const verdict = judgeFailure(error);
  const maybeStored = MAYBE_STORED[verdict.storing](entry.maybeStored);
  const after = { ...entry, maybeStored, lastError: errorOf(error, now) };
  if (verdict.next === 'tray') return { ...after, state: verdict.state, nextTryAt: 0 };
  const delay = retryDelay({
    attempts: entry.attempts,
    random,
    retryAfterMs: error.retryAfterMs,
  });
  return { ...after, state: 'waiting', waitsFor: verdict.waitsFor, nextTryAt: now + delay };
}

/**
 * Repairs an entry while nothing is being sent; undefined if nothing is needed.
 * An interrupted attempt may have arrived, so it is repeated with its key. Entries that the contract no longer
 * supports go to the tray.
 */
export function tidied(entry: OutboxEntry, contract: OutboxContract, now: number): OutboxEntry | undefined {
  if (entry.state !== 'sending' && entry.state !== 'waiting') return undefined;
  if (fitsContract(entry, contract) === 'tray') {
    const maybeStored = entry.maybeStored || entry.state === 'sending';
    const action = 'Enter it again in this version, or withdraw it.';
    const lastError = { failure: 'refused', code: 'contract-unsupported', action, at: now };
    return { ...entry, state: 'refused', maybeStored, lastError };
  }
  return entry.state === 'sending'
    ? { ...entry, state: 'waiting', maybeStored: true, nextTryAt: 0 }
    : undefined;
}

/** Redirects an entry to the record that its patient was merged into; nothing of it was stored. */
function redirected(entry: OutboxEntry): OutboxEntry {
  const merged = entry.lastError?.merged;
  if (!merged) return entry;
  const { from, to } = merged;
  const body: unknown = JSON.parse(jsonText(entry.body).replaceAll(from, to));
  return { ...entry, body, patient: entry.patient === from ? to : entry.patient };
}

/**
 * Returns an entry for an immediate retry by the user, who has seen which record it goes to; undefined while it is
 * being sent or done.
 */
export function retried(entry: OutboxEntry): OutboxEntry | undefined {
  if (entry.state === 'sending' || entry.state === 'done') return undefined;
  return { ...redirected(entry), state: 'waiting', waitsFor: 'nothing', attempts: 0, nextTryAt: 0 };
}
