import { booleanAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/**
 * Known details of a patient to register. Days are `YYYY-MM-DD`, a phone number has its national digits only.
 */
export interface RegistrationFacts {
  readonly name?: string;
  readonly phone?: string;
  readonly birthDate?: string;
  readonly uhid?: string;
}

/** `careline-patient-registration`: registers a patient, or books a health check for one. */
export interface PatientRegistrationElement extends CarelineElement {
  /**
   * `programme` registers a patient for a health programme. `health-check` books a health check for a patient
   * that the user finds or, with the right to register, registers first.
   */
  purpose: string;
  /** The patient of the health check; by default the person searches. A different id starts again. */
  patientId: string;
  /** The patient's UHID, instead of `patient-id`. The element looks it up and sets `patientId`. */
  uhid: string;
  /** Your page handles `careline-patient-open`; without it the link is hidden. */
  linked: boolean;
  /** Known details of the patient, used until a registration starts. Not an attribute, because it names a patient. */
  start: RegistrationFacts | null;
  /** The present step: `identity` `contact` `care` `consent` `review`; empty if there is none. */
  readonly step: string;
  /** True while entries are unsaved; `refresh()` then changes nothing. Also `:state(dirty)`. */
  readonly dirty: boolean;
}

export interface PatientRegistrationEvents {
  /** The server confirmed the patient. `uhid` is null until one is assigned. */
  'careline-patient-registered': CustomEvent<{ readonly patientId: string; readonly uhid: string | null }>;
  /** The person chose a registered patient, or asked to continue with the new one. */
  'careline-patient-open': CustomEvent<{ readonly patientId: string }>;
  /** The health check was booked. */
  'careline-health-check-booked': CustomEvent<{ readonly encounterId: string; readonly patientId: string }>;
  /** The step changed. The property has the same value. */
  'careline-step-change': CustomEvent<{ readonly step: string }>;
  /** Unsaved entries exist, or no longer exist. */
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
