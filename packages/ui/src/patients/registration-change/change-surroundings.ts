import type { FormOutbox } from '@careline/core/internal/outbox';
import type { RegisteredPatient } from '@careline/core/internal/patients/registration';
import type {
  ChangeState,
  RegistrationChange as Session,
} from '@careline/core/internal/patients/registration-change';

/** Shared by every part of the page. */
export interface ChangeSurroundings {
  readonly session: Session;
  readonly state: ChangeState;
  readonly idPrefix: string;
  readonly outbox: FormOutbox | undefined;
  /** Where unsaved entries are stored; undefined if nothing stores them. */
  readonly keeps: 'device' | 'page' | undefined;
  readonly onOpenPatient: ((vitaId: string) => void) | undefined;
}

/** The same, once the patient has loaded. */
export interface PatientSurroundings extends ChangeSurroundings {
  readonly patient: RegisteredPatient;
}
