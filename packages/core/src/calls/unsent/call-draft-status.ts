import type { DraftPhase } from '#outbox';

/**
 * `off`: nothing keeps the entries, or nothing is to be kept yet. `opening`: the device is asked. `unavailable`: the device
 * or the person's key cannot be used. `other-facility` and `unreadable`: there is a draft of this call that cannot be
 * opened here, and it stays as it is. The rest are a draft's own.
 */
export type CallDraftPhase = 'off' | 'opening' | 'unavailable' | 'other-facility' | 'unreadable' | DraftPhase;

export interface CallDraftStatus {
  readonly phase: CallDraftPhase;
  /** False while another tab writes in it: offer to take it over. */
  readonly editable: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** When the entries had been saved that were put back; undefined where none were. */
  readonly restoredAt: number | undefined;
}

export const NO_DRAFT: CallDraftStatus = {
  phase: 'off',
  editable: true,
  savedAt: undefined,
  restoredAt: undefined,
};
