import { type Endpoint, HttpError, type HttpFailure } from '#http';
import { judgeFailure } from './judge-failure.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export interface FailedSave {
  readonly body: unknown;
  /** Patient id. */
  readonly patient: string;
  /** Key of the failed attempt. */
  readonly idempotencyKey: string;
}

/**
 * Puts a failed save into the outbox and returns its entry's id. Undefined if a retry would not help or the device
 * can't store it: then the form must stay.
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

/** Returns the error of an entry, as the request threw it. */
export function errorOfEntry({
  endpoint,
  lastError,
}: Pick<OutboxEntry, 'endpoint' | 'lastError'>): HttpError {
  const { failure = 'refused', status, code, requestId, errors = [] } = lastError ?? {};
  const about = { status: status ?? 400, code: code ?? '' };
  const problem = { type: 'about:blank', title: '', ...about, errors: [...errors] };
  return new HttpError({ failure: failure as HttpFailure, endpoint, status, code, requestId, problem });
}
