import { type EditedForm, NOTHING_CHECKED } from '#forms';
import type { HttpError } from '#http';
import { type FormDraftStatus, NO_FORM_DRAFT } from './form-draft-status.ts';
import type { WaitingSave } from './form-waiting.ts';

/**
 * `unavailable`: the stored version could not be read. `failed`: `editing` with a failure to show. `waiting`: the save
 * is on the device until it can be sent. `saved` is final.
 */
type SavedFormPhase = 'loading' | 'unavailable' | 'editing' | 'saving' | 'failed' | 'waiting' | 'saved';

/** State that every saved form has. */
export interface SavedFormState extends EditedForm {
  readonly phase: SavedFormPhase;
  /** A save was attempted without a required answer, such as a reason; show what is missing. */
  readonly asked: boolean;
  /** Why the last save or load failed. */
  readonly failure: HttpError | undefined;
  /** Set in the phase `waiting`. */
  readonly waiting: WaitingSave | undefined;
  readonly draft: FormDraftStatus;
  /** Whether there is something that the server has not confirmed. */
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

/** Whether this tab can edit the form now. */
export const isFormEditable = ({ phase, draft }: Pick<SavedFormState, 'phase' | 'draft'>): boolean =>
  (phase === 'editing' || phase === 'failed') && draft.editable;

/**
 * `unchanged`: nothing was entered. `asks`: an answer is missing, such as the reason. `conflict`: a colleague saved
 * first, and both versions are in the form. `waiting`: the save is on the device. `refused`: the form can't be saved
 * now.
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

/** The entered reason for a change. */
export interface EnteredReason<Code extends string> {
  readonly code: Code | '';
  readonly text: string;
}

export const NO_REASON: EnteredReason<never> = { code: '', text: '' };
