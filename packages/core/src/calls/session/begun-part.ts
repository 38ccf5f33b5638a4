// Code that a call needs after it has begun: form, validation, drafts, saving, conflicts. Loaded after the parts shown
// before the call.
import { type FormDefinition, type FormEditor, initialValues, readingsFrom, UNSAVED } from '#forms';
import { createCallMerging } from '../conflict/call-session-merge.ts';
import { readStoredCall } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import { callForm } from '../forms/call-form.ts';
import { createCallDrafting } from '../unsent/call-session-draft.ts';
import type { CallSession, CallSessionOptions } from './call-session.ts';
import { createAskedLoader, unreadReadings } from './call-session-asked.ts';
import { type CallEdits, createCallEdits } from './call-session-edits.ts';
import { createCallJudge } from './call-session-judge.ts';
import type { AskedLoader } from './call-session-parts.ts';
import { createCallSaving } from './call-session-save.ts';
import { createCallSending } from './call-session-sending.ts';
import type { CallSessionState } from './call-session-state.ts';

/** What a session passes to this part on request. */
type HandedOn =
  | 'form'
  | 'save'
  | 'takeBack'
  | 'sendNow'
  | 'keepStored'
  | 'mergeConflict'
  | 'keepDraft'
  | 'takeOverDraft';

export interface BegunPart extends Pick<CallSession, HandedOn> {
  /** Initial state of this part. */
  readonly beginning: Pick<CallSessionState, 'form' | 'values' | 'readings'>;
  readonly edits: CallEdits;
  readonly asked: AskedLoader;
  /** Adds derived state to the entries. */
  judge(entered: CallSessionState, before: CallSessionState): CallSessionState;
  /** Saves changes to the draft. */
  keep(): void;
  /** Opens a new contact; all entries are saved from now on. */
  open(contact: Contact): void;
  /** Continues a contact: follows queued saves and restores the draft before anything can be changed. */
  goOn(contact: Contact): Promise<void>;
  /** Whether something was restored that the server does not have, which is a conflict. */
  differs(contact: Contact): Promise<boolean>;
  /** Refreshes what is shown next to the call after the server confirmed it. */
  refreshSaved(): void;
  close(): void;
}

export interface BegunPartOptions {
  readonly session: CallSessionOptions;
  readonly store: FormEditor<CallSessionState>['store'];
  readonly set: (patch: Partial<CallSessionState>) => void;
  readonly left: AbortSignal;
}

function formOf({ context, callType }: CallSessionOptions): FormDefinition {
  const form = callForm(context.programName, callType);
  if (form) return form;
  throw new RangeError(`${context.programName} has no form for ${callType} calls`);
}

export function createBegunPart({ session: options, store, set, left }: BegunPartOptions): BegunPart {
  const { http, context, callType, drafts, outbox } = options;
  const form = formOf(options);
  const get = store.getState;

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
  const asked = createAskedLoader({ ...options, form, signal: left, get, set });

  return {
    form,
    beginning: {
      form: { phase: 'ready', value: form },
      values: initialValues(form),
      readings: unreadReadings(form),
    },
    edits: createCallEdits({ form, clock: options, store, set }),
    asked,
    judge: createCallJudge(form, options),
    keep: drafting.keep,
    open: (contact) => void drafting.open(contact),
    goOn: (contact) => drafting.open(contact, sending.adopt(contact)),
    async differs(contact) {
      const differs = get().draft.restoredAt !== undefined && (await sending.compareWithStored(contact));
      if (!differs) drafting.close();
      return differs;
    },
    refreshSaved() {
      const metrics = readingsFrom(form, get().values, UNSAVED).map(({ metric }) => metric);
      asked.refreshReadings(metrics);
    },
    save: sending.save,
    takeBack: sending.takeBack,
    sendNow: sending.sendNow,
    keepStored: sending.keepStored,
    mergeConflict: merging.merge,
    keepDraft: drafting.save,
    takeOverDraft: drafting.takeOver,
    close() {
      sending.close();
      drafting.close();
    },
  };
}
