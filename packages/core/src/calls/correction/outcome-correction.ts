import type { StoreApi } from 'zustand/vanilla';
import { outcomeEntriesFrom } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import { DEFAULT_CALLING_HOURS } from '../outcome/calling-hours.ts';
import { type DispositionKey, dispositionOf } from '../outcome/disposition.ts';
import { storedDetail } from '../outcome/spoken-language.ts';
import { type CallClock, chosen, nextCallAt, outcomeProblems } from '../session/call-session-outcome.ts';
import type { OutcomeProblems } from '../session/call-session-state.ts';
import { createOutcomeEdits, type OutcomeEdits, type OutcomeEntries } from '../session/outcome-edits.ts';
import { type CorrectedOutcome, correctionFacts } from './correction-body.ts';
import {
  type CorrectionOptions,
  type CorrectionResult,
  type CorrectionState,
  createCorrectionForm,
  NEW_CORRECTION,
} from './correction-form.ts';

export interface OutcomeCorrectionState extends OutcomeEntries, CorrectionState {
  /** Empty before the first attempt to save. */
  readonly outcomeProblems: OutcomeProblems;
  /** A "reached" outcome was chosen. It needs a log, which a correction can't add. */
  readonly isReached: boolean;
  /** The call as someone else corrected it in the meantime; the next save follows it. */
  readonly newer: Contact | undefined;
}

export interface OutcomeCorrection extends OutcomeEdits {
  readonly store: StoreApi<OutcomeCorrectionState>;
  setReason(reason: string): void;
  /** Saves it once. `unchanged`: there is nothing to save. */
  save(): Promise<CorrectionResult>;
}

export interface OutcomeCorrectionOptions
  extends CorrectionOptions,
    Partial<Pick<CallClock, 'callingHours'>> {}

/** Whether the outcome can be corrected alone: the call is closed and the patient was not reached. */
export function hasCorrectableOutcome({ status, logVersion }: Contact): boolean {
  const outcome = dispositionOf(status.disposition ?? '')?.outcome;
  return logVersion === null && status.status !== 'withdrawn' && (outcome === 'retry' || outcome === 'stop');
}

/** Creates the correction of an unreached call: another outcome, saved with a reason. */
export function createOutcomeCorrection(options: OutcomeCorrectionOptions): OutcomeCorrection {
  const { contact, timeZone, now, callingHours = DEFAULT_CALLING_HOURS } = options;
  const asOpened = contact.status;
  const clock: CallClock = { now, timeZone, callingHours };
  let base = contact;

  /** Fields have whole minutes, so an unchanged time must keep its seconds. */
  function callAgainAt({ nextCall }: OutcomeEntries): number | null {
    const shown = outcomeEntriesFrom(asOpened, timeZone).nextCall;
    const isTouched = nextCall.date !== shown.date || nextCall.time !== shown.time;
    return nextCall.wanted && !isTouched ? asOpened.nextCallAt : nextCallAt({ nextCall }, timeZone);
  }

  /** A next call that is now in the past may stay. */
  function problemsOf(state: OutcomeEntries): OutcomeProblems {
    const { nextCall, ...rest } = outcomeProblems({ ...state, contact: base, findings: [] }, clock);
    const isAsItWas = nextCall === 'past' && callAgainAt(state) === asOpened.nextCallAt;
    return isAsItWas || nextCall === undefined ? rest : { ...rest, nextCall };
  }

  function outcomeIn(state: OutcomeEntries): CorrectedOutcome {
    const { asks } = chosen(state) ?? {};
    const asksWords = asks === 'relation' || asks === 'language' || asks === 'reason';
    return {
      disposition: state.disposition as DispositionKey,
      detail: (asksWords && storedDetail(state.disposition, state.detail)) || undefined,
      note: state.note.trim() || undefined,
      nextCallAt: callAgainAt(state),
    };
  }

  function isUnchanged(state: OutcomeEntries): boolean {
    const { disposition, detail, note, nextCallAt: at } = outcomeIn(state);
    const { status } = base;
    return (
      disposition === status.disposition &&
      (detail ?? null) === status.detail &&
      (note ?? null) === status.note &&
      at === status.nextCallAt
    );
  }

  const { session, set, edit, setReason, save } = createCorrectionForm<OutcomeCorrectionState>({
    of: options,
    form: () => undefined,
    initial: {
      ...NEW_CORRECTION,
      ...outcomeEntriesFrom(asOpened, timeZone),
      outcomeProblems: {},
      isReached: false,
      newer: undefined,
    },
    judge: (state) => ({
      problems: {},
      outcomeProblems: state.checked === 'all' ? problemsOf(state) : {},
      isReached: chosen(state)?.outcome === 'reached',
      dirty: !isUnchanged(state) || state.reason.trim() !== '',
    }),
    isIncomplete: (state) => state.isReached || Object.keys(state.outcomeProblems).length > 0,
    isUnchanged,
    facts: (state) => correctionFacts({ contact: base, outcome: outcomeIn(state), reason: state.reason }),
    cleared: { newer: undefined },
    follow(stored) {
      if (stored.contact.status.id === base.status.id) return;
      base = stored.contact;
      set({ newer: base });
    },
  });

  return {
    store: session.store,
    ...createOutcomeEdits((change) => edit((state) => change({ ...state, contact: base })), clock),
    setReason,
    save,
  };
}
