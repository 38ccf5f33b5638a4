import { type HttpClient, HttpError, isUuid, ofPatient } from '#http';
import type { Patient } from './patient.ts';
import { getPatient } from './patients.endpoints.ts';

/**
 * Reads one patient and refuses a response about anyone else. Invalid ids, for example from a truncated address, give
 * `not-found` without a request.
 *
 * @throws HttpError
 */
export async function readPatient(
  http: HttpClient,
  vitaId: string,
  signal: AbortSignal,
  isId: (text: string) => boolean = isUuid,
): Promise<Patient> {
  if (!isId(vitaId))
    throw new HttpError({ failure: 'refused', endpoint: getPatient.name, status: 404, code: 'not-found' });
  const answer = await http.call(getPatient, { query: { vitaId }, signal });
  return ofPatient(ofPatient(answer, vitaId, getPatient).data, vitaId, getPatient);
}
