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

/** Key of change drafts in the draft store. */
const CHANGE_DRAFTS = { programme: '', callType: 'registration-change' } as const;

const PREFIX = 'change:';

/** Returns the draft id for a change of this patient. */
export const changeDraftId = (vitaId: string): string => `${PREFIX}${vitaId}`;

/** Returns the patient of a change draft; undefined for other drafts. */
export const patientOfChangeDraft = (draftId: string): string | undefined =>
  draftId.startsWith(PREFIX) ? draftId.slice(PREFIX.length) : undefined;

export const changeDraftIndex = (vitaId: string): DraftIndex => ({ patient: vitaId, ...CHANGE_DRAFTS });

export interface ChangeDraft extends FormDraft {
  /** Version that the draft is based on; a draft without one has no entries. */
  readonly base: RegisteredPatient | undefined;
  readonly reason: EnteredReason<ChangeReason>;
}

export const draftOfChange = ({ patient, values, reason }: ChangeState) =>
  // Only the name: drafts with UHID and time belong to calls.
  patient && { about: { name: patient.name }, base: patient, values, reason };

const ENTRIES = {
  base: v.fallback(v.optional(registeredPatientSchema), undefined),
  reason: enteredReasonSchema(CHANGE_REASONS),
};

export const readChangeDraft = (content: unknown): ChangeDraft => {
  const { base, ...rest } = readFormDraft(content, ENTRIES, (read) => read.base && changeForm(read.base));
  return { base, ...rest };
};
