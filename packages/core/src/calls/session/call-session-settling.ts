import type { FormDefinition } from '#forms';
import type { HttpError } from '#http';
import { conflictBetween } from '../conflict/call-conflict.ts';
import { type CallContent, contentOfSave, type StoredCall } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import type { CallEntries } from '../unsent/call-draft.ts';
import type { CallDrafting } from '../unsent/call-session-draft.ts';
import type { CallSave } from './call-session-save.ts';
import type { CallSessionState } from './call-session-state.ts';

/** Handles entries once the server's version of the call is known. */
export interface CallSettling {
  /** Clears local entries, because the server has them. */
  stored(contact: Contact, entries?: CallEntries): Promise<void>;
  /** Discards the entries and queued saves, because the server has this version. */
  settle(contact: Contact, entries?: CallEntries): Promise<void>;
  /**
   * Compares entries with the server's version. If all are there, an earlier attempt stored them. Returns whether they
   * differ.
   */
  compare(ours: CallContent, theirs: StoredCall): Promise<boolean>;
  /** Returns to the form with the server's objections. */
  refuse(failure: HttpError): void;
  /** Loads the server's version after a refusal, to decide how to continue. */
  askServer(save: CallSave, failure: HttpError): Promise<void>;
}

export interface CallSettlingOptions {
  readonly form: FormDefinition;
  readonly drafting: CallDrafting;
  readonly readStored: (contact: Contact) => Promise<StoredCall>;
  /** Removes the call's queued saves from the outbox. */
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
      // A draft that can't be removed now is recognised as stored when it is opened again.
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
        // The server's version can't be read, so the refusal is shown and the entries stay.
        refuse(failure);
      }
    },
  };
}
