import type { Attempts } from '#http';
import { createFormKeeping, type FormDrafts, type FormKeeping, type PreparedSave } from '#outbox';
import {
  type ChangeFromDraft,
  changeDraftId,
  changeDraftIndex,
  changeFromDraft,
  draftOfChange,
} from './change-draft.ts';
import type { ChangeState } from './change-state.ts';
import { changedFields, mergeChange } from './merge-changes.ts';

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

/** What keeps the entries of a change on the device. */
export function createChangeKeeping(options: ChangeKeepingOptions): FormKeeping {
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

  return createFormKeeping<ChangeFromDraft>({
    drafts: options.drafts,
    id: changeDraftId(vitaId),
    index: changeDraftIndex(vitaId),
    left,
    entered() {
      const { patient, values, reason, dirty } = get();
      const prepared = attempts.last();
      return { dirty, content: patient && draftOfChange({ base: patient, values, reason, prepared }) };
    },
    read: changeFromDraft,
    report: (change) => set({ draft: { ...get().draft, ...change } }),
    putBack,
  });
}
