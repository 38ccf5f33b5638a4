import { type Encounter, listPatientEncounters, MAX_ENCOUNTER_PAGE } from '#encounters';
import type { HttpClient } from '#http';

/** Returns the encounters of a patient, latest first. */
export async function readPatientEncounters(
  http: HttpClient,
  vitaId: string,
  signal: AbortSignal,
): Promise<{ readonly vitaId: string; readonly data: readonly Encounter[] }> {
  const query = { vitaId, order: 'latest', limit: `${MAX_ENCOUNTER_PAGE}` } as const;
  const { data, vitaId: of } = await http.call(listPatientEncounters, { query, signal });
  const others = data.some((encounter) => encounter.vitaId !== of);
  return { vitaId: others ? '' : of, data };
}
