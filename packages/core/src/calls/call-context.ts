import { PROGRAMMES, type ProgrammeKey } from '#programmes';

/**
 * What one call is about (specification 3.8, call-flow state). Opening a call makes a new one; it never changes, so a
 * form, its patient and its save cannot come apart (design 5).
 */
export interface CallContext {
  readonly vitaId: string;
  readonly facilityId: string;
  readonly programName: ProgrammeKey;
  readonly callTypes: readonly string[];
  readonly reportMetrics: readonly string[];
  readonly providerId: string;
  readonly providerName: string;
  /** Unix seconds; 0 where the enrolment date is not known. */
  readonly userEnrollmentDate: number;
  readonly reloadRoutineInfo: boolean;
}

export interface CallContextInput {
  readonly vitaId: string;
  readonly facilityId: string;
  readonly programme: ProgrammeKey;
  readonly providerId: string;
  readonly providerName: string;
  readonly userEnrollmentDate?: number;
}

/** A new, frozen context with the programme's call types and report metrics. */
export function openCallContext(input: CallContextInput): CallContext {
  const { callTypes, reportMetrics } = PROGRAMMES[input.programme];
  return Object.freeze({
    vitaId: input.vitaId,
    facilityId: input.facilityId,
    programName: input.programme,
    callTypes,
    reportMetrics,
    providerId: input.providerId,
    providerName: input.providerName,
    userEnrollmentDate: input.userEnrollmentDate ?? 0,
    reloadRoutineInfo: false,
  });
}
