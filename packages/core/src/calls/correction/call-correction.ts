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
  readingsFrom,
  shownProblems,
  validateForm,
  valuesFrom,
} from '#forms';
import { createAttempts, type HttpClient, HttpError, ofPatient, onceAtATime } from '#http';
import { manualMetaInfo } from '#metrics';
import type { CallLog } from '../call-log.ts';
import { getCallLog, getTouchpoint, withdrawCallLog } from '../calls.endpoints.ts';
import type { Contact, NewContactStatus } from '../contact.ts';
import { adviceProblems } from '../findings/advice-alone.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import { wallTimeOf } from '../wall-time.ts';
import { correctableForm } from './correctable-form.ts';
import { type ReasonProblem, reasonProblem } from './correction-reason.ts';
import {
  type CorrectionResult,
  type CorrectionSaving,
  mayEdit,
  type PreparedCorrection,
  sendCorrection,
} from './send-correction.ts';

/** A version that somebody else stored meanwhile, and what it changed. */
export interface CorrectionConflict {
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
  const { http, timeZone, now, newId } = options;
  const known = correctableForm(options.contact, options.log);
  if (!known) throw new RangeError(`${options.log.form} is no form of this call; correctableForm() says so`);
  const form = known;
  const { vitaId, id: contactId, startedAt } = options.contact;
  let base: Base = { contact: options.contact, log: options.log };
  const attempts = createAttempts<PreparedCorrection>();
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

  function statusOf({ note }: CallCorrectionState): NewContactStatus {
    const { disposition, detail, nextCallAt, endedAt } = base.contact.status;
    return {
      id: newId(),
      disposition: disposition as DispositionKey,
      detail: detail ?? undefined,
      note: note.trim() || undefined,
      nextCallAt,
      endedAt: endedAt ?? startedAt,
      metaInfo: manualMetaInfo(now()),
    };
  }

  function bodyOf(state: CallCorrectionState): PreparedCorrection['body'] {
    const metaInfo = manualMetaInfo(now());
    const { values, reason } = state;
    return {
      contactId,
      vitaId,
      reason: reason.trim(),
      followsStatus: base.contact.status.id,
      status: statusOf(state),
      log: { form: form.id, answers: answersFrom(form, values), follows: base.log.version, metaInfo },
      // What was told on a call belongs to the time of the call, however late it is corrected.
      readings: readingsFrom(form, values, { timestamp: startedAt, metaInfo, newId }),
    };
  }

  function prepare(state: CallCorrectionState): PreparedCorrection {
    const content = JSON.stringify([
      base.contact.status.id,
      base.log.version,
      state.values,
      state.note,
      state.reason,
    ]);
    return attempts.of(content, () => ({ idempotencyKey: newId(), body: bodyOf(state) }));
  }

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

  async function saveOnce(): Promise<CorrectionResult> {
    if (!mayEdit(store.getState())) return 'refused';
    set({ checked: 'all' });
    const state = store.getState();
    if (state.reasonProblem || Object.keys(state.problems).length > 0) return 'invalid';
    if (state.changes.length === 0 && !state.noteChanged) return 'unchanged';
    const result = await sendCorrection({ http, set, readNewer }, prepare(state));
    if (result === 'saved') set({ conflict: undefined });
    return result;
  }

  return {
    ...createFormEditor({ store, form, isEditable: mayEdit, set }),
    form,
    setNote: (note) => edit({ note }),
    setReason: (reason) => edit({ reason }),
    save: onceAtATime(saveOnce),
  };
}

export interface CallWithdrawal {
  /** Withdraws the call once; a retry with the same reason is the same request. Throws `HttpError`. */
  withdraw(reason: string): Promise<Contact>;
}

/** The withdrawal of a call that was logged on the wrong patient. */
export function createCallWithdrawal({
  http,
  contact,
  now,
  newId,
}: Pick<CallCorrectionOptions, 'http' | 'contact' | 'now' | 'newId'>): CallWithdrawal {
  const attempts = createAttempts<{ readonly key: string; readonly statusId: string; readonly at: number }>();
  return {
    async withdraw(reason) {
      const make = () => ({ key: newId(), statusId: newId(), at: now() });
      const { key, statusId, at } = attempts.of(reason, make);
      const body = {
        contactId: contact.id,
        vitaId: contact.vitaId,
        reason: reason.trim(),
        followsStatus: contact.status.id,
        statusId,
        metaInfo: manualMetaInfo(at),
      };
      try {
        const answer = await http.call(withdrawCallLog, { body, idempotencyKey: key });
        return ofPatient(answer, contact.vitaId, withdrawCallLog).data;
      } catch (error) {
        throw HttpError.from(error, withdrawCallLog);
      }
    },
  };
}
