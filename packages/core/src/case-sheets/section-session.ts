import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Age } from '#clinical';
import { isoDay } from '#formatting';
import {
  createFormEditor,
  type FormContext,
  type FormEditor,
  mergeForm,
  NOTHING_CHECKED,
  type SharedFormEdits,
  shownProblems,
  validateForm,
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
import { getCaseSheetSection, newerVersions, saveCaseSheet } from './case-sheets.endpoints.ts';
import type { CaseSheetSection } from './section.ts';
import {
  draftOfSheet,
  type SheetFromDraft,
  sectionOfSheetEntry,
  sheetDraftId,
  sheetDraftIndex,
  sheetFromDraft,
} from './section-draft.ts';
import {
  asksReason,
  changedAnswers,
  type EnteredSheetReason,
  givenSheetReason,
  INITIAL_SHEET,
  isEntered,
  isSheetEditable,
  type SheetState,
  startOf,
} from './section-state.ts';
import type { NewSheetVersion, SheetVersion } from './version.ts';

export interface CaseSheetSessionOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly section: CaseSheetSection;
  /** The encounter in which it is written. */
  readonly encounterId?: string | undefined;
  /** Who writes. */
  readonly staffId: string;
  /** The patient's age now, where it is known. */
  readonly age?: Age | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Keeps what is entered; without it, it is gone with the page. */
  readonly drafts?: FormDrafts | undefined;
  /** Takes what cannot be sent; without it that stays in the form. */
  readonly outbox?: FormOutbox | undefined;
}

/**
 * `unchanged`: nothing was entered. `asks`: the reason, or a decision about what both wrote, is missing. `conflict`: somebody
 * else was first; both versions stand in the form. `waiting`: it waits on the device.
 */
export type SheetResult =
  | 'saved'
  | 'unchanged'
  | 'invalid'
  | 'asks'
  | 'conflict'
  | 'waiting'
  | 'failed'
  | 'refused';

/** One section of a patient's case sheet while it is written. What is entered is ignored while it is saved. */
export interface CaseSheetSession extends FormEditor<SheetState>, SharedFormEdits {
  readonly store: StoreApi<SheetState>;
  readonly section: CaseSheetSection;
  /** Reads the section, again after a failure. */
  load(): Promise<void>;
  /** Somebody may have written in it: looks, and says so. What was not touched here is theirs at once. */
  look(): Promise<void>;
  /** Brings what somebody else wrote into the form. */
  bringIn(): Promise<void>;
  setReason(reason: EnteredSheetReason): void;
  /** Adds a version once, however often it is asked for and retried. */
  save(): Promise<SheetResult>;
  /** What somebody else wrote was read. */
  settle(): void;
  /** Throws away what was entered. */
  reset(): Promise<void>;
  keepNow(): Promise<void>;
  takeOver(): Promise<void>;
  /** Back to the form with a version that waits; false where it may be stored already, or is being sent. */
  takeBack(): Promise<boolean>;
  sendNow(): Promise<void>;
  /** The form is left, the draft stays: requests are cancelled and no late answer changes anything. */
  dispose(): void;
}

const idsOf = (versions: readonly SheetVersion[]): string =>
  versions
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** One version at a time of one section; after each save the next one begins from what was stored. */
export function createCaseSheetSession(options: CaseSheetSessionOptions): CaseSheetSession {
  const { http, vitaId, section, encounterId, staffId, age, now, newId, timeZone } = options;
  const { form, key } = section;
  const left = new AbortController();
  const store = createStore<SheetState>(() => INITIAL_SHEET);
  const attempts = createAttempts<PreparedSave>();

  const context = (): FormContext => ({
    today: isoDay(now() / 1000, timeZone) ?? '',
    ...(age && { age }),
  });

  function set(patch: Partial<SheetState>): void {
    if (left.signal.aborted) return;
    store.setState((state) => {
      const next = { ...state, ...patch };
      const { newest, values } = next;
      if (!newest) return next;
      const problems = isSheetEditable(next) ? validateForm(form, values, context()) : {};
      return {
        ...next,
        problems: shownProblems(next, problems),
        needsReason: asksReason(form, newest, values, staffId),
        dirty: next.phase !== 'waiting' && isEntered(form, newest, values),
      };
    });
    drafting.keep();
  }

  function newDrafting(): FormDrafting {
    let hasContent = false;
    return createFormDrafting<SheetFromDraft>({
      drafts: options.drafts,
      id: sheetDraftId(vitaId, key),
      index: sheetDraftIndex(vitaId),
      content() {
        const { newest, values, reason, overlaps, dirty } = store.getState();
        hasContent ||= dirty;
        // What was entered and taken back again is kept too: the draft would put it into the form once more.
        return newest && hasContent
          ? draftOfSheet({ base: newest, values, reason, overlaps, prepared: attempts.last() })
          : undefined;
      },
      read: (content) => sheetFromDraft(form, content),
      report: (change) => set({ draft: { ...store.getState().draft, ...change } }),
      putBack,
    });
  }

  let drafting = newDrafting();

  /** What was kept, in the form of the versions that the server has by now. */
  function putBack({ base, values, reason, overlaps, prepared: before }: SheetFromDraft): void {
    const { newest } = store.getState();
    if (!newest || !base) return;
    if (before) attempts.restore(before.content, before);
    else attempts.settle();
    set({ values, reason, overlaps, saved: false, newest: base });
    if (idsOf(base) !== idsOf(newest)) takeIn(newest);
  }

  const waiting = createFormWaiting({
    outbox: options.outbox,
    vitaId,
    endpoint: saveCaseSheet,
    isOwn: (body) => sectionOfSheetEntry({ body }) === key,
    form: { get: store.getState, set, refuse, stored: showStored },
  });

  async function read(): Promise<readonly SheetVersion[]> {
    const query = { vitaId, section: key };
    const answer = await http.call(getCaseSheetSection, { query, signal: left.signal });
    const { newest } = ofPatient(answer, vitaId, getCaseSheetSection).data;
    for (const version of newest) ofPatient(version, vitaId, getCaseSheetSection);
    return newest;
  }

  /** The next version begins from these. */
  function beginFrom(newest: readonly SheetVersion[], saved: boolean): void {
    attempts.settle();
    set({
      ...INITIAL_SHEET,
      draft: store.getState().draft,
      phase: 'editing',
      newest,
      ...startOf(form, newest),
      checked: NOTHING_CHECKED,
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
      // It is stored, and cannot be shown now: the screen says so, and reads it again when asked to.
      const failure = HttpError.from(error, getCaseSheetSection);
      set({ phase: 'unavailable', newest: undefined, dirty: false, waiting: undefined, failure });
    }
    await anotherDraft();
  }

  async function load(): Promise<void> {
    if (store.getState().newest) return;
    set({ phase: store.getState().phase === 'waiting' ? 'waiting' : 'loading', failure: undefined });
    try {
      const newest = await read();
      const { phase } = store.getState();
      set({ newest, ...startOf(form, newest), phase: phase === 'waiting' ? phase : 'editing' });
      await drafting.open();
    } catch (error) {
      const failure = HttpError.from(error, getCaseSheetSection);
      if (store.getState().phase !== 'waiting') set({ phase: 'unavailable', failure });
    }
  }

  /** Somebody else was first: what they wrote, with what was entered here. */
  function merge(newest: readonly SheetVersion[]): void {
    const { newest: before, values, checked } = store.getState();
    if (!before) return;
    const [base, theirs] = [startOf(form, before), startOf(form, newest)];
    const merged = mergeForm(form, { base: base.values, mine: values, theirs: theirs.values });
    attempts.settle();
    set({
      phase: 'editing',
      newest,
      values: merged.values,
      overlaps: [...theirs.overlaps, ...merged.overlaps],
      aside: theirs.aside,
      checked: checked === 'all' ? checked : NOTHING_CHECKED,
      asked: false,
      failure: undefined,
      outdated: false,
      saved: false,
      meanwhile: { before, newest },
    });
  }

  /** What both wrote before is decided first: a second merge could not tell who wrote what. */
  function takeIn(newest: readonly SheetVersion[]): void {
    if (store.getState().overlaps.length === 0) merge(newest);
    else set({ outdated: true, asked: true });
  }

  async function refuse(failure: HttpError): Promise<SheetResult> {
    if (failure.code === 'conflict' && store.getState().newest) {
      const newer = newerVersions(failure) ?? (await read().catch(() => undefined));
      if (newer) {
        merge(newer);
        const { newest = [], values } = store.getState();
        // A try that nobody heard the answer of: what was to be stored is there.
        if (changedAnswers(form, newest, values) !== undefined) return 'conflict';
        beginFrom(newest, true);
        void anotherDraft();
        return 'saved';
      }
    }
    set({ phase: 'failed', failure, waiting: undefined });
    return 'failed';
  }

  function bodyOf(
    newest: readonly SheetVersion[],
    answers: NewSheetVersion['answers'],
  ): Omit<NewSheetVersion, 'id' | 'metaInfo'> {
    const { reason, needsReason } = store.getState();
    return {
      vitaId,
      section: key,
      form: form.id,
      answers,
      follows: newest.map(({ id }) => id),
      ...(encounterId !== undefined && { encounterId }),
      ...(needsReason && { reason: givenSheetReason(reason) }),
    };
  }

  async function send(version: Omit<NewSheetVersion, 'id' | 'metaInfo'>): Promise<SheetResult> {
    const before = attempts.last();
    const isSame = before && sameContent(before.content, version);
    const content = isSame
      ? before.content
      : JSON.stringify({ ...version, id: newId(), metaInfo: { updatedAt: Math.floor(now() / 1000) } });
    const own = attempts.of(content, () => ({ content, idempotencyKey: newId() }));
    drafting.keep();
    // A device that cannot keep the key keeps nobody from saving.
    await drafting.save().catch(() => undefined);
    await waiting.makeRoom();
    const body = { version: JSON.parse(content) };
    try {
      const answer = await http.call(saveCaseSheet, { body, idempotencyKey: own.idempotencyKey });
      beginFrom([ofPatient(ofPatient(answer, vitaId, saveCaseSheet).data, vitaId, saveCaseSheet)], true);
      void anotherDraft();
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, saveCaseSheet);
      const waits = { content: JSON.stringify(body), idempotencyKey: own.idempotencyKey };
      if (!left.signal.aborted && (await waiting.put(failure, waits))) return 'waiting';
      return refuse(failure);
    }
  }

  async function saveOnce(): Promise<SheetResult> {
    const state = store.getState();
    const { newest, values, overlaps, needsReason, reason } = state;
    if (!isSheetEditable(state) || !newest) return 'refused';
    const answers = changedAnswers(form, newest, values);
    if (!answers) return 'unchanged';
    set({ checked: 'all' });
    if (Object.keys(validateForm(form, values, context())).length > 0) return 'invalid';
    if (overlaps.length > 0 || (needsReason && !givenSheetReason(reason))) {
      set({ asked: true });
      return 'asks';
    }
    const version = bodyOf(newest, answers);
    set({ phase: 'saving', failure: undefined, meanwhile: undefined });
    return send(version);
  }

  function edit(change: (state: SheetState) => Partial<SheetState>): void {
    const state = store.getState();
    if (isSheetEditable(state) && state.newest) set({ saved: false, ...change(state) });
  }

  async function look(isAsked = false): Promise<void> {
    const { newest: before } = store.getState();
    if (!before || !isSheetEditable(store.getState())) return;
    const newest = await read().catch(() => undefined);
    const state = store.getState();
    if (!newest || !isSheetEditable(state) || state.newest !== before) return;
    if (idsOf(newest) === idsOf(before)) return;
    if (isAsked || !state.dirty) takeIn(newest);
    else set({ outdated: true });
  }

  waiting.adopt();
  void load();

  return {
    ...createFormEditor({
      store,
      form,
      isEditable: isSheetEditable,
      set,
      alongside: () => ({ saved: false }),
    }),
    store,
    section,
    load,
    look: () => look(),
    bringIn: () => look(true),
    setReason: (reason) => edit(() => ({ reason })),
    save: onceAtATime(saveOnce),
    settle: () => edit(({ saved }) => ({ meanwhile: undefined, saved })),
    async reset() {
      const { newest } = store.getState();
      if (!newest) return;
      beginFrom(newest, false);
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

/** Whether a prepared save has this content: its id and its time are made once. */
function sameContent(content: string, version: Omit<NewSheetVersion, 'id' | 'metaInfo'>): boolean {
  const { id: _, metaInfo: __, ...before } = JSON.parse(content) as NewSheetVersion;
  return JSON.stringify(before) === JSON.stringify(version);
}
