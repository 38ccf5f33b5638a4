import type { DispositionKey } from '../outcome/disposition.ts';
import { type CallClock, nextCallFor } from './call-session-outcome.ts';
import type { CallSessionState, NextCall } from './call-session-state.ts';

/** The outcome of a call as form values. */
export type OutcomeEntries = Pick<
  CallSessionState,
  'disposition' | 'detail' | 'confirmed' | 'note' | 'nextCall'
>;

/** Edits of the outcome. */
export interface OutcomeEdits {
  choose(disposition: DispositionKey): void;
  setDetail(detail: string): void;
  setConfirmed(confirmed: boolean): void;
  setNote(note: string): void;
  setNextCall(next: Partial<Pick<NextCall, 'wanted' | 'date' | 'time'>>): void;
}

type Entered = OutcomeEntries & Pick<CallSessionState, 'contact'>;
type Edit = (change: (entered: Entered) => Partial<OutcomeEntries>) => void;

/** Creates the edits. Another outcome starts with its own question and proposal; the same one changes nothing. */
export const createOutcomeEdits = (edit: Edit, clock: CallClock): OutcomeEdits => ({
  choose: (disposition) =>
    edit((entered) =>
      entered.disposition === disposition
        ? {}
        : {
            disposition,
            detail: '',
            confirmed: false,
            nextCall: nextCallFor(disposition, entered, clock),
          },
    ),
  setDetail: (detail) => edit(() => ({ detail })),
  setConfirmed: (confirmed) => edit(() => ({ confirmed })),
  setNote: (note) => edit(() => ({ note })),
  setNextCall: (next) => edit(({ nextCall }) => ({ nextCall: { ...nextCall, ...next, by: 'person' } })),
});
