import type { FormDefinition } from '#forms';
import { HttpError, onceAtATime } from '#http';
import { createFormWaiting, type EditResult, type FormOutbox, type OutboxEntry } from '#outbox';
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
import { contactOfEntry, saveOfEntry } from '../unsent/call-entry.ts';
import type { CallDrafting } from '../unsent/call-session-draft.ts';
import type { CallContext } from './call-context.ts';
import type { CallClock } from './call-session-outcome.ts';
import { allProblems, isFree } from './call-session-problems.ts';
import type { CallSave, CallSaving } from './call-session-save.ts';
import { createCallSettling } from './call-session-settling.ts';
import { type CallSessionState, isEditable } from './call-session-state.ts';

/**
 * `queued`: stored on the device and sent as soon as possible. `invalid`: incomplete, see the state. `refused`: there
 * is nothing to save.
 */
export type SaveResult = 'saved' | 'queued' | 'failed' | 'invalid' | 'refused';

export interface CallSending {
  save(): Promise<SaveResult>;
  /** Follows a save of this contact that waits from earlier. */
  adopt(): Promise<void>;
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
  readonly outbox: FormOutbox | undefined;
  readonly form: FormDefinition;
  readonly clock: CallClock;
  readonly context: CallContext;
  readonly readStored: (contact: Contact) => Promise<StoredCall>;
  readonly get: () => CallSessionState;
  readonly set: (patch: Partial<CallSessionState>) => void;
}

/** After such a refusal only what the server has decides how the save goes on. */
const isConflict = ({ failure, status }: HttpError): boolean => failure === 'refused' && status === 409;

/** Sends the save of a call, now or later through the outbox. */
export function createCallSending(options: CallSendingOptions): CallSending {
  const { saving, drafting, outbox, form, clock, context, get, set } = options;
  const author = { id: context.providerId, name: context.providerName };
  let sent: CallSave | undefined;

  const waiting = createFormWaiting({
    outbox,
    isOwn: (entry) => contactOfEntry(entry) === get().contact?.id,
    form: {
      waiting: (queued) => set({ phase: 'queued', queued, failure: undefined }),
      async stored() {
        const { contact } = get();
        if (contact && sent) await stored(closedContact(contact, sent, author));
      },
      refused,
      gone,
    },
  });

  const { stored, settle, compare, refuse, askServer } = createCallSettling({
    form,
    drafting,
    readStored: options.readStored,
    giveUpQueued: waiting.makeRoom,
    get,
    set,
  });

  async function refused(error: HttpError): Promise<void> {
    if (isConflict(error) && sent) await askServer(sent, error);
    else refuse(error);
  }

  function gone(): void {
    const { phase } = get();
    if (phase === 'queued' || phase === 'saving') set({ phase: 'open', queued: undefined });
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
    const { idempotencyKey, save } = prepared;
    const { endpoint, body } = save;
    if (!(await waiting.putFirst(endpoint, { body, patient: body.vitaId, idempotencyKey }))) {
      try {
        await stored(await saving.send(prepared));
      } catch (error) {
        await refused(HttpError.from(error, endpoint));
      }
    }
    const { phase } = get();
    return phase === 'saved' || phase === 'queued' ? phase : 'failed';
  }

  function adopt(entry: OutboxEntry | undefined): void {
    sent = entry && saveOfEntry(entry);
    if (!sent) return;
    // The draft has the entries as they stood in the form; without one, what was sent has them too.
    if (get().draft.restoredAt === undefined)
      set(entriesFromContent(form, contentOfSave(sent), clock.timeZone));
    // Its first try may be under way: a change made now would be lost with its answer.
    if (get().phase === 'open') set({ phase: 'saving' });
  }

  return {
    save: onceAtATime(saveOnce),
    adopt: () =>
      new Promise((resolve) => {
        waiting.adopt((entry) => {
          adopt(entry);
          resolve();
        });
      }),
    async takeBack(asked) {
      const result = await waiting.takeBack(asked);
      // Another tab took it out, or sent it: nothing of it waits here.
      if (result === 'unknown') gone();
      return result;
    },
    sendNow: waiting.sendNow,
    compareWithStored: async (contact) =>
      compare(contentOfEntries(form, get(), clock.timeZone), await options.readStored(contact)),
    async keepStored() {
      const { conflict } = get();
      if (!conflict) return;
      await settle(conflict.theirs.contact, entriesFromStored(form, conflict.theirs, clock.timeZone));
    },
    settle,
    close: waiting.close,
  };
}
