import type { Bundle, Resource } from 'fhir/r4';
import { insertReadings, type StoredReading } from '../../src/observations/reading-rows.ts';
import type { NewPerson } from '../../src/patients/registration/new-person.ts';
import { insertPersons } from '../../src/patients/registration/persons.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { aPerson } from '../people.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server.ts';

/** Scopes of a coach who also sees the facility's list, registers patients, plans hours and reads the access log. */
export const FHIR_SCOPES = [
  ...['prohealth', 'search', 'hmCallInfo', 'patients', 'facility_encounters'],
  ...['registration', 'auditor', 'availability'],
];

export interface FhirAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any type.
  readonly body: any;
}

/** 2026-03-10 09:30 in Asia/Kolkata. */
export const READ_AT = Math.floor(Date.parse('2026-03-10T09:30:00+05:30') / 1000);

/** Returns a running server with patients, and functions that add to it and read through the FHIR API. */
export async function aFhirClinic(options: Partial<TestServerOptions> = {}) {
  const server: TestServer = await startTestServer({ routes: [], ...options });
  const staff = await server.addStaff({ scopes: FHIR_SCOPES });
  const ids = { ...server, staffId: staff.staffId };
  const base = `${server.origin}/api/fhir/R4`;

  async function addPatient(facts: Partial<NewPerson> = {}): Promise<string> {
    const person = aPerson(ids, { id: newId(), ...facts });
    await runWork(server.db, (tx) => insertPersons(tx, [person]));
    return person.id;
  }

  async function addReading(personId: string, facts: Partial<StoredReading>): Promise<string> {
    const reading: StoredReading = {
      id: newId(),
      organisationId: server.organisationId,
      facilityId: server.facilityId,
      personId,
      metric: 'heartrate',
      at: READ_AT,
      sortAt: facts.at ?? READ_AT,
      values: [{ key: 'value', text: '72', value: 72, unit: '/min' }],
      authorId: staff.staffId,
      authorName: 'Asha Verma',
      source: 'manual',
      createdAt: READ_AT + 60,
      updatedAt: READ_AT + 60,
      ...facts,
    };
    await runWork(server.db, (tx) => insertReadings(tx, [reading]));
    return reading.id;
  }

  /** Sends a request. `path` is below the API's address, or a whole address. */
  async function get(
    path: string,
    init: RequestInit & { readonly token?: string | null } = {},
  ): Promise<FhirAnswer> {
    const { token = staff.token, headers, ...rest } = init;
    const response = await fetch(path.startsWith('http') ? path : `${base}/${path}`, {
      redirect: 'manual',
      ...rest,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(headers as Record<string, string>),
      },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }

  const post = (
    path: string,
    parameters: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) =>
    get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(parameters).toString(),
    });

  return { server, staff, base, addPatient, addReading, get, post };
}

export type FhirClinic = Awaited<ReturnType<typeof aFhirClinic>>;

/** Returns the resources of a Bundle that matched, in order. */
export const matchesOf = (bundle: Bundle): Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource, search }) =>
    search?.mode === 'match' && resource ? [resource] : [],
  );

export const idsOf = (bundle: Bundle): string[] => matchesOf(bundle).map(({ id = '' }) => id);

export const linkOf = (bundle: Bundle, relation: string): string | undefined =>
  bundle.link?.find((link) => link.relation === relation)?.url;
