import type { RegistrationStart } from '@careline/core/internal/patients';
import type {
  PlacesOfPin,
  RegistrationSession,
  RegistrationState,
} from '@careline/core/internal/patients/registration-form';

/** What every part of the registration is drawn with. */
export interface RegistrationSurroundings {
  readonly session: RegistrationSession;
  readonly state: RegistrationState;
  readonly placesOfPin: PlacesOfPin;
  /** Begins the ids of the controls. */
  readonly idPrefix: string;
  /** Somebody who is registered already is to be opened instead. */
  readonly onOpenPatient: ((vitaId: string) => void) | undefined;
  /** Another facility that knows the patient is to be asked for a link. */
  readonly onAskLink: ((start: RegistrationStart) => void) | undefined;
}
