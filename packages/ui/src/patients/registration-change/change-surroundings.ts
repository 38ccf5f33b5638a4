import type { FormOutbox } from '@careline/core/internal/outbox';
import type { RegisteredPatient } from '@careline/core/internal/patients/registration';
import type {
  ChangeState,
  RegistrationChange as Session,
} from '@careline/core/internal/patients/registration-change';

/** What every part of the page is drawn with. */
export interface ChangeSurroundings {
  readonly session: Session;
  readonly state: ChangeState;
  /** Begins the ids of the controls. */
  readonly idPrefix: string;
  readonly outbox: FormOutbox | undefined;
  /** Where what is entered is kept; undefined where nothing keeps it. */
  readonly keeps: 'device' | 'page' | undefined;
  readonly onOpenPatient: ((vitaId: string) => void) | undefined;
}

/** The same with the patient, who has been read. */
export interface PatientSurroundings extends ChangeSurroundings {
  readonly patient: RegisteredPatient;
}
