import { booleanAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** What the page knows of somebody who is to be registered. Days are `YYYY-MM-DD`, a phone is its national digits. */
export interface RegistrationFacts {
  readonly name?: string;
  readonly phone?: string;
  readonly birthDate?: string;
  readonly uhid?: string;
}

/** `careline-patient-registration`: registers a patient, or books a health check for one. */
export interface PatientRegistrationElement extends CarelineElement {
  /**
   * `programme` registers a patient of a health programme. `health-check` books a health check: for a patient who is found or,
   * with the right to register, is registered first.
   */
  purpose: string;
  /** For whom the health check is; left out, the person searches. Another one begins anew. */
  patientId: string;
  /** The UHID of the patient, in place of `patient-id`: it is looked up, and `patientId` then says the id. */
  uhid: string;
  /** The page answers `careline-patient-open`; without it there is no such way. */
  linked: boolean;
  /** What the page knows already; counts for a registration that nobody has begun. In no attribute: it names a patient. */
  start: RegistrationFacts | null;
  /** The step of the registration that is shown: `identity` `contact` `care` `consent` `review`; empty while there is none. */
  readonly step: string;
  /** Something is entered that is not stored; `refresh()` then leaves everything as it is. Also `:state(dirty)`. */
  readonly dirty: boolean;
}

export interface PatientRegistrationEvents {
  /** The server has confirmed the patient. `uhid` is null until one is given. */
  'careline-patient-registered': CustomEvent<{ readonly patientId: string; readonly uhid: string | null }>;
  /** The person chose somebody who is registered already, or wants to go on with whom they registered. */
  'careline-patient-open': CustomEvent<{ readonly patientId: string }>;
  /** The health check is booked. */
  'careline-health-check-booked': CustomEvent<{ readonly encounterId: string; readonly patientId: string }>;
  /** Another step is shown; the property says the same. */
  'careline-step-change': CustomEvent<{ readonly step: string }>;
  /** Something is entered that is not stored, or no longer. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
}

/** `<careline-patient-registration linked>`, or `<careline-patient-registration purpose="health-check">` */
export const patientRegistration: ElementSpec = {
  tag: 'careline-patient-registration',
  load: () => import('./patient-registration.view.tsx'),
  attributes: [
    textAttribute('purpose', 'programme'),
    textAttribute('patient-id'),
    textAttribute('uhid'),
    booleanAttribute('linked'),
  ],
  properties: { start: null },
  readOnly: { step: '', dirty: false },
  needsSession: true,
};
