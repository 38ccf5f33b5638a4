import { type EditedForm, NOTHING_CHECKED } from '#forms';
import type { HttpError } from '#http';
import { type FormDraftStatus, NO_FORM_DRAFT } from './form-drafting.ts';
import type { WaitingSave } from './form-waiting.ts';

/**
 * `unavailable`: the stored version could not be read. `failed` is `editing` with a failure to show. `waiting`: the save is on
 * the device until it can be sent. After `saved` nothing changes any more.
 */
type SavedFormPhase = 'loading' | 'unavailable' | 'editing' | 'saving' | 'failed' | 'waiting' | 'saved';

/** The part of the state that every saved form has. */
export interface SavedFormState extends EditedForm {
  readonly phase: SavedFormPhase;
  /** A save needed an answer, such as a reason: what is missing is shown. */
  readonly asked: boolean;
  /** Why the last save or the last read failed. */
  readonly failure: HttpError | undefined;
  /** Set in the phase `waiting`. */
  readonly waiting: WaitingSave | undefined;
  readonly draft: FormDraftStatus;
  /** Leaving would lose something: the server has not confirmed it. */
  readonly dirty: boolean;
}

export const NEW_FORM_STATE = {
  phase: 'editing',
  values: {},
  checked: NOTHING_CHECKED,
  problems: {},
  asked: false,
  failure: undefined,
  waiting: undefined,
  draft: NO_FORM_DRAFT,
  dirty: false,
} as const satisfies SavedFormState;

/** Whether this tab may change the form now. */
export const isFormEditable = ({ phase, draft }: Pick<SavedFormState, 'phase' | 'draft'>): boolean =>
  (phase === 'editing' || phase === 'failed') && draft.editable;

/**
 * `unchanged`: nothing was entered. `asks`: an answer is missing, such as the reason. `conflict`: a colleague saved first; both
 * versions are in the form. `waiting`: the save is on the device. `refused`: the form cannot be saved now.
 */
export type SaveResult =
  | 'saved'
  | 'unchanged'
  | 'invalid'
  | 'asks'
  | 'conflict'
  | 'waiting'
  | 'failed'
  | 'refused';

/** Why something is changed, as far as it was entered. */
export interface EnteredReason<Code extends string> {
  readonly code: Code | '';
  readonly text: string;
}

export const NO_REASON: EnteredReason<never> = { code: '', text: '' };
