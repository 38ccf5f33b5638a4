import type { SetAside } from '#forms';
import type { DraftIndex } from '../drafts/draft.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { DraftPhase, DraftState, OpenDraft } from '../drafts/open-draft.ts';

/** Storage of form entries that the server has not confirmed. */
export type FormDrafts = Pick<DraftKeeper, 'open' | 'confirmed'>;

/**
 * `off`: entries are not saved. `opening`: the device is being asked. `unavailable`: device storage or the user's key
 * can't be used. The others are states of the draft.
 */
type FormDraftPhase = 'off' | 'opening' | 'unavailable' | DraftPhase;

export interface FormDraftStatus {
  readonly phase: FormDraftPhase;
  /** False while another tab is editing; offer to take over. */
  readonly editable: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** When the restored entries had been saved; undefined if none were. */
  readonly restoredAt: number | undefined;
  /** Restored entries that no longer fit. */
  readonly aside: readonly SetAside[];
}

export const NO_FORM_DRAFT: FormDraftStatus = {
  phase: 'off',
  editable: true,
  savedAt: undefined,
  restoredAt: undefined,
  aside: [],
};

export interface FormDraftingOptions<Read extends Pick<FormDraftStatus, 'aside'>> {
  readonly drafts: FormDrafts | undefined;
  readonly id: string;
  readonly index: DraftIndex;
  /** Returns the current draft content; undefined if there is nothing worth saving. */
  readonly content: () => unknown;
  /** Reads a draft from any version. Accepts any JSON. */
  readonly read: (content: unknown) => Read;
  readonly report: (change: Partial<FormDraftStatus>) => void;
  readonly putBack: (entries: Read) => void;
}

export interface FormDrafting {
  /** Restores the draft, and saves all changes from now on. */
  open(): Promise<void>;
  /** Reports a possible change. */
  keep(): void;
  /** Saves at once. */
  save(): Promise<void>;
  takeOver(): Promise<void>;
  /** Deletes the draft after the server confirmed the save. */
  confirmed(): Promise<void>;
  /** Leaves the form; its draft stays on the device. */
  close(): void;
}

/** Creates the saving of a form's entries; without `drafts` it saves nothing and reports that. */
export function createFormDrafting<Read extends Pick<FormDraftStatus, 'aside'>>(
  options: FormDraftingOptions<Read>,
): FormDrafting {
  const { drafts, id, index, report, putBack } = options;
  let draft: OpenDraft | undefined;
  let lastStored = '';
  let isOver = false;

  function restore({ content, savedAt }: DraftState): void {
    const read = options.read(content);
    lastStored = JSON.stringify(content);
    putBack(read);
    report({ restoredAt: savedAt, aside: read.aside });
  }

  function keep(): void {
    const content = options.content();
    if (!draft || isOver || content === undefined) return;
    const text = JSON.stringify(content);
    if (text === lastStored) return;
    lastStored = text;
    draft.change(content);
  }

  function follow(state: DraftState, before: DraftState): void {
    if (isOver) return;
    // The draft was released elsewhere while the form is still open, so it is opened again.
    if (state.phase === 'ended') return void open();
    report({ phase: state.phase, editable: state.editable, savedAt: state.savedAt });
    if (state.editable && !before.editable && state.content !== undefined) restore(state);
  }

  function use(opened: OpenDraft): void {
    draft = opened;
    const state = opened.store.getState();
    report({ phase: state.phase, editable: state.editable, savedAt: state.savedAt });
    opened.store.subscribe(follow);
    // Entries typed while the device was being asked have priority over the stored ones.
    if (state.content !== undefined && options.content() === undefined) restore(state);
    else keep();
  }

  async function open(): Promise<void> {
    draft = undefined;
    if (!drafts) return;
    report({ phase: 'opening' });
    try {
      const opening = await drafts.open(id, index);
      if (isOver && opening.result === 'open') return void opening.draft.close();
      if (opening.result === 'open') use(opening.draft);
      else report({ phase: 'unavailable' });
    } catch {
      // Device storage failed. The user sees that nothing is saved, and continues.
      report({ phase: 'unavailable' });
    }
  }

  return {
    open,
    keep,
    save: async () => draft?.save(),
    takeOver: async () => draft?.takeOver(),
    async confirmed() {
      isOver = true;
      if (draft) await drafts?.confirmed(draft.id);
    },
    close() {
      isOver = true;
      void draft?.close();
    },
  };
}
