import { type EnteredReason, NEW_FORM_STATE, NO_REASON, type VersionedFormState } from '#outbox';
import type { PatientMatch } from '#patients';
import {
  type ChangedField,
  type ChangeReason,
  changeReasonProblems,
  type GivenReason,
  type RegisteredPatient,
  type RegistrationDoubt,
} from '#patients/registration';

/** A colleague's change since the form was opened. */
export interface ConcurrentChange {
  /** Author and time (unix seconds), if the server returned them. */
  readonly by: { readonly name: string; readonly at: number } | undefined;
  readonly changes: readonly ChangedField[];
}

export interface ChangeState extends VersionedFormState {
  /** The version being changed; undefined until loaded. */
  readonly patient: RegisteredPatient | undefined;
  readonly doubts: readonly RegistrationDoubt[];
  /** Whether the user confirmed doubtful values. */
  readonly confirmed: boolean;
  readonly reason: EnteredReason<ChangeReason>;
  /** The patient who already has the entered UHID, according to the server. */
  readonly uhidOwner: PatientMatch | undefined;
  readonly concurrentChange: ConcurrentChange | undefined;
}

export const INITIAL_CHANGE: ChangeState = {
  ...NEW_FORM_STATE,
  phase: 'loading',
  patient: undefined,
  overlaps: [],
  doubts: [],
  confirmed: false,
  reason: NO_REASON,
  uhidOwner: undefined,
  concurrentChange: undefined,
  saved: false,
};

/** Returns the reason as sent; undefined while incomplete. */
export function givenReason({ code, text }: EnteredReason<ChangeReason>): GivenReason | undefined {
  if (code === '') return undefined;
  const words = text.trim();
  const reason = { code, ...(words !== '' && { text: words }) };
  return changeReasonProblems('registration', reason).length === 0 ? reason : undefined;
}

export const lacksChangeReason = ({ reason }: Pick<ChangeState, 'reason'>): boolean =>
  givenReason(reason) === undefined;
export const lacksChangeConfirmation = ({ doubts, confirmed }: ChangeState): boolean =>
  doubts.length > 0 && !confirmed;
