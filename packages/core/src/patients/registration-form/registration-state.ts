import type { FormValues } from '#forms';
import type { HttpError } from '#http';
import { NEW_FORM_STATE, type SavedFormState } from '#outbox';
import type { PatientMatch } from '#patients';
import type { Duplicate, RegisteredPatient, RegistrationDoubt } from '#patients/registration';
import type { RegistrationStep } from './registration-form.ts';

/** Who somebody may already be. `failed`: it could not be asked; that keeps nobody from registering. */
export interface DuplicatesFound {
  readonly phase: 'idle' | 'looking' | 'ready' | 'failed';
  readonly list: readonly Duplicate[];
  /** Somebody at another facility fits. */
  readonly elsewhere: boolean;
  readonly error: HttpError | undefined;
}

export interface RegistrationState extends SavedFormState {
  readonly step: RegistrationStep;
  /** The steps that may be gone to: those without problems when they were left, and the one after them. */
  readonly open: ReadonlySet<RegistrationStep>;
  /** By the paths of their fields. */
  readonly doubts: readonly RegistrationDoubt[];
  /** The person confirmed that the doubtful entries are right. */
  readonly confirmed: boolean;
  readonly duplicates: DuplicatesFound;
  /** Why this is none of the duplicates. */
  readonly reason: string;
  /** The patient who has the entered UHID, as the server reported. */
  readonly uhidOwner: PatientMatch | undefined;
  /** As the server stored them. */
  readonly patient: RegisteredPatient | undefined;
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
});

/** What is still asked for before the registration is saved: both are answers, neither keeps anybody out. */
export const lacksReason = ({ duplicates, reason }: RegistrationState): boolean =>
  duplicates.list.length > 0 && reason.trim() === '';
export const lacksConfirmation = ({ doubts, confirmed }: RegistrationState): boolean =>
  doubts.length > 0 && !confirmed;
