export { type Draft, type DraftIndex, newDraftId } from './drafts/draft.ts';
export { createDraftKeeper, type DraftKeeper, type DraftKeeperPorts } from './drafts/draft-keeper.ts';
export type { DraftPhase, DraftState, OpenDraft } from './drafts/open-draft.ts';
export type { DraftOpening } from './drafts/open-drafts.ts';
export { errorOfEntry, type FailedSave, queueFailedSave } from './failed-save.ts';
export { mayQueue } from './may-queue.ts';
export { createOutbox, type Outbox, type OutboxPorts } from './outbox.ts';
export type { EditResult, OutboxEdits } from './outbox-edits.ts';
export {
  ENTRY_STATES,
  ENTRY_WAITS,
  type EntryError,
  type EntryState,
  type EntryWait,
  isInTray,
  type OutboxEntry,
} from './outbox-entry.ts';
export type { FlushReason } from './outbox-flush.ts';
export type { QueueRequest, QueueResult } from './outbox-queueing.ts';
export { createOutboxSend, type OutboxSendOptions, type SendPort, type SendRequest } from './outbox-send.ts';
export type { OutboxState } from './outbox-state.ts';
export type {
  Bytes,
  ClockPort,
  HeldLock,
  LockMode,
  LockPort,
  Person,
  PersonPort,
  RowStorage,
  StoredRow,
} from './ports.ts';
export { retryDelay } from './retry-delay.ts';
export { enteredReasonSchema, type FormDraft, readFormDraft } from './saved-form/form-draft.ts';
export {
  type FormDraftPhase,
  type FormDraftStatus,
  type FormDrafts,
  NO_FORM_DRAFT,
} from './saved-form/form-drafting.ts';
export type { FormOutbox, WaitingSave } from './saved-form/form-waiting.ts';
export { createSavedForm, type SavedForm } from './saved-form/saved-form.ts';
export type { Judgement, SavedFormPorts } from './saved-form/saved-form-options.ts';
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
export type { OutboxContract } from './send-order.ts';
export type { DraftSummary, SignOutResult, UnsentDrafts, UnsentWork } from './sign-out-work.ts';
export { createMemoryRows } from './vault/memory-rows.ts';
export { createSubtleCrypto, type WebCrypto } from './vault/subtle-crypto.ts';
export {
  type CryptoPort,
  createVault,
  type KeyStorage,
  type SealingKey,
  type Vault,
  type VaultPorts,
} from './vault/vault.ts';
export { createWebLocks, type WebLockManager } from './web-locks.ts';
