// What a call needs once it is begun: its form, what may be entered and what keeps it from being saved, drafts, saving,
// conflicts. Fetched after what stands before the call, and before the call is begun.
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

/** What a session hands on to this part as it is asked for. */
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
  /** What the state has from now on. */
  readonly beginning: Pick<CallSessionState, 'form' | 'values' | 'readings'>;
  readonly edits: CallEdits;
  readonly asked: AskedLoader;
  /** Adds to what is entered what follows from it. */
  judge(entered: CallSessionState, before: CallSessionState): CallSessionState;
  /** Keeps what has changed since it was asked last. */
  keep(): void;
  /** The contact is born: from now on everything entered is kept. */
  open(contact: Contact): void;
  /** What waits of it from earlier is followed and its draft put back, before anything can be changed. */
  goOn(contact: Contact): Promise<void>;
  /** Whether something was put back that the server does not have; a conflict then. */
  differs(contact: Contact): Promise<boolean>;
  /** The server has confirmed the call: what is shown beside it tells of it. */
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
    goOn: (contact) => drafting.open(contact, sending.adopt()),
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
