import type { SetAside } from '#forms';
import type { DraftIndex } from '../drafts/draft.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { DraftPhase, DraftState, OpenDraft } from '../drafts/open-draft.ts';

/** Where the entries of forms are kept while nobody has confirmed them. */
export type FormDrafts = Pick<DraftKeeper, 'open' | 'confirmed'>;

/**
 * `off`: nothing keeps what is entered. `opening`: the device is asked. `unavailable`: the device or the person's key cannot
 * be used. The rest are a draft's own.
 */
type FormDraftPhase = 'off' | 'opening' | 'unavailable' | DraftPhase;

export interface FormDraftStatus {
  readonly phase: FormDraftPhase;
  /** False while another tab writes in it: offer to take it over. */
  readonly editable: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** When the entries had been saved that were put back; undefined where none were. */
  readonly restoredAt: number | undefined;
  /** What was put back has no place for these any more. */
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
  /** What is entered now, as the draft has it; undefined while there is nothing worth keeping. */
  readonly content: () => unknown;
  /** The entries of a draft, whichever version wrote it. Takes any JSON. */
  readonly read: (content: unknown) => Read;
  readonly report: (change: Partial<FormDraftStatus>) => void;
  readonly putBack: (entries: Read) => void;
}

export interface FormDrafting {
  /** Puts back what was kept, and keeps everything from now on. */
  open(): Promise<void>;
  /** Something may have changed. */
  keep(): void;
  /** Saves at once. */
  save(): Promise<void>;
  takeOver(): Promise<void>;
  /** The server has it: nothing is kept any more. */
  confirmed(): Promise<void>;
  /** The form is left; its draft stays on the device. */
  close(): void;
}

/** What keeps the entries of one form; without `drafts` it keeps nothing and says so. */
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
    // It was let go from elsewhere while the form is still open here: it is opened anew.
    if (state.phase === 'ended') return void open();
    report({ phase: state.phase, editable: state.editable, savedAt: state.savedAt });
    if (state.editable && !before.editable && state.content !== undefined) restore(state);
  }

  function use(opened: OpenDraft): void {
    draft = opened;
    const state = opened.store.getState();
    report({ phase: state.phase, editable: state.editable, savedAt: state.savedAt });
    opened.store.subscribe(follow);
    // What was typed while the device was asked counts more than what it has of before.
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
      // The reason is the device's: the person is told that nothing is kept, and goes on.
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
