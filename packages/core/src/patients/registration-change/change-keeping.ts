import type { Attempts } from '#http';
import {
  createFormDrafting,
  type FormDrafting,
  type FormDrafts,
  NO_FORM_DRAFT,
  type PreparedSave,
} from '#outbox';
import {
  type ChangeFromDraft,
  changeDraftId,
  changeDraftIndex,
  changeFromDraft,
  draftOfChange,
} from './change-draft.ts';
import type { ChangeState } from './change-state.ts';
import { changedFields, mergeChange } from './merge-changes.ts';

/** What keeps the entries of a change on the device, one draft for each change that is made. */
export interface ChangeKeeping extends Omit<FormDrafting, 'confirmed'> {
  /** The draft of what is stored, or given up, goes; another one is kept from now on. */
  another(): Promise<void>;
}

export interface ChangeKeepingOptions {
  readonly drafts?: FormDrafts;
  readonly vitaId: string;
  /** A save that was begun is kept with its key. */
  readonly attempts: Attempts<PreparedSave>;
  /** The change is left: no other draft is begun. */
  readonly left: AbortSignal;
  readonly get: () => ChangeState;
  readonly set: (patch: Partial<ChangeState>) => void;
}

export function createChangeKeeping(options: ChangeKeepingOptions): ChangeKeeping {
  const { vitaId, attempts, left, get, set } = options;

  /** What was kept, in the form of the version that the server has by now. */
  function putBack({ base, values, reason, prepared }: ChangeFromDraft): void {
    const { patient } = get();
    if (!patient || !base) return;
    if (prepared) attempts.restore(prepared.content, prepared);
    else attempts.settle();
    if (base.updatedAt === patient.updatedAt) {
      set({ values, reason, saved: false });
      return;
    }
    const { values: merged, overlaps } = mergeChange(base, values, patient);
    const changes = changedFields(base, patient);
    set({ values: merged, reason, saved: false, meanwhile: { by: undefined, changes }, overlaps });
  }

  function newDrafting(): FormDrafting {
    let hasContent = false;
    return createFormDrafting<ChangeFromDraft>({
      drafts: options.drafts,
      id: changeDraftId(vitaId),
      index: changeDraftIndex(vitaId),
      content() {
        const { patient, values, reason, dirty } = get();
        hasContent ||= dirty;
        // What was entered and taken back again is kept too: the draft would put it into the form once more.
        return patient && hasContent
          ? draftOfChange({ base: patient, values, reason, prepared: attempts.last() })
          : undefined;
      },
      read: changeFromDraft,
      report: (change) => set({ draft: { ...get().draft, ...change } }),
      putBack,
    });
  }

  let drafting = newDrafting();

  return {
    open: () => drafting.open(),
    keep: () => drafting.keep(),
    save: () => drafting.save(),
    takeOver: () => drafting.takeOver(),
    close: () => drafting.close(),
    async another() {
      // A draft that could not be removed says so when it is opened.
      await drafting.confirmed().catch(() => undefined);
      if (left.aborted) return;
      drafting = newDrafting();
      set({ draft: NO_FORM_DRAFT });
      await drafting.open();
    },
  };
}
