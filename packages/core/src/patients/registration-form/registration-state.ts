import type { FormValues } from '#forms';
import type { HttpError } from '#http';
import { NEW_FORM_STATE, type SavedFormState } from '#outbox';
import type { PatientMatch } from '#patients';
import type { Duplicate, RegisteredPatient, RegistrationDoubt, WalkInVisit } from '#patients/registration';
import type { RegistrationStep } from './registration-form.ts';

/** Possible duplicates. `failed` means that the search failed, which does not prevent registration. */
export interface DuplicatesFound {
  readonly phase: 'idle' | 'looking' | 'ready' | 'failed';
  readonly list: readonly Duplicate[];
  /** Whether someone at another facility matches. */
  readonly elsewhere: boolean;
  readonly error: HttpError | undefined;
}

export interface RegistrationState extends SavedFormState {
  readonly step: RegistrationStep;
  /** Accessible steps: those left without problems, and the next one. */
  readonly open: ReadonlySet<RegistrationStep>;
  /** By field path. */
  readonly doubts: readonly RegistrationDoubt[];
  /** Whether the user confirmed doubtful values. */
  readonly confirmed: boolean;
  readonly duplicates: DuplicatesFound;
  /** Reason why no duplicate is the same person. */
  readonly reason: string;
  /** The patient who already has the entered UHID, according to the server. */
  readonly uhidOwner: PatientMatch | undefined;
  /** As stored by the server. */
  readonly patient: RegisteredPatient | undefined;
  /** The visit of a walk-in, if the response had it. */
  readonly visit: WalkInVisit | undefined;
}

export const NO_DUPLICATES: DuplicatesFound = { phase: 'idle', list: [], elsewhere: false, error: undefined };

export const initialRegistrationState = (values: FormValues): RegistrationState => ({
  ...NEW_FORM_STATE,
  values,
  step: 'identity',
  open: new Set(['identity']),
  doubts: [],
  confirmed: false,
  duplicates: NO_DUPLICATES,
  reason: '',
  uhidOwner: undefined,
  patient: undefined,
  visit: undefined,
});

/** Whether a reason about duplicates is required before saving. Any reason is accepted. */
export const lacksReason = ({ duplicates, reason }: RegistrationState): boolean =>
  duplicates.list.length > 0 && reason.trim() === '';
export const lacksConfirmation = ({ doubts, confirmed }: RegistrationState): boolean =>
  doubts.length > 0 && !confirmed;
