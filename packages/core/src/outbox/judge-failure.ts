import type { HttpError } from '#http';
import type { EntryWait } from './outbox-entry.ts';

/** Whether the server may have stored what was sent: `as-before` where this try says nothing about earlier ones. */
export type Storing = 'unknown' | 'no' | 'as-before';

export type Verdict =
  | { readonly next: 'again'; readonly waitsFor: EntryWait; readonly storing: Storing }
  | { readonly next: 'tray'; readonly state: 'refused' | 'conflict'; readonly storing: Storing };

type Facts = Pick<HttpError, 'failure' | 'status' | 'code'>;

function judgeRefusal({ status = 0, code }: Facts): Verdict {
  if (status >= 500) return { next: 'again', waitsFor: 'server', storing: 'unknown' };
  if (status === 429) return { next: 'again', waitsFor: 'server', storing: 'as-before' };
  if (status === 401) return { next: 'again', waitsFor: 'sign-in', storing: 'as-before' };
  // Refused before the key was looked at.
  if (status !== 409 || code === 'contract-unsupported')
    return { next: 'tray', state: 'refused', storing: 'as-before' };
  // The patient is another record now; nothing of this is there to compare with.
  if (code === 'patient-merged') return { next: 'tray', state: 'refused', storing: 'no' };
  // A key that had stored something would have been answered with what it stored.
  return { next: 'tray', state: 'conflict', storing: 'no' };
}

/**
 * What becomes of an entry after a failed try. Lost connections, time-outs, 5xx and 429 are tried again; 401 waits for a
 * sign-in; 409 is a conflict, but for a patient whose record was merged; every other refusal goes to the tray. An unreadable answer is no confirmation (networks
 * that ask for a log-in answer 200 with a page of theirs), so it is tried again too.
 */
export function judgeFailure(error: Facts): Verdict {
  if (error.failure === 'refused') return judgeRefusal(error);
  const waitsFor = error.failure === 'answer-invalid' ? 'server' : 'network';
  return { next: 'again', waitsFor, storing: 'unknown' };
}
