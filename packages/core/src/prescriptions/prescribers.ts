import { holdsScope } from '#navigation';

/** Words in free role names that mean a doctor: "OP Doctor", "Physician". */
const DOCTORS = /\b(?:doctor|physician|surgeon|medical officer)\b|डॉक्टर|चिकित्सक/i;
/** Exceptions to these. */
const NO_DOCTOR = /\bassistant\b|\bpharma|\bphysiotherap/i;

/** Whether one of these roles is a doctor's. */
export const isDoctor = (roles: readonly string[]): boolean =>
  roles.some((role) => DOCTORS.test(role) && !NO_DOCTOR.test(role));

/** A user who can sign: a doctor with their own encounters. */
export interface Prescriber {
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
}

export const mayPrescribe = ({ roles, scopes }: Prescriber): boolean =>
  isDoctor(roles) && holdsScope(scopes, 'my_encounters');

/** Services of encounters for reviewing prescriptions. */
export const VALIDATION_SERVICES: readonly string[] = [
  'PRESCRIPTION_VALIDATION',
  'FKHP_PRESCRIPTION_VALIDATION',
  'AHC_PRESCRIPTION_VALIDATION',
];
export const isValidationService = (serviceType: string): boolean =>
  VALIDATION_SERVICES.includes(serviceType);
