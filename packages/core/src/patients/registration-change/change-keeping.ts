import type { Attempts } from '#http';
import type { PreparedRegistration } from '../registration-form/registration-draft.ts';
import {
  createRegistrationDrafting,
  NO_REGISTRATION_DRAFT,
  type RegistrationDrafting,
  type RegistrationDrafts,
} from '../registration-form/registration-drafting.ts';
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
export interface ChangeKeeping extends Omit<RegistrationDrafting, 'confirmed'> {
  /** The draft of what is stored, or given up, goes; another one is kept from now on. */
  another(): Promise<void>;
}

export interface ChangeKeepingOptions {
  readonly drafts?: RegistrationDrafts;
  readonly vitaId: string;
  /** A save that was begun is kept with its key. */
  readonly attempts: Attempts<PreparedRegistration>;
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

  function newDrafting(): RegistrationDrafting {
    let hasContent = false;
    return createRegistrationDrafting<ChangeFromDraft>({
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
      set({ draft: NO_REGISTRATION_DRAFT });
      await drafting.open();
    },
  };
}
