import type { NewLeftOpen } from '@careline/core/internal/finishing';
import type { DraftLister, PatientDraft } from './use-drafts-of-patient.ts';

export interface OpenItemsProps {
  readonly vitaId: string;
  readonly now?: () => number;
  /** Whether missing reasons are shown as errors. */
  readonly asked: boolean;
  /** Change this number to reload the items. */
  readonly revision?: number;
  readonly onChange: (state: OpenItemsState) => void;
  /** The address of the patient's results. If omitted, results cannot be opened here. */
  readonly resultsAddress?: string | undefined;
  readonly drafts?: DraftLister | undefined;
  /** The draft that is being finished, which is left out. */
  readonly exceptDraftId?: string | undefined;
  readonly onDraft?: ((draft: PatientDraft) => void) | undefined;
}

/** What the owner knows about the items: the reasons to send, and how many critical items have none. */
export interface OpenItemsState {
  readonly leftOpen: NewLeftOpen[];
  readonly missing: number;
}
