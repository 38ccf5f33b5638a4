import type { FormDefinition } from '#forms';
import { HttpError, onceAtATime } from '#http';
import type { EditResult } from '#outbox';
import {
  closedContact,
  contentOfEntries,
  contentOfSave,
  entriesFromContent,
  entriesFromStored,
  type StoredCall,
} from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import { withoutEscalation } from '../findings/escalation.ts';
import type { CallEntries } from '../unsent/call-draft.ts';
import type { CallDrafting } from '../unsent/call-session-draft.ts';
import { type CallOutbox, createCallQueue, type SaveVerdict } from '../unsent/call-session-queue.ts';
import type { CallContext } from './call-context.ts';
import type { CallClock } from './call-session-outcome.ts';
import { allProblems, isFree } from './call-session-problems.ts';
import type { CallSave, CallSaving, PreparedSave } from './call-session-save.ts';
import { createCallSettling } from './call-session-settling.ts';
import { type CallSessionState, isEditable } from './call-session-state.ts';

/**
 * `queued`: stored on the device and sent as soon as possible. `invalid`: incomplete, see the state. `refused`: there
 * is nothing to save.
 */
export type SaveResult = 'saved' | 'queued' | 'failed' | 'invalid' | 'refused';

export interface CallSending {
  save(): Promise<SaveResult>;
  /** Follows a save of this contact that is still queued. */
  adopt(contact: Contact): Promise<void>;
  takeBack(options?: { readonly confirmed?: boolean }): Promise<EditResult>;
  sendNow(): Promise<void>;
  /** Compares the entries with the server's version of a closed call. Returns false if the server has everything. */
  compareWithStored(contact: Contact): Promise<boolean>;
  /** Keeps the server's version and discards the entries. */
  keepStored(): Promise<void>;
  /** Discards the entries and queued saves, because the server has this version. */
  settle(contact: Contact, entries?: CallEntries): Promise<void>;
  close(): void;
}

export interface CallSendingOptions {
  readonly saving: CallSaving;
  readonly drafting: CallDrafting;
  readonly outbox: CallOutbox | undefined;
  readonly form: FormDefinition;
  readonly clock: CallClock;
  readonly context: CallContext;
  readonly readStored: (contact: Contact) => Promise<StoredCall>;
  readonly get: () => CallSessionState;
  readonly set: (patch: Partial<CallSessionState>) => void;
}

/** Whether the server's version is needed to decide how to continue after a refusal. */
const isConflict = ({ failure, status }: HttpError): boolean => failure === 'refused' && status === 409;

/** Creates the sending of a call's save, now or later. */
export function createCallSending(options: CallSendingOptions): CallSending {
  const { saving, drafting, outbox, form, clock, context, get, set } = options;
  const author = { id: context.providerId, name: context.providerName };
  const queue = outbox && createCallQueue({ outbox, onChange: (verdict) => void apply(verdict) });
  let sent: CallSave | undefined;

  const { stored, settle, compare, refuse, askServer } = createCallSettling({
    form,
    drafting,
    readStored: options.readStored,
    giveUpQueued: async () => queue?.takeBack({ confirmed: true }),
    get,
    set,
  });

  async function apply(verdict: SaveVerdict): Promise<SaveResult> {
    const { contact, phase } = get();
    const save = queue?.current() ?? sent;
    switch (verdict.kind) {
      case 'stored':
        if (contact && save) await stored(closedContact(contact, save, author));
        return 'saved';
      case 'waiting':
        set({ phase: 'queued', queued: verdict.queued, failure: undefined });
        return 'queued';
      case 'gone':
        if (phase === 'queued' || phase === 'saving') set({ phase: 'open', queued: undefined });
        return 'failed';
      case 'refused':
        if (isConflict(verdict.error) && save) await askServer(save, verdict.error);
        else refuse(verdict.error);
        return get().phase === 'saved' ? 'saved' : 'failed';
    }
  }

  async function sendNowOrFail(prepared: PreparedSave): Promise<SaveResult> {
    try {
      await stored(await saving.send(prepared));
      return 'saved';
    } catch (error) {
      return apply({ kind: 'refused', error: HttpError.from(error, prepared.save.endpoint) });
    }
  }

  async function saveOnce(): Promise<SaveResult> {
    const state = get();
    const { contact, disposition } = state;
    if (!isEditable(state) || !contact) return 'refused';
    set({ checked: 'all' });
    if (!disposition || !isFree(allProblems(state, form, clock))) return 'invalid';
    // A hand-over without a remaining finding is not logged.
    const values = state.findings.length > 0 ? state.values : withoutEscalation(form, state.values);
    set({ values, phase: 'saving', failure: undefined });
    const prepared = saving.prepare({ ...state, values, contact, disposition });
    sent = prepared.save;
    // The draft is saved before sending, so that a tab that closes during the response has all of it.
    await drafting.save();
    const verdict = await queue?.put(prepared);
    return verdict ? apply(verdict) : sendNowOrFail(prepared);
  }

  async function adopt({ id }: Contact): Promise<void> {
    const save = await queue?.adopt(id);
    if (!save) return;
    // The draft has the form's entries; without one, the sent save has them too.
    if (get().draft.restoredAt === undefined)
      set(entriesFromContent(form, contentOfSave(save), clock.timeZone));
    // During the first attempt, changes would be lost with its response.
    if (get().phase === 'open') set({ phase: 'saving' });
  }

  return {
    save: onceAtATime(saveOnce),
    adopt,
    async takeBack(asked = {}) {
      const result = (await queue?.takeBack(asked)) ?? 'unknown';
      // Another tab removed or sent it: nothing is queued here.
      if (result === 'unknown') await apply({ kind: 'gone' });
      return result;
    },
    sendNow: async () => queue?.sendNow(),
    compareWithStored: async (contact) =>
      compare(contentOfEntries(form, get(), clock.timeZone), await options.readStored(contact)),
    async keepStored() {
      const { conflict } = get();
      if (!conflict) return;
      await settle(conflict.theirs.contact, entriesFromStored(form, conflict.theirs, clock.timeZone));
    },
    settle,
    close: () => queue?.close(),
  };
}
