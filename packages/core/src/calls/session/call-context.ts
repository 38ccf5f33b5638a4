import { PROGRAMMES, type ProgrammeKey } from '#programmes';

/**
 * Context of a call (specification 3.8, call-flow state). Every call gets a new one. It never changes, so that form,
 * patient and save always belong together (design 5).
 */
export interface CallContext {
  readonly vitaId: string;
  readonly facilityId: string;
  readonly programName: ProgrammeKey;
  readonly callTypes: readonly string[];
  readonly reportMetrics: readonly string[];
  readonly providerId: string;
  readonly providerName: string;
  /** Unix seconds; 0 if unknown. */
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

/** Returns a new, frozen context with the programme's call types and report metrics. */
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

/** Routine information that arrives during the call (specification 4); the server may send null and ''. */
export interface RoutineInfo {
  readonly vitaId?: string | null;
  readonly providerId?: string | null;
  readonly providerName?: string | null;
  /** Unix seconds. */
  readonly userEnrollmentDate?: number | '' | null;
  readonly reloadRoutineInfo?: boolean | '' | null;
}

/** Returns the value unless it is empty; `false` is a value (design 5). */
function given<Value>(value: Value | '' | null | undefined, otherwise: Value): Value {
  return value === undefined || value === null || value === '' ? otherwise : value;
}

/**
 * Returns the context with new information. Empty values are ignored, including an enrolment date of 0.
 * Information about another patient is refused entirely: the context is unchanged, and the same object.
 */
export function withRoutineInfo(context: CallContext, info: RoutineInfo): CallContext {
  if (given(info.vitaId, context.vitaId) !== context.vitaId) return context;
  const next: CallContext = {
    ...context,
    providerId: given(info.providerId, context.providerId),
    providerName: given(info.providerName, context.providerName),
    userEnrollmentDate: given(info.userEnrollmentDate || undefined, context.userEnrollmentDate),
    reloadRoutineInfo: given(info.reloadRoutineInfo, context.reloadRoutineInfo),
  };
  const changed = (Object.keys(next) as (keyof CallContext)[]).some((key) => next[key] !== context[key]);
  return changed ? Object.freeze(next) : context;
}
