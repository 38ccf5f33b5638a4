import type { SetAside } from '#forms';
import type { DraftPhase } from '../drafts/open-draft.ts';

/**
 * `off`: nothing stores what is entered, or nothing is to be stored yet. `opening`: the device is asked. `unavailable`: the device
 * or the person's key cannot be used. `other-facility` and `unreadable`: there is a draft that cannot be opened here, and it stays
 * as it is. The rest are a draft's own.
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
