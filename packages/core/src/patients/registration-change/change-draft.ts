import * as v from 'valibot';
import {
  type DraftIndex,
  type EnteredReason,
  enteredReasonSchema,
  type FormDraft,
  readFormDraft,
} from '#outbox';
import {
  CHANGE_REASONS,
  type ChangeReason,
  type RegisteredPatient,
  registeredPatientSchema,
} from '#patients/registration';
import { changeForm } from './change-form.ts';
import type { ChangeState } from './change-state.ts';

/** What drafts of changes are found by. */
const CHANGE_DRAFTS = { programme: '', callType: 'registration-change' } as const;

const PREFIX = 'change:';

/** The draft of a change of this patient. */
export const changeDraftId = (vitaId: string): string => `${PREFIX}${vitaId}`;

/** The patient of a change's draft; undefined for any other draft. */
export const patientOfChangeDraft = (draftId: string): string | undefined =>
  draftId.startsWith(PREFIX) ? draftId.slice(PREFIX.length) : undefined;

export const changeDraftIndex = (vitaId: string): DraftIndex => ({ patient: vitaId, ...CHANGE_DRAFTS });

export interface ChangeDraft extends FormDraft {
  /** The version it was made from; a draft without one has no entries. */
  readonly base: RegisteredPatient | undefined;
  readonly reason: EnteredReason<ChangeReason>;
}

export const draftOfChange = ({ patient, values, reason }: ChangeState) =>
  // The name alone: a draft with a UHID and a time is a call's.
  patient && { about: { name: patient.name }, base: patient, values, reason };

const ENTRIES = {
  base: v.fallback(v.optional(registeredPatientSchema), undefined),
  reason: enteredReasonSchema(CHANGE_REASONS),
};

export const readChangeDraft = (content: unknown): ChangeDraft => {
  const { base, ...rest } = readFormDraft(content, ENTRIES, (read) => read.base && changeForm(read.base));
  return { base, ...rest };
};
