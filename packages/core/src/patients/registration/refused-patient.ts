import * as v from 'valibot';
import { HttpError } from '#http';
import { type PatientMatch, patientMatchSchema } from '#patients';
import { type RegisteredPatient, registeredPatientSchema } from './registered-patient.ts';

/** Returns the patient in a problem, if it has this shape. */
function patientOf<Schema extends v.GenericSchema>(
  error: unknown,
  code: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!(error instanceof HttpError) || error.code !== code) return undefined;
  const read = v.safeParse(schema, error.problem?.patient);
  return read.success ? read.output : undefined;
}

/** Returns the patient who has a refused UHID; undefined for other errors. */
export const uhidOwner = (error: unknown): PatientMatch | undefined =>
  patientOf(error, 'uhid-taken', patientMatchSchema);

/** Returns the newer version that caused a conflict; undefined for other errors. */
export const newerRegistration = (error: unknown): RegisteredPatient | undefined =>
  patientOf(error, 'conflict', registeredPatientSchema);
