import type { FormDefinition } from '#forms';
import type { DraftIndex, DraftKeeper, DraftState, OpenDraft } from '#outbox';
import type { Contact } from '../contact.ts';
import type { CallSessionState } from '../session/call-session-state.ts';
import { type CallEntries, draftOf, entriesFromDraft, entriesOf, sameEntries } from './call-draft.ts';
import type { CallDraftStatus } from './call-draft-status.ts';

/** Where drafts of calls are kept. */
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
   * The contact is there: what was kept of it is put back, and from now on everything is kept. Until `first` is settled
   * nothing can be entered.
   */
  open(contact: Contact, first?: Promise<void>): Promise<void>;
  /** Keeps what has changed since it was asked last. */
  keep(): void;
  save(): Promise<void>;
  takeOver(): Promise<void>;
  /** The server confirmed the call: nothing of it is kept any more. */
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

/** A save of it is on its way: its draft may be gone before the call hears of it. */
const isSent = (phase: CallSessionState['phase']): boolean => phase === 'saving' || phase === 'queued';

/** What keeps the entries of one call; without `drafts` it keeps nothing and says so. */
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
      // It was let go from elsewhere while the call is still entered here: it is opened anew.
      if (!isSent(get().phase)) void reopen();
      return;
    }
    const { phase, editable, savedAt } = state;
    const known = get().draft;
    if (known.phase !== phase || known.editable !== editable || known.savedAt !== savedAt)
      report({ phase, editable, savedAt });
    if (editable && !before.editable && state.content !== undefined) putBack(state);
  }

  /** `started`: the entries when the draft was asked for; undefined where those on the screen count in any case. */
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
      // The reason is the device's: the person is told that nothing is kept, and goes on.
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
