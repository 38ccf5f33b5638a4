import { createStore, type StoreApi } from 'zustand/vanilla';
import { type HttpClient, ofPatient } from '#http';
import { getTouchpoint } from '../begin.endpoints.ts';
import { outcomeEntriesFrom } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import { DEFAULT_CALLING_HOURS } from '../outcome/calling-hours.ts';
import { type DispositionKey, dispositionOf } from '../outcome/disposition.ts';
import { storedDetail } from '../outcome/spoken-language.ts';
import { type CallClock, chosen, nextCallAt, outcomeProblems } from '../session/call-session-outcome.ts';
import type { OutcomeProblems } from '../session/call-session-state.ts';
import { createOutcomeEdits, type OutcomeEdits, type OutcomeEntries } from '../session/outcome-edits.ts';
import { type CorrectedOutcome, correctionBody } from './correction-body.ts';
import { type ReasonProblem, reasonProblem } from './correction-reason.ts';
import {
  type CorrectionResult,
  type CorrectionSaving,
  createCorrectionSave,
  mayEdit,
} from './send-correction.ts';

export interface OutcomeCorrectionState extends OutcomeEntries, CorrectionSaving {
  readonly reason: string;
  /** Empty before the first attempt to save. */
  readonly outcomeProblems: OutcomeProblems;
  readonly reasonProblem: ReasonProblem | undefined;
  /** An outcome that reached somebody was chosen: such a call has a log, which no correction can give it. */
  readonly isReached: boolean;
  /** The call as somebody else corrected it meanwhile; the next save follows that. */
  readonly newer: Contact | undefined;
}

export interface OutcomeCorrection extends OutcomeEdits {
  readonly store: StoreApi<OutcomeCorrectionState>;
  setReason(reason: string): void;
  /** Stores it once, however often it is asked for. `unchanged`: there is nothing to store. */
  save(): Promise<CorrectionResult>;
}

export interface OutcomeCorrectionOptions extends Partial<Pick<CallClock, 'callingHours'>> {
  readonly http: HttpClient;
  readonly contact: Contact;
  /** The facility's. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** Whether what the call came to can be corrected on its own: it was closed, and reached nobody. */
export function hasCorrectableOutcome({ status, logVersion }: Contact): boolean {
  const outcome = dispositionOf(status.disposition ?? '')?.outcome;
  return logVersion === null && status.status !== 'withdrawn' && (outcome === 'retry' || outcome === 'stop');
}

/** The correction of a call that reached nobody: another outcome and what goes with it, stored with a reason. */
export function createOutcomeCorrection(options: OutcomeCorrectionOptions): OutcomeCorrection {
  const { http, timeZone, now, newId, callingHours = DEFAULT_CALLING_HOURS } = options;
  const { id: contactId, vitaId, status: asOpened } = options.contact;
  const clock: CallClock = { now, timeZone, callingHours };
  let base = options.contact;
  let asked = false;

  const store = createStore<OutcomeCorrectionState>(() => ({
    ...outcomeEntriesFrom(base.status, timeZone),
    phase: 'editing',
    reason: '',
    outcomeProblems: {},
    reasonProblem: undefined,
    isReached: false,
    failure: undefined,
    newer: undefined,
  }));

  /** The fields hold whole minutes: a time nobody touched keeps its seconds. */
  function callAgainAt({ nextCall }: OutcomeEntries): number | null {
    const shown = outcomeEntriesFrom(asOpened, timeZone).nextCall;
    const isTouched = nextCall.date !== shown.date || nextCall.time !== shown.time;
    return nextCall.wanted && !isTouched ? asOpened.nextCallAt : nextCallAt({ nextCall }, timeZone);
  }

  /** A next call that has passed meanwhile may stay as it was. */
  function problemsOf(state: OutcomeEntries): OutcomeProblems {
    const { nextCall, ...rest } = outcomeProblems({ ...state, contact: base, findings: [] }, clock);
    const isAsItWas = nextCall === 'past' && callAgainAt(state) === asOpened.nextCallAt;
    return isAsItWas || nextCall === undefined ? rest : { ...rest, nextCall };
  }

  function set(patch: Partial<OutcomeCorrectionState>): void {
    const next = { ...store.getState(), ...patch };
    store.setState({
      ...next,
      isReached: chosen(next)?.outcome === 'reached',
      outcomeProblems: asked ? problemsOf(next) : {},
      reasonProblem: asked ? reasonProblem(next.reason) : undefined,
    });
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

  async function readNewer(): Promise<void> {
    const answer = await http.call(getTouchpoint, { query: { id: contactId } });
    const contact = ofPatient(answer.data.contact, vitaId, getTouchpoint);
    if (contact.status.id === base.status.id) return;
    base = contact;
    set({ newer: contact });
  }

  function check(): 'invalid' | 'unchanged' | undefined {
    asked = true;
    set({});
    const state = store.getState();
    const hasProblem = state.reasonProblem !== undefined || Object.keys(state.outcomeProblems).length > 0;
    if (state.isReached || hasProblem) return 'invalid';
    return isUnchanged(state) ? 'unchanged' : undefined;
  }

  return {
    store,
    ...createOutcomeEdits((change) => {
      const state = store.getState();
      if (mayEdit(state)) set(change({ ...state, contact: base }));
    }, clock),
    setReason(reason) {
      if (mayEdit(store.getState())) set({ reason });
    },
    save: createCorrectionSave({
      http,
      newId,
      get: store.getState,
      set,
      check,
      content() {
        const state = store.getState();
        return [base.status.id, outcomeIn(state), state.reason.trim()];
      },
      body() {
        const state = store.getState();
        return correctionBody(
          { contact: base, outcome: outcomeIn(state), reason: state.reason },
          { now, newId },
        );
      },
      readNewer,
      onSaved: () => set({ newer: undefined }),
    }),
  };
}
