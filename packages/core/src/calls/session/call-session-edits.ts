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

/** The user's edits. Ignored before the call has begun, and during and after saving. */
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
    // Another outcome has other questions, none of which has been left yet.
    set(changed.disposition ? { ...changed, checked: NOTHING_CHECKED } : changed);
  }, clock);
  return { ...outcome, ...createFormEditor({ store, form, isEditable, set }) };
}
