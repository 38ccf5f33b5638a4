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

/** What is learned about the routine while the call goes on (specification 4); null and '' as a server may answer them. */
export interface RoutineInfo {
  readonly vitaId?: string | null;
  readonly providerId?: string | null;
  readonly providerName?: string | null;
  /** Unix seconds. */
  readonly userEnrollmentDate?: number | '' | null;
  readonly reloadRoutineInfo?: boolean | '' | null;
}

/** The value given, unless it is empty; `false` is a value (design 5). */
function given<Value>(value: Value | '' | null | undefined, otherwise: Value): Value {
  return value === undefined || value === null || value === '' ? otherwise : value;
}

/**
 * A context with what was learned: a value is stored only when it is not empty, and an enrolment date of 0 is empty.
 * Info of another patient belongs to another call and is refused whole: the context comes back as it was, as it does
 * when nothing changes.
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
