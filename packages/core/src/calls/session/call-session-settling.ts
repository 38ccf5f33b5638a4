import type { FormDefinition } from '#forms';
import type { HttpError } from '#http';
import { conflictBetween } from '../conflict/call-conflict.ts';
import { type CallContent, contentOfSave, type StoredCall } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import type { CallEntries } from '../unsent/call-draft.ts';
import type { CallDrafting } from '../unsent/call-session-draft.ts';
import type { CallSave } from './call-session-save.ts';
import type { CallSessionState } from './call-session-state.ts';

/** What becomes of entries once it is known what the server has of the call. */
export interface CallSettling {
  /** The server has the entries: nothing of them is kept any more. */
  stored(contact: Contact, entries?: CallEntries): Promise<void>;
  /** The server has this: the entries, and what waits of them, are given up. */
  settle(contact: Contact, entries?: CallEntries): Promise<void>;
  /** Beside what the server has: entries that are all there were stored by an earlier try. Answers whether they differ. */
  compare(ours: CallContent, theirs: StoredCall): Promise<boolean>;
  /** Back in the form, with what the server did not take. */
  refuse(failure: HttpError): void;
  /** After a refusal of which only what the server has tells how it goes on. */
  askServer(save: CallSave, failure: HttpError): Promise<void>;
}

export interface CallSettlingOptions {
  readonly form: FormDefinition;
  readonly drafting: CallDrafting;
  readonly readStored: (contact: Contact) => Promise<StoredCall>;
  /** Removes the call's save from the outbox. */
  readonly giveUpQueued: () => Promise<unknown>;
  readonly get: () => CallSessionState;
  readonly set: (patch: Partial<CallSessionState>) => void;
}

export function createCallSettling(options: CallSettlingOptions): CallSettling {
  const { form, drafting, readStored, giveUpQueued, get, set } = options;

  async function stored(contact: Contact, entries?: CallEntries): Promise<void> {
    set({ ...entries, contact, phase: 'saved', failure: undefined, queued: undefined, conflict: undefined });
    try {
      await drafting.confirmed();
    } catch {
      // A draft that cannot be removed now is recognised as stored when it is opened again.
    }
  }

  async function settle(contact: Contact, entries?: CallEntries): Promise<void> {
    await giveUpQueued();
    await stored(contact, entries);
  }

  async function compare(ours: CallContent, theirs: StoredCall): Promise<boolean> {
    const conflict = conflictBetween(form, ours, theirs);
    if (conflict) set({ phase: 'conflict', conflict, queued: undefined });
    else await settle(theirs.contact);
    return conflict !== undefined;
  }

  function refuse(failure: HttpError): void {
    set({ phase: 'save-failed', failure, queued: undefined });
  }

  return {
    stored,
    settle,
    compare,
    refuse,
    async askServer(save, failure) {
      const { contact } = get();
      if (!contact) return;
      try {
        await compare(contentOfSave(save), await readStored(contact));
      } catch {
        // What the server has cannot be read now: the refusal itself is told, and the entries stay.
        refuse(failure);
      }
    },
  };
}
