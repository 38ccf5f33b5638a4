import type { Contact } from '@careline/core/internal/calls';
import type { CallingHours } from '@careline/core/internal/calls/outcome';
import type { CallMetrics } from '@careline/core/internal/calls/session';
import type { HttpClient } from '@careline/core/internal/http';
import type { UserProfile } from '@careline/core/internal/identity';
import type { FormDrafts, FormOutbox } from '@careline/core/internal/outbox';
import type { Patient } from '@careline/core/internal/patients';
import type { ReactNode } from 'react';
import type { FormUploads } from '../../forms/form-renderer/index.ts';

export interface CallSurroundings {
  /** Defaults to the nearest provider's client. A page may pass one that answers without a network. */
  readonly http: HttpClient;
  readonly metrics: CallMetrics;
  readonly profile: UserProfile;
  readonly callingHours: CallingHours;
  readonly autoFocus: boolean;
  /** Stores files of the form. If omitted, the form has no file fields. */
  readonly uploads?: FormUploads;
  /** Stores entries until the server has confirmed them. If omitted, they last as long as the screen. */
  readonly drafts?: FormDrafts;
  /** Queues a save that cannot be sent now. If omitted, such a save fails. */
  readonly outbox?: FormOutbox;
  /** How long `drafts` and `outbox` last: on the device, or while the page is open. */
  readonly keeps?: 'device' | 'page';
  /** Rendered next to the patient's name, such as a link to edit it. Call `onChanged` after a change. */
  readonly besidePatient?: (patient: Patient, onChanged: () => void) => ReactNode;
  /** Facts to keep in mind during the call. Rendered under the patient's name. */
  readonly underPatient?: ReactNode;
  /** Open danger signs and alerts with their actions, above the call. Call `onChanged` after one was answered. */
  readonly openDangers?: (patient: Patient, onChanged: () => void) => ReactNode;
  /** More about the patient, below the previous calls. Must belong to the same patient. */
  readonly beside?: ReactNode;
  /** More that depends on the patient, below the last readings. */
  readonly besideReadings?: (patient: Patient) => ReactNode;
  /** Rendered below the choice of call, such as a link to the patient's readings. */
  readonly besideChoice?: ReactNode;
  readonly onTel: (tel: string) => void;
  /** The call has begun. Put its id in the address so that a reload leads back to it. */
  readonly onBegun?: (contact: Contact) => void;
  /** Shows the call without starting or continuing it. */
  readonly readOnly?: boolean;
  /** Called when the user saves. Return false to stop the save and leave the call as it is. */
  readonly onSave?: (contact: Contact) => boolean;
  /** The server has confirmed the call. */
  readonly onSaved: (contact: Contact) => void;
  /** Opens the call in the history. If omitted, there is no link. */
  readonly onOpenHistory?: (contactId: string) => void;
  readonly onSearchNext: () => void;
  /** Leads to the next patient after the save, such as a button that claims one. Defaults to the search. */
  readonly next?: ReactNode;
  /** The caller already has an open call to this patient and continues it instead of starting a second one. */
  readonly onContinue: (contactId: string) => void;
  /** `stored`: leaving loses nothing, because this device has the entries or is about to have them. */
  readonly onDirtyChange?: (dirty: boolean, stored: boolean) => void;
}
