import { createStore } from 'zustand/vanilla';
import {
  answersFrom,
  changesBetween,
  createFormEditor,
  type EditedForm,
  type FormAnswers,
  type FormChange,
  type FormDefinition,
  type FormEditor,
  type FormProblems,
  type FormValues,
  NOTHING_CHECKED,
  shownProblems,
  validateForm,
  valuesFrom,
} from '#forms';
import { type HttpClient, ofPatient } from '#http';
import { getTouchpoint } from '../begin.endpoints.ts';
import type { CallLog } from '../call-log.ts';
import { getCallLog, withdrawCallLog } from '../calls.endpoints.ts';
import type { Contact } from '../contact.ts';
import { adviceProblems } from '../findings/advice-alone.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import { wallTimeOf } from '../wall-time.ts';
import { type ClosedCallOptions, createClosedCallChange } from './closed-call-change.ts';
import { correctableForm } from './correctable-form.ts';
import { correctionBody } from './correction-body.ts';
import { type ReasonProblem, reasonProblem } from './correction-reason.ts';
import {
  type CorrectionResult,
  type CorrectionSaving,
  createCorrectionSave,
  mayEdit,
} from './send-correction.ts';

/** A version that somebody else stored meanwhile, and what it changed. */
interface CorrectionConflict {
  readonly log: CallLog;
  readonly changes: readonly FormChange[];
}

export interface CallCorrectionState extends EditedForm, CorrectionSaving {
  readonly note: string;
  readonly reason: string;
  readonly reasonProblem: ReasonProblem | undefined;
  /** What the new version changes in the one it follows. */
  readonly changes: readonly FormChange[];
  readonly noteChanged: boolean;
  /** Set once a save met a newer version; the next save follows that one. */
  readonly conflict: CorrectionConflict | undefined;
}

export interface CallCorrection extends FormEditor<CallCorrectionState> {
  readonly form: FormDefinition;
  setNote(note: string): void;
  setReason(reason: string): void;
  /** Stores the new version once, however often it is asked for. `unchanged`: there is nothing to store. */
  save(): Promise<CorrectionResult>;
}

export interface CallCorrectionOptions {
  readonly http: HttpClient;
  readonly contact: Contact;
  /** The newest version. */
  readonly log: CallLog;
  /** The facility's. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

interface Base {
  readonly contact: Contact;
  readonly log: CallLog;
}

const answersOf = ({ log }: Base): FormAnswers => log.answers as FormAnswers;

/** The correction of a reached call: its form as it was saved, changed and stored as a new version. Throws `RangeError`. */
export function createCallCorrection(options: CallCorrectionOptions): CallCorrection {
  const { http, timeZone, newId } = options;
  const known = correctableForm(options.contact, options.log);
  if (!known) throw new RangeError(`${options.log.form} is no form of this call; correctableForm() says so`);
  const form = known;
  const { vitaId, id: contactId, startedAt } = options.contact;
  let base: Base = { contact: options.contact, log: options.log };
  const day = wallTimeOf(options.contact.status.endedAt ?? startedAt, timeZone).date;

  const store = createStore<CallCorrectionState>(() => ({
    phase: 'editing',
    values: valuesFrom(form, answersOf(base)),
    note: options.contact.status.note ?? '',
    reason: '',
    checked: NOTHING_CHECKED,
    problems: {},
    reasonProblem: undefined,
    changes: [],
    noteChanged: false,
    failure: undefined,
    conflict: undefined,
  }));

  /** What would be stored if nothing were changed: what an untouched field holds is no change. */
  const untouched = (): FormAnswers => answersFrom(form, valuesFrom(form, answersOf(base)));

  const allProblems = (values: FormValues): FormProblems => ({
    ...validateForm(form, values, { today: day }),
    ...adviceProblems(form, values),
  });

  function set(patch: Partial<CallCorrectionState>): void {
    const next = { ...store.getState(), ...patch };
    store.setState({
      ...next,
      problems: shownProblems(next, allProblems(next.values)),
      reasonProblem: next.checked === 'all' ? reasonProblem(next.reason) : undefined,
      changes: changesBetween(form, untouched(), answersFrom(form, next.values)),
      noteChanged: next.note.trim() !== (base.contact.status.note ?? '').trim(),
    });
  }

  const edit = (patch: Partial<CallCorrectionState>): void => {
    if (mayEdit(store.getState())) set(patch);
  };

  /** What stands there now: the next save follows it. */
  async function readNewer(): Promise<void> {
    const touchpoint = await http.call(getTouchpoint, { query: { id: contactId } });
    const logs = await http.call(getCallLog, { query: { contactId } });
    const contact = ofPatient(touchpoint.data.contact, vitaId, getTouchpoint);
    const log = logs.data.toSorted((one, other) => other.version - one.version)[0];
    if (!log || log.version === base.log.version) return;
    const changes = changesBetween(form, answersOf(base), log.answers as FormAnswers);
    base = { contact, log };
    set({ conflict: { log, changes } });
  }

  function check(): 'invalid' | 'unchanged' | undefined {
    set({ checked: 'all' });
    const { problems, changes, ...state } = store.getState();
    if (state.reasonProblem || Object.keys(problems).length > 0) return 'invalid';
    return changes.length === 0 && !state.noteChanged ? 'unchanged' : undefined;
  }

  function body() {
    const { contact, log } = base;
    const { values, note, reason } = store.getState();
    const { disposition, detail, nextCallAt } = contact.status;
    const outcome = {
      disposition: disposition as DispositionKey,
      detail: detail ?? undefined,
      note: note.trim() || undefined,
      nextCallAt,
    };
    return correctionBody({ contact, outcome, filled: { log, form, values }, reason }, options);
  }

  return {
    ...createFormEditor({ store, form, isEditable: mayEdit, set }),
    form,
    setNote: (note) => edit({ note }),
    setReason: (reason) => edit({ reason }),
    save: createCorrectionSave({
      http,
      newId,
      get: store.getState,
      set,
      check,
      content() {
        const { values, note, reason } = store.getState();
        return [base.contact.status.id, base.log.version, values, note, reason];
      },
      body,
      readNewer,
      onSaved: () => set({ conflict: undefined }),
    }),
  };
}

export interface CallWithdrawal {
  /** Withdraws the call once; a retry with the same reason is the same request. Throws `HttpError`. */
  withdraw(reason: string): Promise<Contact>;
}

/** The withdrawal of a call that was logged on the wrong patient. */
export function createCallWithdrawal(options: ClosedCallOptions): CallWithdrawal {
  const change = createClosedCallChange(withdrawCallLog, options);
  return { withdraw: (reason) => change({}, reason) };
}
