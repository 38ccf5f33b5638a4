import { createFormDrafting, type FormDrafting, type FormDrafts } from '#outbox';
import {
  draftOfRegistration,
  registrationDraftId,
  registrationDraftIndex,
  registrationFromDraft,
} from './registration-draft.ts';
import type { PreparedSaving } from './registration-saving.ts';
import type { RegistrationState } from './registration-state.ts';

export interface RegistrationKeepingOptions {
  readonly drafts?: FormDrafts;
  readonly saving: PreparedSaving;
  /** Unix seconds of the consent, which a draft says too. */
  readonly consent: { agreedAt: number };
  readonly get: () => RegistrationState;
  readonly set: (patch: Partial<RegistrationState>) => void;
}

/** What of a registration is kept as a draft, and put back from it. */
export const createRegistrationKeeping = ({
  drafts,
  saving,
  consent,
  get,
  set,
}: RegistrationKeepingOptions): FormDrafting =>
  createFormDrafting({
    drafts,
    id: registrationDraftId(saving.vitaId),
    index: registrationDraftIndex(saving.vitaId),
    content() {
      const { dirty, values, step, open, reason } = get();
      const { agreedAt } = consent;
      const entries = { values, step, open, reason, agreedAt, prepared: saving.prepared() };
      return dirty ? draftOfRegistration(entries) : undefined;
    },
    read: registrationFromDraft,
    report: (change) => set({ draft: { ...get().draft, ...change } }),
    putBack({ values, step, open, reason, agreedAt, prepared }) {
      if (agreedAt > 0) consent.agreedAt = agreedAt;
      saving.restore(prepared);
      set({ values, step, open, reason });
    },
  });
