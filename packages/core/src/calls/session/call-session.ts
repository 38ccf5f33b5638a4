import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FormDefinition, readingsFrom, UNSAVED } from '#forms';
import type { HttpClient, Pause } from '#http';
import type { EditResult } from '#outbox';
import type { Patient } from '#patients';
import type { CallTypeKey } from '#programmes';
import { createCallMerging, type MergeChoice, type MergeResult } from '../conflict/call-session-merge.ts';
import { readStoredCall } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import { callForm } from '../forms/call-form.ts';
import { type CallDrafts, createCallDrafting } from '../unsent/call-session-draft.ts';
import type { CallOutbox } from '../unsent/call-session-queue.ts';
import type { CallContext } from './call-context.ts';
import { type CallContact, createCallContact } from './call-session-contact.ts';
import { type CallEdits, createCallEdits } from './call-session-edits.ts';
import { createCallJudge } from './call-session-judge.ts';
import { type CallMetrics, createCallReading } from './call-session-loading.ts';
import type { CallClock } from './call-session-outcome.ts';
import { createPartLoader, metricsOf, type PartName } from './call-session-parts.ts';
import { createCallSaving } from './call-session-save.ts';
import { createCallSending, type SaveResult } from './call-session-sending.ts';
import { type CallSessionState, initialSessionState } from './call-session-state.ts';
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
  readonly drafts?: CallDrafts;
  /** Where a save waits that cannot be sent now; without it such a save fails. */
  readonly outbox?: CallOutbox;
}

export interface CallSession extends CallEdits, CallContact {
  readonly store: StoreApi<CallSessionState>;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
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

function formOf({ context, callType }: CallSessionOptions): FormDefinition {
  const form = callForm(context.programName, callType);
  if (form) return form;
  throw new RangeError(
    `${context.programName} has no form for ${callType} calls; callForm() says which call types can be logged`,
  );
}

/** One call to one patient. The context never changes, so a form, its patient and its save cannot come apart. */
export function createCallSession(options: CallSessionOptions): CallSession {
  const { http, context, callType, drafts, outbox, patient } = options;
  const form = formOf(options);
  const leaving = new AbortController();
  const left = leaving.signal;
  const store = createStore<CallSessionState>(() => initialSessionState(form, metricsOf(form), patient));
  const get = store.getState;
  const judged = createCallJudge(form, options);

  function set(patch: Partial<CallSessionState>): void {
    if (left.aborted) return;
    store.setState((state) => judged({ ...state, ...patch }, state));
    drafting.keep();
  }

  const drafting = createCallDrafting({
    drafts,
    form,
    index: { patient: context.vitaId, programme: context.programName, callType },
    get,
    set,
  });

  const readStored = ({ id, vitaId }: Contact) =>
    readStoredCall(http, { contactId: id, vitaId, signal: left });

  const sending = createCallSending({
    saving: createCallSaving({ ...options, definition: form }),
    drafting,
    outbox,
    form,
    clock: options,
    context,
    readStored,
    get,
    set,
  });

  const merging = createCallMerging({ ...options, form, readStored, get, set, settle: sending.settle });
  const numbers = createNumberAllowance(options);

  const parts = createPartLoader({
    definition: form,
    reading: createCallReading({ ...options, locale: options.locale ?? 'en', signal: left }),
    get,
    set,
  });
  store.subscribe(({ phase, values }, before) => {
    if (phase === 'saved' && before.phase !== 'saved')
      parts.refreshSaved(readingsFrom(form, values, UNSAVED).map(({ metric }) => metric));
  });

  return {
    ...createCallEdits({ form, clock: options, store, set }),
    ...createCallContact({
      ...options,
      left,
      drafting,
      sending,
      get,
      set,
      onStopped: () => parts.load('patient'),
    }),
    store,
    context,
    callType,
    form,
    mayWait: outbox !== undefined,
    load: parts.loadAll,
    retry: parts.load,
    refresh: parts.refresh,
    allowNumber: async (number, reason) => {
      set({ patient: { phase: 'ready', value: await numbers.allow(number, reason) } });
    },
    save: sending.save,
    takeBack: sending.takeBack,
    sendNow: sending.sendNow,
    keepStored: sending.keepStored,
    mergeConflict: merging.merge,
    keepDraft: drafting.save,
    takeOverDraft: drafting.takeOver,
    canLeave: () => !get().dirty,
    dispose() {
      leaving.abort();
      sending.close();
      drafting.close();
    },
  };
}
