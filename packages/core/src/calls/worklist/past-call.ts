import { dispositionOf } from '../outcome/disposition.ts';

/** What the worklist needs of a call that was made; times in unix seconds. */
export interface PastCall {
  readonly id: string;
  readonly callType: string;
  /** Of the newest status. */
  readonly status: string;
  readonly disposition: string | null;
  readonly attempt: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly nextCallAt: number | null;
  readonly authorId: string;
}

/**
 * What a call came to: still open, done (somebody was reached, or nothing is left to ask), to be tried again, or stopped.
 * A correction counts by its disposition; one of a newer version counts as done, so that nobody is called twice for it.
 */
export function resultOf({ status, disposition }: PastCall): 'open' | 'done' | 'retry' | 'stop' {
  if (status === 'dialling' || status === 'unfinished') return 'open';
  const known = dispositionOf(disposition ?? '');
  if (known?.stopsCalls) return 'stop';
  // Whoever has no other number is told as stopped by what is asked beside this.
  if (known?.stopsNumber) return 'retry';
  return (known?.outcome ?? status) === 'retry' ? 'retry' : 'done';
}
