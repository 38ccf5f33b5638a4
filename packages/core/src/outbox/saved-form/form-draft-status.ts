import type { SetAside } from '#forms';
import type { DraftPhase } from '../drafts/open-draft.ts';

/**
 * `off`: there is no storage, or nothing to store yet. `opening`: reading the device. `unavailable`: the device
 * or the person's key cannot be used. `other-facility` and `unreadable`: there is a draft that cannot be opened
 * here; it stays as it is. The others are states of a draft.
 */
type FormDraftPhase = 'off' | 'opening' | 'unavailable' | 'other-facility' | 'unreadable' | DraftPhase;

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
