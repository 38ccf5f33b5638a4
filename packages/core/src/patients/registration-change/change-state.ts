import { type EditedForm, NOTHING_CHECKED, type Overlap } from '#forms';
import type { HttpError } from '#http';
import { type FormDraftStatus, NO_FORM_DRAFT, type WaitingSave } from '#outbox';
import type { PatientMatch } from '#patients';
import {
  type ChangedField,
  type ChangeReason,
  changeReasonProblems,
  type GivenReason,
  type RegisteredPatient,
  type RegistrationDoubt,
} from '#patients/registration';

/**
 * `unavailable`: the patient could not be read. `failed` is `editing` with a failure to show. `waiting`: the change is kept on
 * the device until it can be sent.
 */
export type ChangePhase = 'loading' | 'unavailable' | 'editing' | 'saving' | 'failed' | 'waiting';

/** What somebody else stored while something was entered here. */
export interface Meanwhile {
  /** Who, and when in unix seconds, where the server said so. */
  readonly by: { readonly name: string; readonly at: number } | undefined;
  readonly changes: readonly ChangedField[];
}

/** Why it is changed, as far as that was said. */
export interface EnteredReason {
  readonly code: ChangeReason | '';
  readonly text: string;
}

export const NO_REASON: EnteredReason = { code: '', text: '' };

export interface ChangeState extends EditedForm {
  readonly phase: ChangePhase;
  /** The version that is changed; undefined until it was read. */
  readonly patient: RegisteredPatient | undefined;
  readonly overlaps: readonly Overlap[];
  readonly doubts: readonly RegistrationDoubt[];
  /** The person said that what is doubtful is right. */
  readonly confirmed: boolean;
  readonly reason: EnteredReason;
  /** What was asked for at the end is shown as missing: the reason, the confirmation. */
  readonly asked: boolean;
  readonly failure: HttpError | undefined;
  /** Who has the UHID that was entered, as the server said. */
  readonly uhidOwner: PatientMatch | undefined;
  readonly meanwhile: Meanwhile | undefined;
  readonly waiting: WaitingSave | undefined;
  readonly draft: FormDraftStatus;
  /** The last change was stored, and nothing was entered since. */
  readonly saved: boolean;
  /** Something would be lost: the server has not confirmed it. */
  readonly dirty: boolean;
}

export const INITIAL_CHANGE: ChangeState = {
  phase: 'loading',
  patient: undefined,
  values: {},
  checked: NOTHING_CHECKED,
  problems: {},
  overlaps: [],
  doubts: [],
  confirmed: false,
  reason: NO_REASON,
  asked: false,
  failure: undefined,
  uhidOwner: undefined,
  meanwhile: undefined,
  waiting: undefined,
  draft: NO_FORM_DRAFT,
  saved: false,
  dirty: false,
};

/** Whether anything may be entered now, in this tab. */
export const isChangeable = ({ phase, draft }: Pick<ChangeState, 'phase' | 'draft'>): boolean =>
  (phase === 'editing' || phase === 'failed') && draft.editable;

/** The reason as it is sent; undefined while it is not said. */
export function givenReason({ code, text }: EnteredReason): GivenReason | undefined {
  if (code === '') return undefined;
  const words = text.trim();
  const reason = { code, ...(words !== '' && { text: words }) };
  return changeReasonProblems('registration', reason).length === 0 ? reason : undefined;
}

export const lacksChangeReason = ({ reason }: Pick<ChangeState, 'reason'>): boolean =>
  givenReason(reason) === undefined;
export const lacksChangeConfirmation = ({ doubts, confirmed }: ChangeState): boolean =>
  doubts.length > 0 && !confirmed;
