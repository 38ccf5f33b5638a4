import { createStore, type StoreApi } from 'zustand/vanilla';
import { isoDay } from '#formatting';
import {
  type FieldAt,
  type FieldProblem,
  type FieldValue,
  type FormProblems,
  fieldPath,
  valueAt,
  withEntry,
  withNewRow,
  withoutRow,
} from '#forms';
import { createAttempts, type HttpClient, HttpError, ofPatient, onceAtATime } from '#http';
import {
  getRegistration,
  newerRegistration,
  type RegisteredPatient,
  uhidOwner,
  updatePatient,
} from '#patients/registration';
import { placeOf } from '../registration-form/form-reading.ts';
import type { PreparedRegistration } from '../registration-form/registration-draft.ts';
import {
  createRegistrationDrafting,
  NO_REGISTRATION_DRAFT,
  type RegistrationDrafting,
  type RegistrationDrafts,
} from '../registration-form/registration-drafting.ts';
import { ruleProblem } from '../registration-form/registration-rules.ts';
import {
  createRegistrationWaiting,
  type RegistrationOutbox,
} from '../registration-form/registration-waiting.ts';
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
import { placeAt } from './field-place.ts';
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
  readonly drafts?: RegistrationDrafts;
  /** Takes what cannot be sent; without it that stays in the form. */
  readonly outbox?: RegistrationOutbox;
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
export interface RegistrationChange {
  readonly store: StoreApi<ChangeState>;
  readonly vitaId: string;
  /** Reads the patient, again after a failure. */
  load(): Promise<void>;
  setValue(at: FieldAt, value: FieldValue): void;
  /** The field was left: from now on what is wrong with it is said. */
  leave(at: FieldAt): void;
  addRow(section: string): void;
  removeRow(section: string, row: number): void;
  setReason(reason: EnteredReason): void;
  /** Whether what is doubtful is right. */
  confirm(confirmed: boolean): void;
  /** Stores what was changed once, however often it is asked for and retried. */
  save(): Promise<ChangeResult>;
  /** Of a field that both changed: theirs. */
  takeTheirs(at: FieldAt): void;
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

interface Refused {
  readonly value: unknown;
  readonly problem: FieldProblem;
}

/** Where the server did not take what was entered. */
function refusedPaths(error: HttpError, places: ReadonlyMap<string, string>): [path: string, rule: string][] {
  if (error.code === 'uhid-taken' || error.code === 'patient-elsewhere') return [['uhid.uhid', error.code]];
  return (error.problem?.errors ?? []).flatMap(({ path }): [string, string][] => {
    const place = placeOf(places, path.replace(/^body\./, ''));
    return place === undefined ? [] : [[place, 'refused']];
  });
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
  const attempts = createAttempts<PreparedRegistration>();
  let checked = new Set<string>();
  let all = false;
  let refused: ReadonlyMap<string, Refused> = new Map();

  const moment = (): ChangeMoment => ({
    today: isoDay(now() / 1000, timeZone) ?? '',
    now: Math.floor(now() / 1000),
  });
  const changeOf = (patient: RegisteredPatient, values = store.getState().values) =>
    changeOfForm(values, patient, moment().today);

  function problemsOf({ patient, values }: ChangeState): FormProblems {
    if (!patient) return {};
    const form = changeForm(patient);
    const standing = [...refused].flatMap(([path, { value, problem }]) =>
      valueAt(form, values, placeAt(path)) === value ? [[path, problem] as const] : [],
    );
    return { ...changeProblems(values, patient, moment()), ...Object.fromEntries(standing) };
  }

  function set(patch: Partial<ChangeState>): void {
    if (left.signal.aborted) return;
    store.setState((state) => {
      const next = { ...state, ...patch };
      const { patient, values } = next;
      if (!patient) return next;
      const isOpen = isChangeable(next);
      const shown = Object.entries(problemsOf(next)).filter(([path]) => all || checked.has(path));
      const isDirty = next.phase !== 'waiting' && Object.keys(changeOf(patient, values).change).length > 0;
      return {
        ...next,
        problems: isOpen ? Object.fromEntries(shown) : {},
        doubts: isOpen ? changeDoubts(values, patient, moment()) : [],
        dirty: isDirty,
      };
    });
    drafting.keep();
  }

  function newDrafting(): RegistrationDrafting {
    let hasContent = false;
    return createRegistrationDrafting<ChangeFromDraft>({
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
    set({ values: merged, reason, saved: false, meanwhile: { by: undefined, changes, overlaps } });
  }

  const waiting = createRegistrationWaiting(
    options.outbox,
    vitaId,
    (verdict) => {
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
    updatePatient,
  );

  async function read(): Promise<RegisteredPatient> {
    const answer = await http.call(getRegistration, { query: { vitaId }, signal: left.signal });
    return ofPatient(ofPatient(answer, vitaId, getRegistration).data, vitaId, getRegistration);
  }

  /** The next change begins from this version. */
  function beginFrom(patient: RegisteredPatient, saved: boolean): void {
    attempts.settle();
    checked = new Set();
    all = false;
    refused = new Map();
    set({
      phase: 'editing',
      patient,
      values: changeValues(patient),
      reason: NO_REASON,
      confirmed: false,
      asked: false,
      failure: undefined,
      uhidOwner: undefined,
      meanwhile: undefined,
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
    set({ draft: NO_REGISTRATION_DRAFT });
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
    const { patient, values, meanwhile } = store.getState();
    if (!patient) return;
    const { values: merged, overlaps } = mergeChange(patient, values, newer);
    const changes = changedFields(patient, newer);
    attempts.settle();
    checked = new Set();
    refused = new Map();
    set({
      phase: 'editing',
      patient: newer,
      values: merged,
      confirmed: false,
      failure: undefined,
      saved: false,
      meanwhile: isAnnounced ? { by, changes, overlaps } : meanwhile,
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
    const form = patient && changeForm(patient);
    refused = new Map(
      refusedPaths(failure, places).map(([path, rule]) => [
        path,
        { value: form && valueAt(form, values, placeAt(path)), problem: ruleProblem(rule) },
      ]),
    );
    checked = new Set([...checked, ...refused.keys()]);
    set({ phase: 'failed', failure, uhidOwner: uhidOwner(failure), waiting: undefined });
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
    all = true;
    if (Object.keys(problemsOf(state)).length > 0) {
      set({});
      return 'invalid';
    }
    if (lacksChangeReason(state) || lacksChangeConfirmation(state)) {
      set({ asked: true });
      return 'asks';
    }
    set({ phase: 'saving', failure: undefined, uhidOwner: undefined, meanwhile: undefined });
    return send(state.patient);
  }

  function edit(change: (state: ChangeState, patient: RegisteredPatient) => Partial<ChangeState>): void {
    const state = store.getState();
    if (isChangeable(state) && state.patient) set({ saved: false, ...change(state, state.patient) });
  }

  waiting.adopt();
  void load();

  return {
    store,
    vitaId,
    load,
    setValue: (at, value) =>
      edit(({ values }, patient) => ({
        values: withEntry(changeForm(patient), values, at, value),
        confirmed: false,
      })),
    leave(at) {
      checked = new Set([...checked, fieldPath(at)]);
      set({});
    },
    addRow: (section) =>
      edit(({ values }, patient) => ({ values: withNewRow(changeForm(patient), values, section) })),
    removeRow(section, row) {
      // Rows move up: what was said of one is not said of another.
      checked = new Set([...checked].filter((path) => !path.startsWith(`${section}.`)));
      edit(({ values, meanwhile }, patient) => ({
        values: withoutRow(changeForm(patient), values, section, row),
        confirmed: false,
        meanwhile: meanwhile && {
          ...meanwhile,
          overlaps: meanwhile.overlaps.filter(({ at }) => at.section !== section || at.row === undefined),
        },
      }));
    },
    setReason: (reason) => edit(() => ({ reason })),
    confirm: (confirmed) => edit(() => ({ confirmed })),
    save: onceAtATime(saveOnce),
    takeTheirs: (at) =>
      edit(({ values, meanwhile }, patient) => {
        const path = fieldPath(at);
        const overlap = meanwhile?.overlaps.find((one) => fieldPath(one.at) === path);
        if (!meanwhile || !overlap) return {};
        const overlaps = meanwhile.overlaps.filter((one) => one !== overlap);
        return {
          values: withEntry(changeForm(patient), values, at, overlap.theirs),
          meanwhile: { ...meanwhile, overlaps },
        };
      }),
    settle: () => edit(({ saved }) => ({ meanwhile: undefined, saved })),
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
