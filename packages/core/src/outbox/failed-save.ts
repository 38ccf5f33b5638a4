import { type Endpoint, HttpError, type HttpFailure } from '#http';
import { judgeFailure } from './judge-failure.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export interface FailedSave {
  readonly body: unknown;
  /** The patient's id. */
  readonly patient: string;
  /** The key of the try that failed. */
  readonly idempotencyKey: string;
}

/**
 * Puts a save whose try failed into the outbox and returns the id of its entry. Returns undefined where a further try would
 * not help, and where the device cannot store it: then the form must stay.
 */
export async function queueFailedSave(
  outbox: Pick<Outbox, 'enqueue'> | undefined,
  endpoint: Endpoint,
  save: FailedSave,
  error: HttpError,
): Promise<string | undefined> {
  const verdict = judgeFailure(error);
  if (!outbox || verdict.next !== 'again') return undefined;
  const request = { ...save, maybeStored: verdict.storing === 'unknown' };
  const queued = await outbox.enqueue(endpoint, request).catch(() => undefined);
  return queued?.result === 'queued' ? queued.id : undefined;
}

/** The failure that an entry stores, as its request would have thrown it. */
export function errorOfEntry({
  endpoint,
  lastError,
}: Pick<OutboxEntry, 'endpoint' | 'lastError'>): HttpError {
  const { failure = 'refused', status, code, requestId, errors = [] } = lastError ?? {};
  const about = { status: status ?? 400, code: code ?? '' };
  const problem = { type: 'about:blank', title: '', ...about, errors: [...errors] };
  return new HttpError({ failure: failure as HttpFailure, endpoint, status, code, requestId, problem });
}
