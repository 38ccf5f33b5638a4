import type { Task } from '@careline/core/internal/care';
import type { ReactNode } from 'react';

/** What every panel about a patient works with. */
export interface CarePanelProps {
  readonly vitaId: string;
  /** Whether the person may add and change; reading is the least there is. */
  readonly mayWrite: boolean;
  /** The way to book a review; nothing for somebody who may book none. */
  readonly bookReview?: ((task: Task, onBooked: () => void) => ReactNode) | undefined;
  /** The id of the patient's call that was saved last here: its files are among the reports then. */
  readonly savedCall?: string;
  /** The programme of the call under way, whose reports are offered; without it those of all the patient's programmes. */
  readonly programme?: string | undefined;
  /** The programmes of the patient, whose templates are offered; all of them where the programmes are not known. */
  readonly enrolled?: readonly string[] | undefined;
  /** Where they are signed in: what another facility planned is that one's to change. */
  readonly facilityId?: string | undefined;
  /** The call under way: what is planned comes from it. */
  readonly contactId?: string | undefined;
  /** The encounter that is worked on: notes are written in it, and stand apart from the patient's others. */
  readonly encounterId?: string | undefined;
  /** Where the page of an encounter is; undefined for somebody who may open none. */
  readonly encounterAddress?: ((id: string) => string | undefined) | undefined;
  /** Something is typed in a part of the panel that is not stored yet. */
  readonly onDirtyChange?: (part: string, dirty: boolean) => void;
}
