import type { Contact, NewContact, NewContactStatus } from '#calls';
import { type Endpoint, type HttpClient, HttpError } from '#http';
import type { Patient } from '#patients';
import { aContact, aStatus } from './contacts.ts';

export interface RecordedCall {
  readonly endpoint: string;
  readonly query: Readonly<Record<string, string>> | undefined;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

type Handler = (call: RecordedCall) => unknown;

/** Returns an HTTP client with a handler for each endpoint. Tests replace the handlers they are about. */
export function fakeHttp(handlers: Record<string, Handler>) {
  const calls: RecordedCall[] = [];
  const call = async (
    endpoint: Endpoint,
    request: Pick<RecordedCall, 'query' | 'body' | 'idempotencyKey'>,
  ) => {
    const { query, body, idempotencyKey } = request;
    const recorded = { endpoint: endpoint.name, query, body: structuredClone(body), idempotencyKey };
    calls.push(recorded);
    const handler = handlers[endpoint.name];
    if (!handler) throw refused(endpoint.name, 404, 'not-found');
    return handler(recorded);
  };
  return {
    http: { call: call as HttpClient['call'] },
    calls,
    handlers,
    to: (name: string) => calls.filter(({ endpoint }) => endpoint === name),
  };
}

export const refused = (endpoint: string, status: number, code: string): HttpError =>
  new HttpError({ failure: 'refused', endpoint, status, code });

export const lost = (endpoint: string): HttpError => new HttpError({ failure: 'timeout', endpoint });

export function aPatient(number: number, facts: Partial<Patient> = {}): Patient {
  return {
    vitaId: aContact(number).vitaId,
    appUserInfo: { name: `Patient ${number}`, gender: 'female' },
    birthDate: '1961-05-17',
    uhid: `CL${number}`,
    identifiers: [],
    phones: [{ value: '+919800000001' }],
    languages: ['hi'],
    enrolments: [{ programme: 'ahc', enrolledAt: 1_700_000_000 }],
    callsStopped: null,
    ...facts,
  };
}

function bornContact({ body }: RecordedCall): Contact {
  const { contact } = body as { contact: NewContact };
  const status = aStatus(1, { status: 'dialling', disposition: null, endedAt: null });
  const { id, vitaId, programme, callType, startedAt } = contact;
  return aContact(1, { id, vitaId, programme, callType, startedAt, status, logVersion: null });
}

function closedContact({ body }: RecordedCall, logVersion: number | null): Contact {
  const { contactId, vitaId, status } = body as {
    contactId: string;
    vitaId: string;
    status: NewContactStatus;
  };
  const { id, disposition } = status;
  return aContact(1, { id: contactId, vitaId, logVersion, status: aStatus(1, { id, disposition }) });
}

/** Returns handlers that answer a whole call to patient 1 like the server does. */
export function callHandlers(patient: Patient = aPatient(1)): Record<string, Handler> {
  const about = (data: unknown) => ({ vitaId: patient.vitaId, data });
  return {
    'user/get': () => about(patient),
    'user/touchpoints': () => about([]),
    'calllog/last': () => about([]),
    'script/get': () => ({ data: { locale: 'en', title: 'Greeting', steps: [] } }),
    'routine/dial': (call) => about({ contact: bornContact(call), via: 'device', tel: 'tel:+919800000001' }),
    'touchpoint/v2/add': (call) => about(bornContact(call)),
    'status/v2/add': (call) => about(closedContact(call, null)),
    'calllog/add': (call) => about({ contact: closedContact(call, 1), version: 1, readingIds: [] }),
  };
}
