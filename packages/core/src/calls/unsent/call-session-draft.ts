import type { FormDefinition } from '#forms';
import { createFormDrafting, type DraftIndex, type FormDrafting, type FormDrafts } from '#outbox';
import type { Contact } from '../contact.ts';
import type { CallSessionState } from '../session/call-session-state.ts';
import { type CallEntries, draftOf, entriesFromDraft, entriesOf, sameEntries } from './call-draft.ts';

export interface CallDraftingOptions {
  readonly drafts: FormDrafts | undefined;
  readonly form: FormDefinition;
  readonly index: DraftIndex;
  readonly get: () => CallEntries & Pick<CallSessionState, 'draft' | 'phase'>;
  readonly set: (patch: Partial<CallEntries> & Partial<Pick<CallSessionState, 'draft'>>) => void;
}

export interface CallDrafting
  extends Pick<FormDrafting, 'keep' | 'save' | 'takeOver' | 'confirmed' | 'close'> {
  /** The call has begun: restores its draft after `first`, and stores everything from now on. */
  open(contact: Contact, first?: Promise<void>): Promise<void>;
}

/** The draft of one call. Its id is the contact's, so there is none before the call begins. */
export function createCallDrafting({ drafts, form, index, get, set }: CallDraftingOptions): CallDrafting {
  let drafting: FormDrafting | undefined;
  let untouched: CallEntries | undefined;

  const draftingOf = (contact: Contact): FormDrafting =>
    createFormDrafting({
      drafts,
      id: contact.id,
      index,
      content() {
        const entries = get();
        if (untouched && sameEntries(untouched, entries)) return undefined;
        // Entries that were removed again are stored too.
        untouched = undefined;
        return draftOf(form, entries, contact);
      },
      read: (content) => entriesFromDraft(form, content),
      isSent: () => get().phase === 'saving' || get().phase === 'queued',
      report: (change) => set({ draft: { ...get().draft, ...change } }),
      putBack: set,
    });

  return {
    open(contact, first) {
      drafting = draftingOf(contact);
      const begin = async () => {
        await first;
        untouched = entriesOf(get());
      };
      return drafting.open(begin());
    },
    keep: () => drafting?.keep(),
    save: async () => drafting?.save(),
    takeOver: async () => drafting?.takeOver(),
    confirmed: async () => drafting?.confirmed(),
    close: () => drafting?.close(),
  };
}
