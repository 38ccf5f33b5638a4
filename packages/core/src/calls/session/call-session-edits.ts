import {
  createFormEditor,
  type FormDefinition,
  type FormEditor,
  type FormEdits,
  NOTHING_CHECKED,
} from '#forms';
import type { CallClock } from './call-session-outcome.ts';
import { type CallSessionState, isEditable } from './call-session-state.ts';
import { createOutcomeEdits, type OutcomeEdits } from './outcome-edits.ts';

/** What a person enters. All of it is ignored before the call has begun, while it is saved and afterwards. */
export interface CallEdits extends OutcomeEdits, FormEdits {}

export interface CallEditsOptions {
  readonly form: FormDefinition;
  readonly clock: CallClock;
  readonly store: FormEditor<CallSessionState>['store'];
  readonly set: (patch: Partial<CallSessionState>) => void;
}

export function createCallEdits({ form, clock, store, set }: CallEditsOptions): CallEdits {
  const outcome = createOutcomeEdits((change) => {
    const state = store.getState();
    if (!isEditable(state)) return;
    const changed = change(state);
    // Another outcome asks other questions: nobody has left one of them yet.
    set(changed.disposition ? { ...changed, checked: NOTHING_CHECKED } : changed);
  }, clock);
  return { ...outcome, ...createFormEditor({ store, form, isEditable, set }) };
}
