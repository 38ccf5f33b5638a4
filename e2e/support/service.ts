import { createHttpClient, type HttpClient, serviceBasesUnder } from '@careline/core/http';
import { createMetricsClient, createOpenTokens, type MetricsClient } from '@careline/core/metrics';
import { getPatient, listPatients, type Patient } from '@careline/core/patients';

/** The services as another program would call them, with somebody's token. */
export function serviceClient(origin: string, token: string, fetch = globalThis.fetch): HttpClient {
  return createHttpClient({
    bases: serviceBasesUnder(`${origin}/api`),
    origin,
    fetch,
    accessToken: async () => token,
  });
}

/** The data service with an Open token of its own for each patient. */
export function dataClient(http: HttpClient): MetricsClient {
  const tokens = createOpenTokens({ http, now: Date.now });
  return createMetricsClient({ http, openToken: tokens.tokenFor, timeZone: 'Asia/Kolkata' });
}

const CHRONIC_CARE = ['ahc', 'careline', 'apollo_sugar'];

/** In one programme of these, so that a call type says which call it is; may be called; has a name to search by. */
function isPlain(patient: Patient, programmes: readonly string[]): boolean {
  const [only, ...others] = patient.enrolments;
  return (
    only !== undefined &&
    others.length === 0 &&
    programmes.includes(only.programme) &&
    patient.callsStopped === null &&
    !patient.deceased &&
    patient.phones.length > 0 &&
    patient.uhid !== null &&
    /^[A-Za-z]+ [A-Za-z]+$/.test(patient.appUserInfo.name)
  );
}

const ASKED_LETTERS = ['ra', 'an', 'su', 'sh', 'pr', 'ma', 'ka', 'de'];

/** Patients of the caller's facility that a journey can call, each another one. */
export async function plainPatients(
  http: HttpClient,
  count: number,
  programmes: readonly string[] = CHRONIC_CARE,
): Promise<readonly Patient[]> {
  const found = new Map<string, Patient>();
  for (const text of ASKED_LETTERS) {
    const { data } = await http.call(listPatients, { body: { by: 'name', text, limit: 20 } });
    for (const { vitaId } of data) {
      const { data: patient } = await http.call(getPatient, { query: { vitaId } });
      if (isPlain(patient, programmes)) found.set(vitaId, patient);
      if (found.size >= count) return [...found.values()].slice(0, count);
    }
  }
  throw new Error(`Only ${found.size} of ${count} patients fit.`);
}
