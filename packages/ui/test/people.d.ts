import type { Patient, PatientMatch } from '@careline/core/patients';
/** When stories and tests play: 6 January 2024, 10:00 in Kolkata. */
export declare const NOW: number;
export declare const now: () => number;
export declare const KOLKATA = "Asia/Kolkata";
export declare const personId: (number: number) => string;
/** Two of one name, one without most facts, one in another script. */
export declare const MATCHES: readonly PatientMatch[];
export declare function aPatient(facts?: Partial<Patient>): Patient;
