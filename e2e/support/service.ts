import { isOpenContact, listUserTouchpoints } from '@careline/core/internal/calls';
import { createHttpClient, type HttpClient, serviceBasesUnder } from '@careline/core/internal/http';
import { createMetricsClient, createOpenTokens, type MetricsClient } from '@careline/core/internal/metrics';
import { getPatient, listPatients, type Patient } from '@careline/core/internal/patients';
import { callingAgain } from '@careline/core/internal/session';

/** Returns a client for the services with a person's token, as another program would use them. */
export function serviceClient(origin: string, token: string, fetch = globalThis.fetch): HttpClient {
  const accessToken = async () => token;
  const bases = serviceBasesUnder(`${origin}/api`);
  // Concurrent journeys of one person send requests faster than people do.
  return callingAgain(createHttpClient({ bases, origin, fetch, accessToken }));
}

/** Returns a data service client that gets an Open token per patient. */
export function dataClient(http: HttpClient): MetricsClient {
  const tokens = createOpenTokens({ http, now: Date.now });
  return createMetricsClient({ http, openToken: tokens.tokenFor, timeZone: 'Asia/Kolkata' });
}

const CHRONIC_CARE = ['ahc', 'careline', 'apollo_sugar'];

/** Returns whether the patient is in exactly one of these programmes, may be called, and has a searchable name. */
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

/** Patients that earlier journeys of this run found, so that not every journey loads a hundred people again. */
const foundBefore = new Set<string>();

/**
 * Files run in parallel as one person, who can have one open call per patient, so each worker uses its own patients.
 */
const isOfThisSide = (vitaId: string): boolean =>
  (Number.parseInt(vitaId.slice(-1), 16) + Number(process.env.VITEST_POOL_ID ?? 0)) % 2 === 0;

/** Yields the ids of patients a journey may use: first the ones found before, last the other worker's. */
async function* candidates(http: HttpClient): AsyncGenerator<string> {
  yield* [...foundBefore];
  const ofTheOther: string[] = [];
  for (const text of ASKED_LETTERS) {
    const { data } = await http.call(listPatients, { body: { by: 'name', text, limit: 20 } });
    const ids = data.map(({ vitaId }) => vitaId);
    yield* ids.filter(isOfThisSide);
    ofTheOther.push(...ids.filter((vitaId) => !isOfThisSide(vitaId)));
  }
  yield* ofTheOther;
}

/** Returns whether an earlier journey left a call without an outcome, which another would continue. */
async function hasOpenCall(http: HttpClient, vitaId: string): Promise<boolean> {
  const calls = await http.call(listUserTouchpoints, { query: { vitaId } }).catch(() => ({ data: [] }));
  return calls.data.some(isOpenContact);
}

/** Returns different callable patients of the caller's facility. */
export async function plainPatients(
  http: HttpClient,
  count: number,
  programmes: readonly string[] = CHRONIC_CARE,
  fits: (patient: Patient) => boolean = () => true,
): Promise<readonly Patient[]> {
  const found = new Map<string, Patient>();
  for await (const vitaId of candidates(http)) {
    // Another server of the run does not know the first one's patients.
    const patient = await http.call(getPatient, { query: { vitaId } }).catch(() => undefined);
    if (!patient || !isPlain(patient.data, programmes) || !fits(patient.data)) continue;
    if (foundBefore.has(vitaId) && (await hasOpenCall(http, vitaId))) continue;
    found.set(vitaId, patient.data);
    foundBefore.add(vitaId);
    if (found.size >= count) return [...found.values()];
  }
  throw new Error(`Only ${found.size} of ${count} patients fit.`);
}
