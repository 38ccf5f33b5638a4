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

/** What a colleague stored since the form was opened. */
export interface Meanwhile {
  /** Who, and when in unix seconds, where the server said so. */
  readonly by: { readonly name: string; readonly at: number } | undefined;
  readonly changes: readonly ChangedField[];
}

export interface ChangeState extends VersionedFormState {
  /** The version that is changed; undefined until it was read. */
  readonly patient: RegisteredPatient | undefined;
  readonly doubts: readonly RegistrationDoubt[];
  /** The person confirmed that the doubtful entries are right. */
  readonly confirmed: boolean;
  readonly reason: EnteredReason<ChangeReason>;
  /** The patient who has the entered UHID, as the server reported. */
  readonly uhidOwner: PatientMatch | undefined;
  readonly meanwhile: Meanwhile | undefined;
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
  meanwhile: undefined,
  saved: false,
};

/** The reason as it is sent; undefined while it is incomplete. */
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
