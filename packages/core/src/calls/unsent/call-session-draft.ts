import type { FormDefinition } from '#forms';
import type { DraftIndex, DraftKeeper, DraftState, OpenDraft } from '#outbox';
import type { Contact } from '../contact.ts';
import type { CallSessionState } from '../session/call-session-state.ts';
import { type CallEntries, draftOf, entriesFromDraft, entriesOf, sameEntries } from './call-draft.ts';
import type { CallDraftStatus } from './call-draft-status.ts';

/** Storage of call drafts. */
export type CallDrafts = Pick<DraftKeeper, 'open' | 'confirmed'>;

export interface CallDraftingOptions {
  readonly drafts: CallDrafts | undefined;
  readonly form: FormDefinition;
  readonly index: DraftIndex;
  readonly get: () => CallEntries & Pick<CallSessionState, 'draft' | 'phase'>;
  readonly set: (patch: Partial<CallEntries> & { readonly draft?: CallDraftStatus }) => void;
}

export interface CallDrafting {
  /**
   * Restores earlier entries of the contact and saves all further ones. Nothing can be entered until `first` is
   * settled.
   */
  open(contact: Contact, first?: Promise<void>): Promise<void>;
  /** Saves changes since the last call. */
  keep(): void;
  save(): Promise<void>;
  takeOver(): Promise<void>;
  /** Removes the draft after the server confirmed the call. */
  confirmed(): Promise<void>;
  /** The call is left; its draft stays on the device. */
  close(): void;
}

const REFUSED = {
  'nobody-signed-in': 'unavailable',
  'other-facility': 'other-facility',
  'other-index': 'unreadable',
  unreadable: 'unreadable',
} as const;

/** Whether a save is being sent: the draft may be gone before the call hears of it. */
const isSent = (phase: CallSessionState['phase']): boolean => phase === 'saving' || phase === 'queued';

/** Creates the saving of a call's entries; without `drafts` it saves nothing and reports that. */
export function createCallDrafting({ drafts, form, index, get, set }: CallDraftingOptions): CallDrafting {
  let contact: Contact | undefined;
  let draft: OpenDraft | undefined;
  let lastStored: CallEntries | undefined;
  let hasLeft = false;
  let isConfirmed = false;

  const report = (change: Partial<CallDraftStatus>): void => set({ draft: { ...get().draft, ...change } });

  function keep(): void {
    const entries = get();
    if (!draft || !contact || isConfirmed || (lastStored && sameEntries(lastStored, entries))) return;
    lastStored = entriesOf(entries);
    draft.change(draftOf(form, entries, contact));
  }

  function putBack({ content, savedAt }: DraftState): void {
    const entries = entriesFromDraft(form, content);
    lastStored = entries;
    set({ ...entries, draft: { ...get().draft, restoredAt: savedAt } });
  }

  function follow(state: DraftState, before: DraftState): void {
    if (hasLeft || isConfirmed) return;
    if (state.phase === 'ended') {
      // The draft was released elsewhere during the call, so it is opened again.
      if (!isSent(get().phase)) void reopen();
      return;
    }
    const { phase, editable, savedAt } = state;
    const known = get().draft;
    if (known.phase !== phase || known.editable !== editable || known.savedAt !== savedAt)
      report({ phase, editable, savedAt });
    if (editable && !before.editable && state.content !== undefined) putBack(state);
  }

  /** `started`: entries at the time of the request; undefined if the screen's entries count in any case. */
  function use(opened: OpenDraft, started: CallEntries | undefined): void {
    const state = opened.store.getState();
    const { content, phase, editable, savedAt } = state;
    lastStored = entriesOf(get());
    draft = opened;
    report({ phase, editable, savedAt });
    opened.store.subscribe(follow);
    if (content !== undefined && started && sameEntries(started, get())) putBack(state);
    else {
      lastStored = content === undefined ? started : undefined;
      keep();
    }
  }

  async function openFor(born: Contact, started: CallEntries | undefined): Promise<void> {
    if (!drafts) return;
    try {
      const opening = await drafts.open(born.id, index);
      if (opening.result === 'open') use(opening.draft, started);
      else report({ phase: REFUSED[opening.reason], editable: true });
    } catch {
      // The device's storage failed. The user sees that nothing is saved, and continues.
      report({ phase: 'unavailable', editable: true });
    }
    if (hasLeft || isConfirmed) void draft?.close();
  }

  async function reopen(): Promise<void> {
    draft = undefined;
    if (contact) await openFor(contact, undefined);
  }

  return {
    async open(born, first) {
      if (!drafts) return first;
      contact = born;
      report({ phase: 'opening' });
      await first;
      await openFor(born, entriesOf(get()));
    },
    keep,
    save: async () => draft?.save(),
    takeOver: async () => draft?.takeOver(),
    async confirmed() {
      isConfirmed = true;
      if (contact && drafts) await drafts.confirmed(contact.id);
    },
    close() {
      hasLeft = true;
      void draft?.close();
    },
  };
}
