import type { DraftPhase } from '#outbox';

/**
 * `off`: entries are not saved, or there are none yet. `opening`: the device is being asked. `unavailable`: device
 * storage or the user's key can't be used. `other-facility` and `unreadable`: there is a draft that can't be opened
 * here, and it is left alone. The others are states of the draft.
 */
export type CallDraftPhase = 'off' | 'opening' | 'unavailable' | 'other-facility' | 'unreadable' | DraftPhase;

export interface CallDraftStatus {
  readonly phase: CallDraftPhase;
  /** False while another tab is editing; offer to take over. */
  readonly editable: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** When the restored entries had been saved; undefined if none were. */
  readonly restoredAt: number | undefined;
}

export const NO_DRAFT: CallDraftStatus = {
  phase: 'off',
  editable: true,
  savedAt: undefined,
  restoredAt: undefined,
};
