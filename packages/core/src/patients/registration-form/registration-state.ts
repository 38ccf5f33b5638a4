import { type EditedForm, type FormValues, NOTHING_CHECKED } from '#forms';
import type { HttpError } from '#http';
import { type FormDraftStatus, NO_FORM_DRAFT, type WaitingSave } from '#outbox';
import type { PatientMatch } from '#patients';
import type { Duplicate, RegisteredPatient, RegistrationDoubt } from '#patients/registration';
import type { RegistrationStep } from './registration-form.ts';

/**
 * `failed` is `editing` with a failure to show. `waiting`: it is kept on the device until it can be sent. Nothing changes any
 * more once the patient is `saved`.
 */
export type RegistrationPhase = 'editing' | 'saving' | 'failed' | 'waiting' | 'saved';

/** Who somebody may already be. `failed`: it could not be asked; that keeps nobody from registering. */
export interface DuplicatesFound {
  readonly phase: 'idle' | 'looking' | 'ready' | 'failed';
  readonly list: readonly Duplicate[];
  /** Somebody at another facility fits. */
  readonly elsewhere: boolean;
  readonly error: HttpError | undefined;
}

export interface RegistrationState extends EditedForm {
  readonly step: RegistrationStep;
  /** The steps that may be gone to: those that were free of problems when they were left, and the one after them. */
  readonly open: ReadonlySet<RegistrationStep>;
  /** By the paths of their fields. */
  readonly doubts: readonly RegistrationDoubt[];
  /** The person said that what is doubtful is right. */
  readonly confirmed: boolean;
  readonly duplicates: DuplicatesFound;
  /** Why this is none of the duplicates. */
  readonly reason: string;
  /** What was asked for at the end is shown as missing: the confirmation, the reason. */
  readonly asked: boolean;
  readonly phase: RegistrationPhase;
  /** Why saving failed last. */
  readonly failure: HttpError | undefined;
  /** Who has the UHID that was entered, as the server said. */
  readonly uhidOwner: PatientMatch | undefined;
  /** While it is `waiting`. */
  readonly waiting: WaitingSave | undefined;
  /** How what is entered is kept. */
  readonly draft: FormDraftStatus;
  /** As the server stored them. */
  readonly patient: RegisteredPatient | undefined;
  /** Something would be lost: the server has not confirmed it. */
  readonly dirty: boolean;
}

export const NO_DUPLICATES: DuplicatesFound = { phase: 'idle', list: [], elsewhere: false, error: undefined };

export function initialRegistrationState(values: FormValues): RegistrationState {
  return {
    step: 'identity',
    open: new Set(['identity']),
    values,
    checked: NOTHING_CHECKED,
    problems: {},
    doubts: [],
    confirmed: false,
    duplicates: NO_DUPLICATES,
    reason: '',
    asked: false,
    phase: 'editing',
    failure: undefined,
    uhidOwner: undefined,
    waiting: undefined,
    draft: NO_FORM_DRAFT,
    patient: undefined,
    dirty: false,
  };
}

/** Whether anything may be entered now, in this tab. */
export const isOpenForEntry = ({ phase, draft }: Pick<RegistrationState, 'phase' | 'draft'>): boolean =>
  (phase === 'editing' || phase === 'failed') && draft.editable;

/** What is still asked for before the registration is saved: both are answers, neither keeps anybody out. */
export const lacksReason = ({ duplicates, reason }: RegistrationState): boolean =>
  duplicates.list.length > 0 && reason.trim() === '';
export const lacksConfirmation = ({ doubts, confirmed }: RegistrationState): boolean =>
  doubts.length > 0 && !confirmed;
