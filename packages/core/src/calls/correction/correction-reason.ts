import { MAX_CORRECTION_REASON } from '../call-saves.endpoints.ts';

export type ReasonProblem = 'required' | 'too-long';

/** Returns the problem of a reason for a correction or withdrawal. */
export function reasonProblem(reason: string): ReasonProblem | undefined {
  const length = reason.trim().length;
  if (length === 0) return 'required';
  return length > MAX_CORRECTION_REASON ? 'too-long' : undefined;
}
