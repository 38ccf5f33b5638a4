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
  /** Makes a UUID. */
  readonly newId: () => string;
  /** Of the call script; the server answers English where it has none in it. */
  readonly locale?: string;
  /** Between two looks at the line; by the clock where nothing is said. */
  readonly pause?: Pause;
  /** The patient, where they were read already to choose the programme. */
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
  /** Throws before it is here, which the state tells as its part `form`. */
  readonly form: FormDefinition;
  /** Whether a call that is made on another phone can begin, and be saved, without a network. */
  readonly mayWait: boolean;
  /** Reads everything the call shows; each part fails, and is read again, on its own. */
  load(): Promise<void>;
  retry(part: PartName): Promise<void>;
  /** Reads a part anew; what is shown stays until then, and where nothing newer can be read. */
  refresh(part: PartName): Promise<void>;
  /** Lets a stopped number be called again, and says so of the patient. Throws `HttpError`. */
  allowNumber(number: string, reason: string): Promise<void>;
  /** Stores the call once, however often it is asked for and retried. */
  save(): Promise<SaveResult>;
  /** Takes a queued save back to change it; one that may be stored only when the person confirmed that. */
  takeBack(options?: { readonly confirmed?: boolean }): Promise<EditResult>;
  /** Tries to send a queued save at once. */
  sendNow(): Promise<void>;
  /** In a conflict: what the server has stands, and what was entered here is given up. */
  keepStored(): Promise<void>;
  /** In a conflict: stores what was chosen of the entries over what the server has, as a correction with its reason. */
  mergeConflict(choice: MergeChoice): Promise<MergeResult>;
  /** Keeps the entries on the device at once, as when the page is hidden; otherwise they are kept soon after each change. */
  keepDraft(): Promise<void>;
  /** Makes this tab the one that writes, with what the other one kept last. */
  takeOverDraft(): Promise<void>;
  /** Whether nothing would be lost. */
  canLeave(): boolean;
  /** The call is left: requests are cancelled and no late answer changes anything. */
  dispose(): void;
}

function checkForm({ context, callType }: CallSessionOptions): void {
  if (isCallTypeOf(context.programName, callType)) return;
  throw new RangeError(
    `${context.programName} has no form for ${callType} calls; callForm() says which call types can be logged`,
  );
}

/** Brings what a begun call needs once: its form into the state, or why it did not come. */
function createBringing(
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
      // A file that did not come: the person asks again, and nothing was begun without it.
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

/** One call to one patient. The context never changes, so a form, its patient and its save cannot come apart. */
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

  const { part, fetchPart, whenHere } = createBringing(options, store, set, left);
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
