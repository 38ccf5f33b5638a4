import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FormDefinition, ofChecked, readingsFrom, steady, steadyEntries, UNSAVED } from '#forms';
import { type HttpClient, HttpError, type Pause } from '#http';
import { isMetricType } from '#metrics';
import type { EditResult } from '#outbox';
import type { Patient } from '#patients';
import type { CallTypeKey } from '#programmes';
import { createCallMerging, type MergeChoice, type MergeResult } from '../conflict/call-session-merge.ts';
import { readStoredCall } from '../conflict/stored-call.ts';
import { type Contact, isOpenContact } from '../contact.ts';
import { callForm } from '../forms/call-form.ts';
import { isLineKind } from '../line/line.ts';
import { type CallDrafts, createCallDrafting } from '../unsent/call-session-draft.ts';
import type { CallOutbox } from '../unsent/call-session-queue.ts';
import type { CallContext } from './call-context.ts';
import { type CallOptions, type CallVia, createCallBeginning } from './call-session-begin.ts';
import { type CallEdits, createCallEdits } from './call-session-edits.ts';
import { createCallFindings } from './call-session-findings.ts';
import { createCallLine } from './call-session-line.ts';
import { type CallMetrics, createCallReading } from './call-session-loading.ts';
import type { CallClock } from './call-session-outcome.ts';
import { createPartLoader, metricsOf, type PartName } from './call-session-parts.ts';
import { problemsInCall, wouldLose } from './call-session-problems.ts';
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

export interface CallSession extends CallEdits {
  readonly store: StoreApi<CallSessionState>;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
  readonly form: FormDefinition;
  /** Reads everything the call shows; each part fails, and is read again, on its own. */
  load(): Promise<void>;
  retry(part: PartName): Promise<void>;
  /** Reads a part anew; what is shown stays until then, and where nothing newer can be read. */
  refresh(part: PartName): Promise<void>;
  /**
   * Begins the call: the contact is born. Answers what the person is to dial; undefined when the call could not be begun,
   * or the console dials by itself. Outside the permitted hours only with an emergency.
   */
  dial(callOptions?: CallOptions): Promise<string | undefined>;
  /** Ends the line of a call that the console dialled; answers whether the server heard it. */
  hangUp(): Promise<boolean>;
  /** Records a call that was made on another phone. */
  calledElsewhere(callOptions?: Pick<CallOptions, 'number'>): Promise<void>;
  /** Lets a stopped number be called again, and says so of the patient. Throws `HttpError`. */
  allowNumber(number: string, reason: string): Promise<void>;
  /**
   * Goes on with a contact that waits for its disposition, and with its line where the console dialled and that is still
   * on. False where it is not one of this call's.
   */
  openUnfinished(contact: Contact): boolean;
  /**
   * A call that was finished, of which something else may be kept here: it becomes a conflict then. False where nothing
   * is missing on the server. Rejects with `HttpError` where what the server has cannot be read.
   */
  openClosed(contact: Contact): Promise<boolean>;
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
  const { context, callType, patient } = options;
  const form = formOf(options);
  const left = new AbortController();
  const store = createStore<CallSessionState>(() => initialSessionState(form, metricsOf(form), patient));
  const judged = createCallFindings(form, callType, context, options);
  const beginning = createCallBeginning(options);

  function set(patch: Partial<CallSessionState>): void {
    if (left.signal.aborted) return;
    store.setState((state) => {
      const entered = { ...state, ...patch };
      const { findings, typed } = judged(entered);
      const next = {
        ...entered,
        findings: steady(state.findings, findings),
        faces: steadyEntries(state.faces, ofChecked(typed, entered.checked)),
      };
      const { problems, outcomeProblems } = problemsInCall(next, form, options);
      return {
        ...next,
        problems,
        outcomeProblems: steadyEntries(state.outcomeProblems, outcomeProblems),
        dirty: wouldLose(next, form),
      };
    });
    drafting.keep();
  }

  const drafting = createCallDrafting({
    drafts: options.drafts,
    form,
    index: { patient: context.vitaId, programme: context.programName, callType },
    get: store.getState,
    set,
  });

  const readStored = ({ id, vitaId }: Contact) =>
    readStoredCall(options.http, { contactId: id, vitaId, signal: left.signal });

  const sending = createCallSending({
    saving: createCallSaving({ ...options, definition: form }),
    drafting,
    outbox: options.outbox,
    form,
    clock: options,
    context,
    readStored,
    get: store.getState,
    set,
  });

  const merging = createCallMerging({
    ...options,
    form,
    readStored,
    get: store.getState,
    set,
    settle: sending.settle,
  });

  const line = createCallLine({
    http: options.http,
    newId: options.newId,
    pause: options.pause,
    signal: left.signal,
    onLine: (known) => set({ line: known, via: known.via }),
  });

  const numbers = createNumberAllowance(options);

  const parts = createPartLoader({
    definition: form,
    reading: createCallReading({ ...options, locale: options.locale ?? 'en', signal: left.signal }),
    get: store.getState,
    set,
  });

  /** What stands beside the call tells what was just saved. */
  function refreshAfterSave(): void {
    const metricsSaved = readingsFrom(form, store.getState().values, UNSAVED).map(({ metric }) => metric);
    const metrics = [...new Set(metricsSaved)].filter(isMetricType);
    for (const part of [
      'patient',
      'previous',
      ...metrics.map((metric) => `reading:${metric}` as const),
    ] as const)
      void parts.refresh(part);
  }
  store.subscribe((now, before) => {
    if (now.phase === 'saved' && before.phase !== 'saved') refreshAfterSave();
  });

  const edits = createCallEdits({ form, clock: options, store, set });

  async function load(): Promise<void> {
    const names: PartName[] = ['previous', 'answers', 'script'];
    if (store.getState().patient.phase !== 'ready') names.push('patient');
    for (const metric of metricsOf(form)) names.push(`reading:${metric}`);
    await Promise.all(names.map(parts.load));
  }

  async function begin(via: CallVia, callOptions?: CallOptions): Promise<string | undefined> {
    if (store.getState().phase !== 'ready') return undefined;
    set({ phase: 'dialling', failure: undefined });
    try {
      const { contact, ...begun } = await beginning.begin(via, callOptions);
      set({ phase: 'open', contact, ...begun });
      void drafting.open(contact);
      if (!isLineKind(begun.via)) return begun.tel ?? undefined;
      void line.follow(contact);
      return undefined;
    } catch (error) {
      const failure = HttpError.from(error, { name: 'routine/dial' });
      set({ phase: 'ready', failure });
      // Somebody else learnt meanwhile why not to call: the patient read before is out of date.
      if (failure.code === 'number-stopped') await parts.load('patient');
      return undefined;
    }
  }

  const isAboutThisCall = (contact: Contact): boolean =>
    contact.vitaId === context.vitaId &&
    contact.programme === context.programName &&
    contact.callType === callType;

  /** What waits of it from earlier is followed and its draft put back, before anything can be changed. */
  const goOn = (contact: Contact): Promise<void> => drafting.open(contact, sending.adopt(contact));

  function openUnfinished(contact: Contact): boolean {
    if (store.getState().phase !== 'ready' || !isAboutThisCall(contact) || !isOpenContact(contact))
      return false;
    set({ phase: 'open', contact, continued: true, failure: undefined });
    void goOn(contact);
    void line.takeUp(contact);
    return true;
  }

  async function openClosed(contact: Contact): Promise<boolean> {
    if (store.getState().phase !== 'ready' || !isAboutThisCall(contact)) return false;
    set({ contact, continued: true });
    await goOn(contact);
    const { phase, draft } = store.getState();
    if (phase !== 'ready') return true;
    const differs = draft.restoredAt !== undefined && (await sending.compareWithStored(contact));
    if (!differs) drafting.close();
    return differs;
  }

  return {
    ...edits,
    store,
    context,
    callType,
    form,
    load,
    retry: parts.load,
    refresh: parts.refresh,
    dial: (callOptions) => begin('dial', callOptions),
    hangUp: async () => {
      const { contact } = store.getState();
      return contact !== undefined && (await line.hangUp(contact));
    },
    calledElsewhere: async (callOptions) => {
      await begin('elsewhere', callOptions);
    },
    allowNumber: async (number, reason) => {
      set({ patient: { phase: 'ready', value: await numbers.allow(number, reason) } });
    },
    openUnfinished,
    openClosed,
    save: sending.save,
    takeBack: sending.takeBack,
    sendNow: sending.sendNow,
    keepStored: sending.keepStored,
    mergeConflict: merging.merge,
    keepDraft: drafting.save,
    takeOverDraft: drafting.takeOver,
    canLeave: () => !store.getState().dirty,
    dispose() {
      left.abort();
      sending.close();
      drafting.close();
    },
  };
}
