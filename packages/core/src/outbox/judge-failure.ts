import type { HttpError } from '#http';
import type { EntryWait } from './outbox-entry.ts';

/** Whether the server may have stored the request; `as-before` if this attempt says nothing about earlier ones. */
export type Storing = 'unknown' | 'no' | 'as-before';

export type Verdict =
  | { readonly next: 'again'; readonly waitsFor: EntryWait; readonly storing: Storing }
  | { readonly next: 'tray'; readonly state: 'refused' | 'conflict'; readonly storing: Storing };

type Facts = Pick<HttpError, 'failure' | 'status' | 'code'>;

function judgeRefusal({ status = 0, code }: Facts): Verdict {
  if (status >= 500) return { next: 'again', waitsFor: 'server', storing: 'unknown' };
  if (status === 429) return { next: 'again', waitsFor: 'server', storing: 'as-before' };
  if (status === 401) return { next: 'again', waitsFor: 'sign-in', storing: 'as-before' };
  // Refused before the key was checked.
  if (status !== 409 || code === 'contract-unsupported')
    return { next: 'tray', state: 'refused', storing: 'as-before' };
  // The patient's record was merged, so there is nothing to compare with.
  if (code === 'patient-merged') return { next: 'tray', state: 'refused', storing: 'no' };
  // If the key had stored something, the response would contain it.
  return { next: 'tray', state: 'conflict', storing: 'no' };
}

/**
 * Decides what happens after a failed attempt.
 * Lost connections, time-outs, 5xx and 429 are retried; 401 waits for a sign-in; 409 is a conflict, except for merged
 * patients; every other refusal goes to the tray. An unreadable response confirms nothing (captive portals answer 200
 * with their own page), so it is retried too.
 */
export function judgeFailure(error: Facts): Verdict {
  if (error.failure === 'refused') return judgeRefusal(error);
  const waitsFor = error.failure === 'answer-invalid' ? 'server' : 'network';
  return { next: 'again', waitsFor, storing: 'unknown' };
}
