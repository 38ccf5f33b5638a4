import { createStore, type StoreApi } from 'zustand/vanilla';
import { isoDay } from '#formatting';
import {
  createFormEditor,
  type FormEditor,
  type FormProblems,
  NOTHING_CHECKED,
  type SharedFormEdits,
  shownProblems,
  withChecked,
} from '#forms';
import { createAttempts, type HttpClient, HttpError, ofPatient, onceAtATime } from '#http';
import {
  createFormDrafting,
  createFormWaiting,
  type FormDrafting,
  type FormDrafts,
  type FormOutbox,
  NO_FORM_DRAFT,
  type PreparedSave,
} from '#outbox';
import {
  getRegistration,
  newerRegistration,
  type RegisteredPatient,
  uhidOwner,
  updatePatient,
} from '#patients/registration';
import { NOTHING_REFUSED, refusedFields, standingRefusals } from '../registration-form/refused-fields.ts';
import {
  type ChangeFromDraft,
  changeDraftId,
  changeDraftIndex,
  changeFromDraft,
  draftOfChange,
} from './change-draft.ts';
import { changeForm } from './change-form.ts';
import { changeOfForm } from './change-of-form.ts';
import { type ChangeMoment, changeDoubts, changeProblems } from './change-rules.ts';
import {
  type ChangeState,
  type EnteredReason,
  givenReason,
  INITIAL_CHANGE,
  isChangeable,
  lacksChangeConfirmation,
  lacksChangeReason,
  type Meanwhile,
  NO_REASON,
} from './change-state.ts';
import { changeValues } from './change-values.ts';
import { changedFields, mergeChange } from './merge-changes.ts';

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

/**
 * `unchanged`: nothing was entered. `asks`: the reason, or the answer to a doubt, is missing. `conflict`: somebody else was
 * first; both versions stand in the form. `waiting`: it waits on the device.
 */
export type ChangeResult =
  | 'saved'
  | 'unchanged'
  | 'invalid'
  | 'asks'
  | 'conflict'
  | 'waiting'
  | 'failed'
  | 'refused';

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

const byOf = (error: HttpError): Meanwhile['by'] => {
  const by = (
    error.problem as { readonly by?: { readonly name?: unknown; readonly at?: unknown } } | undefined
  )?.by;
  return typeof by?.name === 'string' && typeof by.at === 'number' ? { name: by.name, at: by.at } : undefined;
};

/** One change at a time of one patient; after each save the next one begins from what was stored. */
export function createRegistrationChange(options: RegistrationChangeOptions): RegistrationChange {
  const { http, vitaId, now, timeZone, newId } = options;
  const left = new AbortController();
  const store = createStore<ChangeState>(() => INITIAL_CHANGE);
  const attempts = createAttempts<PreparedSave>();
  let refused = NOTHING_REFUSED;

  const moment = (): ChangeMoment => ({
    today: isoDay(now() / 1000, timeZone) ?? '',
    now: Math.floor(now() / 1000),
  });
  const changeOf = (patient: RegisteredPatient, values = store.getState().values) =>
    changeOfForm(values, patient, moment().today);

  function problemsOf({ patient, values }: ChangeState): FormProblems {
    if (!patient) return {};
    const form = changeForm(patient);
    return { ...changeProblems(values, patient, moment()), ...standingRefusals(form, refused, values) };
  }

  function set(patch: Partial<ChangeState>): void {
    if (left.signal.aborted) return;
    store.setState((state) => {
      const next = { ...state, ...patch };
      const { patient, values } = next;
      if (!patient) return next;
      const isOpen = isChangeable(next);
      const isDirty = next.phase !== 'waiting' && Object.keys(changeOf(patient, values).change).length > 0;
      return {
        ...next,
        problems: shownProblems(next, isOpen ? problemsOf(next) : {}),
        doubts: isOpen ? changeDoubts(values, patient, moment()) : [],
        dirty: isDirty,
      };
    });
    drafting.keep();
  }

  function newDrafting(): FormDrafting {
    let hasContent = false;
    return createFormDrafting<ChangeFromDraft>({
      drafts: options.drafts,
      id: changeDraftId(vitaId),
      index: changeDraftIndex(vitaId),
      content() {
        const { patient, values, reason, dirty } = store.getState();
        hasContent ||= dirty;
        // What was entered and taken back again is kept too: the draft would put it into the form once more.
        return patient && hasContent
          ? draftOfChange({ base: patient, values, reason, prepared: attempts.last() })
          : undefined;
      },
      read: changeFromDraft,
      report: (change) => set({ draft: { ...store.getState().draft, ...change } }),
      putBack,
    });
  }

  let drafting = newDrafting();

  /** What was kept, in the form of the version that the server has by now. */
  function putBack({ base, values, reason, prepared: before }: ChangeFromDraft): void {
    const { patient } = store.getState();
    if (!patient || !base) return;
    if (before) attempts.restore(before.content, before);
    else attempts.settle();
    if (base.updatedAt === patient.updatedAt) {
      set({ values, reason, saved: false });
      return;
    }
    const { values: merged, overlaps } = mergeChange(base, values, patient);
    const changes = changedFields(base, patient);
    set({ values: merged, reason, saved: false, meanwhile: { by: undefined, changes }, overlaps });
  }

  const waiting = createFormWaiting({
    outbox: options.outbox,
    vitaId,
    endpoint: updatePatient,
    onChange: (verdict) => {
      if (verdict.kind === 'gone') {
        if (store.getState().phase === 'waiting') set({ phase: 'editing', waiting: undefined });
      } else if (verdict.kind === 'refused') {
        set({ phase: 'editing', waiting: undefined });
        void refuse(verdict.error);
      } else if (verdict.waiting.sent) {
        void showStored();
      } else {
        set({ phase: 'waiting', waiting: verdict.waiting });
      }
    },
  });

  async function read(): Promise<RegisteredPatient> {
    const answer = await http.call(getRegistration, { query: { vitaId }, signal: left.signal });
    return ofPatient(ofPatient(answer, vitaId, getRegistration).data, vitaId, getRegistration);
  }

  /** The next change begins from this version. */
  function beginFrom(patient: RegisteredPatient, saved: boolean): void {
    attempts.settle();
    refused = NOTHING_REFUSED;
    set({
      phase: 'editing',
      patient,
      values: changeValues(patient),
      checked: NOTHING_CHECKED,
      reason: NO_REASON,
      confirmed: false,
      asked: false,
      failure: undefined,
      uhidOwner: undefined,
      meanwhile: undefined,
      overlaps: [],
      waiting: undefined,
      saved,
    });
  }

  /** The draft of what is stored goes; another one is kept from now on. */
  async function anotherDraft(): Promise<void> {
    // A draft that could not be removed says so when it is opened.
    await drafting.confirmed().catch(() => undefined);
    if (left.signal.aborted) return;
    drafting = newDrafting();
    set({ draft: NO_FORM_DRAFT });
    await drafting.open();
  }

  async function showStored(): Promise<void> {
    try {
      beginFrom(await read(), true);
    } catch (error) {
      // It is stored, and cannot be shown now: the page says so, and reads it again when asked to.
      const failure = HttpError.from(error, getRegistration);
      set({ phase: 'unavailable', patient: undefined, dirty: false, waiting: undefined, failure });
    }
    await anotherDraft();
  }

  async function load(): Promise<void> {
    if (store.getState().patient) return;
    set({ phase: store.getState().phase === 'waiting' ? 'waiting' : 'loading', failure: undefined });
    try {
      const patient = await read();
      const { phase } = store.getState();
      set({ patient, values: changeValues(patient), phase: phase === 'waiting' ? phase : 'editing' });
      await drafting.open();
    } catch (error) {
      const failure = HttpError.from(error, getRegistration);
      if (store.getState().phase !== 'waiting') set({ phase: 'unavailable', failure });
    }
  }

  /** Somebody else was first: their version, with what was entered here. */
  function merge(newer: RegisteredPatient, by: Meanwhile['by'], isAnnounced = true): void {
    const { patient, values, checked } = store.getState();
    if (!patient) return;
    const { values: merged, overlaps } = mergeChange(patient, values, newer);
    const changes = changedFields(patient, newer);
    attempts.settle();
    refused = NOTHING_REFUSED;
    set({
      phase: 'editing',
      patient: newer,
      values: merged,
      checked: checked === 'all' ? checked : NOTHING_CHECKED,
      confirmed: false,
      failure: undefined,
      saved: false,
      ...(isAnnounced && { meanwhile: { by, changes }, overlaps }),
    });
  }

  async function refuse(failure: HttpError): Promise<'conflict' | 'failed'> {
    const { patient, values } = store.getState();
    if (failure.code === 'conflict' && patient) {
      const newer = newerRegistration(failure) ?? (await read().catch(() => undefined));
      if (newer) {
        merge(newer, byOf(failure));
        return 'conflict';
      }
    }
    const { places } = patient ? changeOf(patient, values) : { places: new Map<string, string>() };
    refused = patient ? refusedFields(changeForm(patient), failure, places, values) : NOTHING_REFUSED;
    const checked = withChecked(store.getState().checked, [...refused.keys()]);
    set({ checked, phase: 'failed', failure, uhidOwner: uhidOwner(failure), waiting: undefined });
    return 'failed';
  }

  async function send(patient: RegisteredPatient): Promise<ChangeResult> {
    const { reason } = store.getState();
    const { change } = changeOf(patient);
    const body = { ...change, vitaId, updatedAt: patient.updatedAt, reason: givenReason(reason) };
    const content = JSON.stringify(body);
    const own = attempts.of(content, () => ({ content, idempotencyKey: newId() }));
    drafting.keep();
    // A device that cannot keep the key keeps nobody from saving.
    await drafting.save().catch(() => undefined);
    await waiting.makeRoom();
    try {
      const answer = await http.call(updatePatient, {
        body: JSON.parse(content),
        idempotencyKey: own.idempotencyKey,
      });
      beginFrom(ofPatient(answer.data, vitaId, updatePatient), true);
      void anotherDraft();
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, updatePatient);
      if (!left.signal.aborted && (await waiting.put(failure, own))) return 'waiting';
      return refuse(failure);
    }
  }

  async function saveOnce(): Promise<ChangeResult> {
    const state = store.getState();
    if (!isChangeable(state) || !state.patient) return 'refused';
    if (Object.keys(changeOf(state.patient).change).length === 0) return 'unchanged';
    set({ checked: 'all' });
    if (Object.keys(problemsOf(state)).length > 0) return 'invalid';
    if (lacksChangeReason(state) || lacksChangeConfirmation(state)) {
      set({ asked: true });
      return 'asks';
    }
    set({ phase: 'saving', failure: undefined, uhidOwner: undefined, meanwhile: undefined, overlaps: [] });
    return send(state.patient);
  }

  function edit(change: (state: ChangeState) => Partial<ChangeState>): void {
    const state = store.getState();
    if (isChangeable(state) && state.patient) set({ saved: false, ...change(state) });
  }

  waiting.adopt();
  void load();

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
    load,
    setReason: (reason) => edit(() => ({ reason })),
    confirm: (confirmed) => edit(() => ({ confirmed })),
    save: onceAtATime(saveOnce),
    settle: () => edit(({ saved }) => ({ meanwhile: undefined, overlaps: [], saved })),
    rebase: (newer) => merge(newer, undefined, false),
    async reset() {
      const { patient } = store.getState();
      if (!patient) return;
      beginFrom(patient, false);
      await anotherDraft();
    },
    keepNow: () => drafting.save(),
    takeOver: () => drafting.takeOver(),
    takeBack: () => waiting.takeBack(),
    sendNow: () => waiting.sendNow(),
    dispose() {
      left.abort();
      drafting.close();
      waiting.close();
    },
  };
}
