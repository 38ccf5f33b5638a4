import { holdsScope } from '#navigation';

/** Words by which the free role names of an installation say that somebody is a doctor: "OP Doctor", "Physician". */
const DOCTORS = /\b(?:doctor|physician|surgeon|medical officer)\b|डॉक्टर|चिकित्सक/i;
/** Of those, who is none. */
const NO_DOCTOR = /\bassistant\b|\bpharma|\bphysiotherap/i;

/** Whether one of these roles makes somebody a doctor. */
export const isDoctor = (roles: readonly string[]): boolean =>
  roles.some((role) => DOCTORS.test(role) && !NO_DOCTOR.test(role));

/** Whoever signs: a doctor who sees patients of their own. */
export interface Prescriber {
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
}

export const mayPrescribe = ({ roles, scopes }: Prescriber): boolean =>
  isDoctor(roles) && holdsScope(scopes, 'my_encounters');

/** Services of encounters in which prescriptions are looked through line by line. */
const VALIDATION_SERVICES: readonly string[] = [
  'PRESCRIPTION_VALIDATION',
  'FKHP_PRESCRIPTION_VALIDATION',
  'AHC_PRESCRIPTION_VALIDATION',
];
export const isValidationService = (serviceType: string): boolean =>
  VALIDATION_SERVICES.includes(serviceType);
