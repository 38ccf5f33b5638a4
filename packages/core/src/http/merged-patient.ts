import { isUuid } from './common-schemas.ts';
import { HttpError } from './http-error.ts';

/** Where a patient is now whose record was merged into another one. */
export interface MergedPatient {
  readonly from: string;
  readonly to: string;
}

/** Who was merged into whom, where that is why a call was refused; undefined for any other refusal. */
export function mergedPatient(error: unknown): MergedPatient | undefined {
  if (!(error instanceof HttpError) || error.code !== 'patient-merged') return undefined;
  const { vitaId: to, mergedId: from } = (error.problem?.patient ?? {}) as Record<string, unknown>;
  return isUuid(from) && isUuid(to) ? { from, to } : undefined;
}
