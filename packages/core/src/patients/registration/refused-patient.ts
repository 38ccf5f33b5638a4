import * as v from 'valibot';
import { HttpError } from '#http';
import { type PatientMatch, patientMatchSchema } from '#patients';
import { type RegisteredPatient, registeredPatientSchema } from './registered-patient.ts';

/** What the problem of a refusal says of a patient, where it is of this shape. */
function patientOf<Schema extends v.GenericSchema>(
  error: unknown,
  code: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!(error instanceof HttpError) || error.code !== code) return undefined;
  const read = v.safeParse(schema, error.problem?.patient);
  return read.success ? read.output : undefined;
}

/** Who has the UHID that was refused as taken; undefined for any other refusal. */
export const uhidOwner = (error: unknown): PatientMatch | undefined =>
  patientOf(error, 'uhid-taken', patientMatchSchema);

/** The newer version that a change was refused for; undefined for any other refusal. */
export const newerRegistration = (error: unknown): RegisteredPatient | undefined =>
  patientOf(error, 'conflict', registeredPatientSchema);
