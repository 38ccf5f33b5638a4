// What other rooms store or answer of prescriptions. Apart from the room's main door, through which a bundler loads its rules too.
export { registrationSchema, storedRegistrationSchema } from '../law/registration.ts';
export { setLineSchema } from '../line-set.ts';
export { issuedLineSchema, prescriptionSchema } from '../prescription.ts';
export { setDiagnosisSchema } from '../set-diagnosis.ts';
