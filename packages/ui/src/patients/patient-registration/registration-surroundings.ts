import type { RegistrationStart } from '@careline/core/internal/patients';
import type {
  PlacesOfPin,
  RegistrationSession,
  RegistrationState,
} from '@careline/core/internal/patients/registration-form';

/** Shared by every part of the registration. */
export interface RegistrationSurroundings {
  readonly session: RegistrationSession;
  readonly state: RegistrationState;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly placesOfPin: PlacesOfPin;
  readonly idPrefix: string;
  /** Called to open an existing patient instead. */
  readonly onOpenPatient: ((vitaId: string) => void) | undefined;
  /** Called to request a link from another facility that knows the patient. */
  readonly onAskLink: ((start: RegistrationStart) => void) | undefined;
}
