import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormDefinition } from '#forms';
import { type HttpClient, HttpError, onceAtATime, type Pause } from '#http';
import type { EditResult, FormDrafts, FormOutbox } from '#outbox';
import type { Patient } from '#patients';
import { type CallTypeKey, isCallTypeOf } from '#programmes';
import type { MergeChoice, MergeResult } from '../conflict/call-session-merge.ts';
import type { BegunPart } from './begun-part.ts';
import type { CallContext } from './call-context.ts';
import { type CallContact, createCallContact } from './call-session-contact.ts';
import type { CallEdits } from './call-session-edits.ts';
import { enteringInto } from './call-session-entering.ts';
import { type CallMetrics, createCallReading } from './call-session-loading.ts';
import type { CallClock } from './call-session-outcome.ts';
import { createPartLoader, LOADING, type PartName } from './call-session-parts.ts';
import type { SaveResult } from './call-session-sending.ts';
import { type CallSessionState, initialSessionState, isUnderWay } from './call-session-state.ts';
import { createNumberAllowance } from './number-allowance.ts';

export interface CallSessionOptions extends CallClock {
  readonly http: HttpClient;
  readonly metrics: CallMetrics;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
  readonly newId: () => string;
  /** Language of the call script; the server falls back to English. */
  readonly locale?: string;
  /** Delay between polls of the line; a timer by default. */
  readonly pause?: Pause;
  /** The patient, if already loaded to choose the programme. */
  readonly patient?: Patient;
  /** Where entries are kept until the server confirmed them; without it they live as long as the session. */
  readonly drafts?: FormDrafts;
  /** Where a save waits that cannot be sent now; without it such a save fails. */
  readonly outbox?: FormOutbox;
}

export interface CallSession extends CallEdits, CallContact {
  readonly store: StoreApi<CallSessionState>;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
  /** Throws before the form is loaded; the state has it as the part `form`. */
  readonly form: FormDefinition;
  /** Whether a call made on another phone can be started and saved offline. */
  readonly mayWait: boolean;
  /** Loads everything that the call shows. Each part fails and is retried separately. */
  load(): Promise<void>;
  retry(part: PartName): Promise<void>;
  /** Reloads a part. The current value stays until then, or if loading fails. */
  refresh(part: PartName): Promise<void>;
  /** Allows calls to a stopped number and updates the patient. Throws `HttpError`. */
  allowNumber(number: string, reason: string): Promise<void>;
  /** Saves the call once, however often it is triggered or retried. */
  save(): Promise<SaveResult>;
  /** Takes back a queued save for editing. If it may already be stored, the user has to confirm. */
  takeBack(options?: { readonly confirmed?: boolean }): Promise<EditResult>;
  /** Sends a queued save now. */
  sendNow(): Promise<void>;
  /** In a conflict: keeps the server's version and discards the entries. */
  keepStored(): Promise<void>;
  /** In a conflict: saves the chosen entries over the server's version, as a correction with a reason. */
  mergeConflict(choice: MergeChoice): Promise<MergeResult>;
  /** Saves the draft at once, for example when the page is hidden; otherwise it is saved soon after each change. */
  keepDraft(): Promise<void>;
  /** Makes this tab the editor, with the latest draft of the other one. */
  takeOverDraft(): Promise<void>;
  /** Whether leaving would lose nothing. */
  canLeave(): boolean;
  /** Ends the session: cancels requests and ignores late responses. */
  dispose(): void;
}

function checkForm({ context, callType }: CallSessionOptions): void {
  if (isCallTypeOf(context.programName, callType)) return;
  throw new RangeError(
    `${context.programName} has no form for ${callType} calls; callForm() says which call types can be logged`,
  );
}

/** Loads the code of a begun call once: its form into the state, or the error. */
function createLazyPart(
  options: CallSessionOptions,
  store: StoreApi<CallSessionState>,
  set: (patch: Partial<CallSessionState>) => void,
  left: AbortSignal,
) {
  const waiting: ((part: BegunPart) => void)[] = [];
  let here: BegunPart | undefined;

  const fetchPart = onceAtATime(async () => {
    if (here || left.aborted) return;
    if (store.getState().form.phase === 'failed') set({ form: LOADING });
    try {
      const { createBegunPart } = await import('./begun-part.ts');
      here = createBegunPart({ session: options, store, set, left });
    } catch (cause) {
      // The file did not load. The user can retry, and nothing was started.
      const error = new HttpError({ failure: 'unreachable', endpoint: 'call form', cause });
      set({ form: { phase: 'failed', error } });
      return;
    }
    set(here.beginning);
    for (const then of waiting.splice(0)) then(here);
  });

  return {
    part: () => here,
    fetchPart,
    whenHere(then: (part: BegunPart) => void): void {
      if (here) then(here);
      else waiting.push(then);
      void fetchPart();
    },
  };
}

/** Creates a call to one patient. The context never changes, so that form, patient and save always belong together. */
export function createCallSession(options: CallSessionOptions): CallSession {
  checkForm(options);
  const { context, callType } = options;
  const leaving = new AbortController();
  const left = leaving.signal;
  const store = createStore<CallSessionState>(() => initialSessionState(options.patient));
  const get = store.getState;

  function set(patch: Partial<CallSessionState>): void {
    if (left.aborted) return;
    store.setState((state) => {
      const entered = { ...state, ...patch };
      return part()?.judge(entered, state) ?? { ...entered, dirty: isUnderWay(entered) };
    });
    part()?.keep();
  }

  const { part, fetchPart, whenHere } = createLazyPart(options, store, set, left);
  const numbers = createNumberAllowance(options);
  const parts = createPartLoader({
    reading: createCallReading({ ...options, locale: options.locale ?? 'en', signal: left }),
    get,
    set,
    bringForm: fetchPart,
    asked: () => part()?.asked,
  });
  store.subscribe(({ phase }, before) => {
    if (phase !== 'saved' || before.phase === 'saved') return;
    void parts.refresh('patient');
    void parts.refresh('previous');
    part()?.refreshSaved();
  });

  return {
    ...enteringInto(() => part()?.edits),
    ...createCallContact({
      ...options,
      left,
      async bring() {
        await parts.takeForm();
        return part();
      },
      whenHere,
      get,
      set,
      onStopped: () => parts.load('patient'),
    }),
    store,
    context,
    callType,
    get form() {
      const begun = part();
      if (!begun)
        throw new Error('The form of the call is not here yet: wait until the part `form` is ready');
      return begun.form;
    },
    mayWait: options.outbox !== undefined,
    load: parts.loadAll,
    retry: parts.load,
    refresh: parts.refresh,
    allowNumber: async (number, reason) => {
      set({ patient: { phase: 'ready', value: await numbers.allow(number, reason) } });
    },
    save: async () => part()?.save() ?? 'refused',
    takeBack: async (asked) => part()?.takeBack(asked) ?? 'unknown',
    sendNow: async () => part()?.sendNow(),
    keepStored: async () => part()?.keepStored(),
    mergeConflict: async (choice) => part()?.mergeConflict(choice) ?? 'refused',
    keepDraft: async () => part()?.keepDraft(),
    takeOverDraft: async () => part()?.takeOverDraft(),
    canLeave: () => !get().dirty,
    dispose() {
      leaving.abort();
      part()?.close();
    },
  };
}
