import { dispositionOf } from '../outcome/disposition.ts';

/** A past call as the worklist needs it; times in unix seconds. */
export interface PastCall {
  readonly id: string;
  readonly callType: string;
  /** From the latest status. */
  readonly status: string;
  readonly disposition: string | null;
  readonly attempt: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly nextCallAt: number | null;
  readonly authorId: string;
}

/**
 * Returns the result of a call: open, done (reached, or nothing left to ask), to be retried, or stopped. Corrections
 * count by their disposition; unknown ones count as done, so that no one is called twice.
 */
export function resultOf({ status, disposition }: PastCall): 'open' | 'done' | 'retry' | 'stop' {
  if (status === 'dialling' || status === 'unfinished') return 'open';
  const known = dispositionOf(disposition ?? '');
  if (known?.stopsCalls) return 'stop';
  // Patients without another number are treated as stopped elsewhere.
  if (known?.stopsNumber) return 'retry';
  return (known?.outcome ?? status) === 'retry' ? 'retry' : 'done';
}
