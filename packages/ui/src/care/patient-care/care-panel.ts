import type { Task } from '@careline/core/internal/care';
import type { ReactNode } from 'react';

export interface CarePanelProps {
  readonly vitaId: string;
  /** Whether the user may add and change entries. Every user of the panel may read them. */
  readonly mayWrite: boolean;
  /** Renders the button to book a review. Omit it for users who may not book. */
  readonly bookReview?: ((task: Task, onBooked: () => void) => ReactNode) | undefined;
  /** The id of the patient's most recently saved call. Its files are now among the reports. */
  readonly savedCall?: string;
  /** The programme of the current call, whose reports are offered. Defaults to all programmes of the patient. */
  readonly programme?: string | undefined;
  /** The patient's programmes, whose templates are offered. Offers all templates if the programmes are unknown. */
  readonly enrolled?: readonly string[] | undefined;
  /** The user's facility. Tasks planned by another facility cannot be changed here. */
  readonly facilityId?: string | undefined;
  /** The current call, stored as the origin of new tasks. */
  readonly contactId?: string | undefined;
  /** The current encounter. New notes belong to it, and its notes are listed separately. */
  readonly encounterId?: string | undefined;
  /** Returns the address of an encounter. Omit it for users who may not open encounters. */
  readonly encounterAddress?: ((id: string) => string | undefined) | undefined;
  /** Reports unsaved entries in a part of the panel. */
  readonly onDirtyChange?: (part: string, dirty: boolean) => void;
}
