import { answersFrom, type FormDefinition, type FormValues } from '#forms';
import type { BodyOf } from '#http';
import { manualMetaInfo } from '#metrics';
import type { CallLog } from '../call-log.ts';
import type { correctCallLog } from '../call-saves.endpoints.ts';
import type { Contact, NewContactStatus } from '../contact.ts';

/** Outcome in a correction; the end time stays. */
export type CorrectedOutcome = Omit<NewContactStatus, 'id' | 'endedAt' | 'metaInfo'>;

/** New version of a call. */
export interface Correction {
  /** The call being corrected. */
  readonly contact: Contact;
  readonly outcome: CorrectedOutcome;
  /** Form of a reached call, and the log version that it follows. */
  readonly filled?: {
    readonly log: Pick<CallLog, 'version'>;
    readonly form: FormDefinition;
    readonly values: FormValues;
  };
  readonly reason: string;
}

export interface CorrectionPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

type Body = BodyOf<typeof correctCallLog>;

/** Content of a correction without ids and times. */
export type CorrectionFacts = Omit<Body, 'status' | 'log' | 'readings'> & {
  readonly status: Omit<Body['status'], 'id' | 'metaInfo'>;
  readonly log?: Omit<NonNullable<Body['log']>, 'metaInfo'>;
};

export function correctionFacts({ contact, outcome, filled, reason }: Correction): CorrectionFacts {
  const { id: contactId, vitaId, startedAt, status } = contact;
  return {
    contactId,
    vitaId,
    reason: reason.trim(),
    followsStatus: status.id,
    status: { ...outcome, endedAt: status.endedAt ?? startedAt },
    ...(filled && {
      log: {
        form: filled.form.id,
        answers: answersFrom(filled.form, filled.values),
        follows: filled.log.version,
      },
    }),
  };
}

/** Returns the correction with new ids and times. */
export function stampedCorrection(
  { status, log, ...facts }: CorrectionFacts,
  { now, newId }: CorrectionPorts,
): Body {
  const metaInfo = manualMetaInfo(now());
  return {
    ...facts,
    status: { id: newId(), ...status, metaInfo },
    ...(log && { log: { ...log, metaInfo } }),
  };
}
