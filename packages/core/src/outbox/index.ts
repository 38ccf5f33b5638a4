export { type Draft, type DraftIndex, newDraftId } from './drafts/draft.ts';
export { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper.ts';
export type { DraftState, OpenDraft } from './drafts/open-draft.ts';

export { queueFailedSave } from './failed-save.ts';

export { createOutbox, type Outbox, type OutboxPorts } from './outbox.ts';
export type { EditResult } from './outbox-edits.ts';
export type { OutboxEntry } from './outbox-entry.ts';

export { createOutboxSend, type SendRequest } from './outbox-send.ts';
export type { OutboxState } from './outbox-state.ts';
export type {
  Bytes,
  ClockPort,
  HeldLock,
  LockPort,
  Person,
  PersonPort,
  RowStorage,
  StoredRow,
} from './ports.ts';
export { retryDelay } from './retry-delay.ts';
export { enteredReasonSchema, type FormDraft, readFormDraft } from './saved-form/form-draft.ts';
export { type FormDraftStatus, NO_FORM_DRAFT } from './saved-form/form-draft-status.ts';
export { createFormDrafting, type FormDrafting, type FormDrafts } from './saved-form/form-drafting.ts';
export { createFormWaiting, type FormOutbox, type WaitingSave } from './saved-form/form-waiting.ts';
export { createSavedForm, type SavedForm, type SavedFormCore } from './saved-form/saved-form.ts';
export type { Judgement, SavedFormOptions, SavedFormPorts } from './saved-form/saved-form-options.ts';
export {
  type EnteredReason,
  isFormEditable,
  NEW_FORM_STATE,
  NO_REASON,
  type SavedFormState,
  type SaveResult,
} from './saved-form/saved-form-state.ts';
export {
  createVersionedForm,
  type VersionedForm,
  type VersionedFormState,
} from './saved-form/versioned-form.ts';

export type { DraftSummary, UnsentWork } from './sign-out-work.ts';
export { createMemoryRows } from './vault/memory-rows.ts';
export { createSubtleCrypto } from './vault/subtle-crypto.ts';
export {
  type CryptoPort,
  createVault,
  type KeyStorage,
  type Vault,
} from './vault/vault.ts';
export { createWebLocks } from './web-locks.ts';
