import { isUuid } from './common-schemas.ts';
import { HttpError } from './http-error.ts';

/** The record that a merged patient's record is now part of. */
export interface MergedPatient {
  readonly from: string;
  readonly to: string;
}

/** Returns the merge that caused a refusal; undefined for any other refusal. */
export function mergedPatient(error: unknown): MergedPatient | undefined {
  if (!(error instanceof HttpError) || error.code !== 'patient-merged') return undefined;
  const { vitaId: to, mergedId: from } = (error.problem?.patient ?? {}) as Record<string, unknown>;
  return isUuid(from) && isUuid(to) ? { from, to } : undefined;
}
