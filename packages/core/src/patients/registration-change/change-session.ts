import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFormEditor, type FormEditor, type SharedFormEdits } from '#forms';
import { createAttempts, type HttpClient } from '#http';
import type { FormDrafts, FormOutbox, PreparedSave } from '#outbox';
import type { RegisteredPatient } from '#patients/registration';
import { createRefusals } from '../registration-form/refused-fields.ts';
import { changeForm } from './change-form.ts';
import { createChangeJudge } from './change-judge.ts';
import { createChangeKeeping } from './change-keeping.ts';
import { type ChangeResult, createChangeSending } from './change-sending.ts';
import { type ChangeState, type EnteredReason, INITIAL_CHANGE, isChangeable } from './change-state.ts';
import { createChangeVersions } from './change-versions.ts';

export interface RegistrationChangeOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Keeps what is entered; without it, it is gone with the page. */
  readonly drafts?: FormDrafts;
  /** Takes what cannot be sent; without it that stays in the form. */
  readonly outbox?: FormOutbox;
}

/** The change of one patient's registration. What is entered is ignored while it is saved. */
export interface RegistrationChange extends FormEditor<ChangeState>, SharedFormEdits {
  readonly store: StoreApi<ChangeState>;
  readonly vitaId: string;
  /** Reads the patient, again after a failure. */
  load(): Promise<void>;
  setReason(reason: EnteredReason): void;
  /** Whether what is doubtful is right. */
  confirm(confirmed: boolean): void;
  /** Stores what was changed once, however often it is asked for and retried. */
  save(): Promise<ChangeResult>;
  /** What somebody else changed was read. */
  settle(): void;
  /** A newer version of the patient, such as after they joined a programme: what is entered stays. */
  rebase(newer: RegisteredPatient): void;
  /** Throws away what was entered. */
  reset(): Promise<void>;
  keepNow(): Promise<void>;
  takeOver(): Promise<void>;
  /** Back to the form with a change that waits; false where it may be stored already, or is being sent. */
  takeBack(): Promise<boolean>;
  sendNow(): Promise<void>;
  /** The page is left, the draft stays: requests are cancelled and no late answer changes anything. */
  dispose(): void;
}

/** One change at a time of one patient; after each save the next one begins from what was stored. */
export function createRegistrationChange(options: RegistrationChangeOptions): RegistrationChange {
  const { vitaId, now, timeZone } = options;
  const leaving = new AbortController();
  const left = leaving.signal;
  const store = createStore<ChangeState>(() => INITIAL_CHANGE);
  const get = store.getState;
  const attempts = createAttempts<PreparedSave>();
  const refusals = createRefusals();

  const judge = createChangeJudge({ now, timeZone, refusals });

  function set(patch: Partial<ChangeState>): void {
    if (left.aborted) return;
    store.setState((state) => judge.judged({ ...state, ...patch }));
    keeping.keep();
  }

  function forgetTries(): void {
    attempts.settle();
    refusals.forget();
  }

  const keeping = createChangeKeeping({ ...options, left, attempts, get, set });
  const versions = createChangeVersions({ ...options, left, get, set, forgetTries, keeping });
  const sending = createChangeSending({
    ...options,
    left,
    attempts,
    refusals,
    keeping,
    versions,
    judge,
    get,
    set,
  });

  function edit(change: (state: ChangeState) => Partial<ChangeState>): void {
    const state = get();
    if (isChangeable(state) && state.patient) set({ saved: false, ...change(state) });
  }

  sending.adopt();
  void versions.load();

  return {
    ...createFormEditor({
      store,
      form: ({ patient }) => patient && changeForm(patient),
      isEditable: isChangeable,
      set,
      // An answer to a doubt is about what stood there then.
      alongside: () => ({ confirmed: false, saved: false }),
    }),
    store,
    vitaId,
    load: versions.load,
    setReason: (reason) => edit(() => ({ reason })),
    confirm: (confirmed) => edit(() => ({ confirmed })),
    save: sending.save,
    settle: () => edit(({ saved }) => ({ meanwhile: undefined, overlaps: [], saved })),
    rebase: (newer) => versions.merge(newer),
    async reset() {
      const { patient } = get();
      if (!patient) return;
      versions.beginFrom(patient, false);
      await keeping.another();
    },
    keepNow: keeping.save,
    takeOver: keeping.takeOver,
    takeBack: sending.takeBack,
    sendNow: sending.sendNow,
    dispose() {
      leaving.abort();
      keeping.close();
      sending.close();
    },
  };
}
