import type { DraftIndex } from '../drafts/draft.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { DraftState, OpenDraft } from '../drafts/open-draft.ts';
import type { FormDraftStatus } from './form-draft-status.ts';

/** Where the entries of forms are stored until the server has confirmed them. */
export type FormDrafts = Pick<DraftKeeper, 'open' | 'confirmed'>;

const REFUSED = {
  'nobody-signed-in': 'unavailable',
  'other-facility': 'other-facility',
  'other-index': 'unreadable',
  unreadable: 'unreadable',
} as const satisfies Record<string, FormDraftStatus['phase']>;

export interface FormDraftingOptions<Read extends Pick<FormDraftStatus, 'aside'>> {
  readonly drafts: FormDrafts | undefined;
  readonly id: string;
  readonly index: DraftIndex;
  /** Returns the current draft content; undefined if there is nothing worth saving. */
  readonly content: () => unknown;
  /** Reads a draft from any version. Accepts any JSON. */
  readonly read: (content: unknown) => Read;
  /** A save is running or queued, so its draft may end before the form gets the result. */
  readonly isSent: () => boolean;
  readonly report: (change: Partial<FormDraftStatus>) => void;
  readonly putBack: (entries: Read) => void;
}

export interface FormDrafting {
  /** Restores the stored entries after `first` resolves, and saves all entries from now on. */
  open(first?: Promise<unknown>): Promise<void>;
  /** Something may have changed. */
  keep(): void;
  /** Saves at once. */
  save(): Promise<void>;
  takeOver(): Promise<void>;
  /** Deletes the draft after the server confirmed the save. */
  confirmed(): Promise<void>;
  /** Leaves the form; its draft stays on the device. */
  close(): void;
}

/** Creates the saving of a form's entries. Without `drafts` it saves nothing, and its status says so. */
export function createFormDrafting<Read extends Pick<FormDraftStatus, 'aside'>>(
  options: FormDraftingOptions<Read>,
): FormDrafting {
  const { drafts, id, index, report, putBack } = options;
  let draft: OpenDraft | undefined;
  let lastStored = '';
  let isRefused = false;
  let isConfirmed = false;
  let hasLeft = false;

  function restore({ content, savedAt }: DraftState): void {
    const read = options.read(content);
    lastStored = JSON.stringify(content);
    putBack(read);
    report({ restoredAt: savedAt, aside: read.aside });
  }

  function keep(): void {
    const content = options.content();
    if (!draft || isConfirmed || content === undefined) return;
    const text = JSON.stringify(content);
    if (text === lastStored) return;
    lastStored = text;
    draft.change(content);
  }

  function follow(state: DraftState, before: DraftState): void {
    if (isConfirmed || hasLeft) return;
    const { phase, editable, savedAt } = state;
    if (phase === 'ended') {
      // The draft was ended elsewhere while the form is still open here.
      if (!options.isSent()) void open();
      return;
    }
    const isSame = phase === before.phase && editable === before.editable && savedAt === before.savedAt;
    if (!isSame) report({ phase, editable, savedAt });
    if (editable && !before.editable && state.content !== undefined) restore(state);
  }

  function use(opened: OpenDraft): void {
    draft = opened;
    const state = opened.store.getState();
    report({ phase: state.phase, editable: state.editable, savedAt: state.savedAt });
    opened.store.subscribe(follow);
    // Entries typed while the device was read take precedence over stored ones.
    if (state.content !== undefined && options.content() === undefined) restore(state);
    else keep();
    if (hasLeft) void opened.close();
  }

  async function open(first?: Promise<unknown>): Promise<void> {
    draft = undefined;
    lastStored = '';
    if (!drafts) return void (await first);
    report({ phase: 'opening' });
    await first;
    try {
      const opening = await drafts.open(id, index);
      isRefused = opening.result === 'refused';
      if (opening.result === 'refused') report({ phase: REFUSED[opening.reason], editable: true });
      else if (isConfirmed) void opening.draft.close();
      else use(opening.draft);
    } catch {
      // The device failed. The form continues and shows that nothing is stored.
      report({ phase: 'unavailable', editable: true });
    }
  }

  return {
    open,
    keep,
    save: async () => draft?.save(),
    takeOver: async () => draft?.takeOver(),
    async confirmed() {
      isConfirmed = true;
      if (!isRefused) await drafts?.confirmed(id);
    },
    close() {
      hasLeft = true;
      void draft?.close();
    },
  };
}
