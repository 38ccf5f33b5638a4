import type { Contact } from '@careline/core/internal/calls';
import type { CallingHours } from '@careline/core/internal/calls/outcome';
import type { CallMetrics } from '@careline/core/internal/calls/session';
import type { HttpClient } from '@careline/core/internal/http';
import type { UserProfile } from '@careline/core/internal/identity';
import type { FormDrafts, FormOutbox } from '@careline/core/internal/outbox';
import type { Patient } from '@careline/core/internal/patients';
import type { ReactNode } from 'react';
import type { FormUploads } from '../../forms/form-renderer/index.ts';

/** What the whole screen works with; the same for every state of it. */
export interface CallSurroundings {
  /** The nearest provider's, unless the page has one that answers without a network. */
  readonly http: HttpClient;
  readonly metrics: CallMetrics;
  readonly profile: UserProfile;
  /** When the facility may call. */
  readonly callingHours: CallingHours;
  readonly autoFocus: boolean;
  /** Where the files of the form go; without it none are asked for. */
  readonly uploads?: FormUploads;
  /** Where entries are kept until the server confirmed them; without it they live as long as the screen. */
  readonly drafts?: FormDrafts;
  /** Where a save waits that cannot be sent now; without it such a save fails. */
  readonly outbox?: FormOutbox;
  /** Where both keep it: on the device, or as long as the page is open. */
  readonly keeps?: 'device' | 'page';
  /** Beside who the patient is, such as the way to correct it; to be told when that was changed. */
  readonly besidePatient?: (patient: Patient, onChanged: () => void) => ReactNode;
  /** What is to be reckoned with whatever is said, under who the patient is. */
  readonly underPatient?: ReactNode;
  /** Open danger signs and alerts with their acts, above the call; to be called when one was answered. */
  readonly openDangers?: (patient: Patient, onChanged: () => void) => ReactNode;
  /** Further parts about the patient, below the previous calls; as given it belongs to the same patient. */
  readonly beside?: ReactNode;
  /** Further parts that follow from who the patient is, below the last readings. */
  readonly besideReadings?: (patient: Patient) => ReactNode;
  /** Further parts below the question which call it is, such as the way to the patient's readings. */
  readonly besideChoice?: ReactNode;
  readonly onTel: (tel: string) => void;
  /** The call has begun: an address that names it leads back to it after a reload. */
  readonly onBegun?: (contact: Contact) => void;
  /** It is to be read and not worked at: no call is begun, and one that was begun rests. */
  readonly readOnly?: boolean;
  /** Asked when the person saves; the call is left as it is when it answers false. */
  readonly onSave?: (contact: Contact) => boolean;
  /** The server has confirmed the call. */
  readonly onSaved: (contact: Contact) => void;
  /** From a call to its place in the history; without it there is no such way. */
  readonly onOpenHistory?: (contactId: string) => void;
  readonly onSearchNext: () => void;
  /** The way to the next patient once the call is saved, such as a button that claims one; without it the search. */
  readonly next?: ReactNode;
  /** The caller has an open call to this patient already, and goes on with it in place of a second one. */
  readonly onContinue: (contactId: string) => void;
  /** `kept`: leaving loses nothing, because this device has the entries or is about to have them. */
  readonly onDirtyChange?: (dirty: boolean, stored: boolean) => void;
}
