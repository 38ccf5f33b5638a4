import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Age, PersonFacts } from '#clinical';
import { createFormEditor, type FormEditor, type SharedFormEdits } from '#forms';
import { createAttempts, type HttpClient } from '#http';
import {
  createFormKeeping,
  type FormDrafts,
  type FormKeeping,
  type FormOutbox,
  type PreparedSave,
} from '#outbox';
import type { CaseSheetSection } from './section.ts';
import {
  draftOfSheet,
  type SheetFromDraft,
  sheetDraftId,
  sheetDraftIndex,
  sheetFromDraft,
} from './section-draft.ts';
import { createSheetJudge } from './section-judge.ts';
import { createSheetNewest, sameVersions } from './section-newest.ts';
import { createSheetSending, type SheetResult } from './section-sending.ts';
import { type EnteredSheetReason, INITIAL_SHEET, isSheetEditable, type SheetState } from './section-state.ts';

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
  /** What is known of the patient: decides what a measured value is. */
  readonly facts?: PersonFacts | undefined;
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

/** One version at a time of one section; after each save the next one begins from what was stored. */
export function createCaseSheetSession(options: CaseSheetSessionOptions): CaseSheetSession {
  const { vitaId, section } = options;
  const { form, key } = section;
  const leaving = new AbortController();
  const left = leaving.signal;
  const store = createStore<SheetState>(() => INITIAL_SHEET);
  const get = store.getState;
  const attempts = createAttempts<PreparedSave>();
  const judge = createSheetJudge(options);

  function set(patch: Partial<SheetState>): void {
    if (left.aborted) return;
    store.setState((state) => judge.judged({ ...state, ...patch }));
    keeping.keep();
  }

  /** What was kept, in the form of the versions that the server has by now. */
  function putBack({ base, values, reason, overlaps, prepared }: SheetFromDraft): void {
    const { newest } = get();
    if (!newest || !base) return;
    if (prepared) attempts.restore(prepared.content, prepared);
    else attempts.settle();
    set({ values, reason, overlaps, saved: false, newest: base });
    if (!sameVersions(base, newest)) versions.takeIn(newest);
  }

  const versions = createSheetNewest({
    ...options,
    left,
    get,
    set,
    forgetTries: attempts.settle,
    keeping: () => keeping,
  });
  const keeping: FormKeeping = createFormKeeping<SheetFromDraft>({
    drafts: options.drafts,
    id: sheetDraftId(vitaId, key),
    index: sheetDraftIndex(vitaId),
    left,
    entered() {
      const { newest, values, reason, overlaps, dirty } = get();
      const entries = { values, reason, overlaps, prepared: attempts.last() };
      return { dirty, content: newest && draftOfSheet({ base: newest, ...entries }) };
    },
    read: (content) => sheetFromDraft(form, content),
    report: (change) => set({ draft: { ...get().draft, ...change } }),
    putBack,
  });
  const sending = createSheetSending({ ...options, left, attempts, keeping, versions, judge, get, set });

  function edit(change: (state: SheetState) => Partial<SheetState>): void {
    const state = get();
    if (isSheetEditable(state) && state.newest) set({ saved: false, ...change(state) });
  }

  sending.adopt();
  void versions.load();

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
    load: versions.load,
    look: () => versions.look(false),
    bringIn: () => versions.look(true),
    setReason: (reason) => edit(() => ({ reason })),
    save: sending.save,
    settle: () => edit(({ saved }) => ({ meanwhile: undefined, saved })),
    async reset() {
      const { newest } = get();
      if (!newest) return;
      versions.beginFrom(newest, false);
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
