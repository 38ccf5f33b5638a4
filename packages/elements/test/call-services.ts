import type { Contact, NewContact } from '@careline/core/internal/calls';
import type { WorkItem } from '@careline/core/internal/calls/worklist';
import type { Patient } from '@careline/core/internal/patients';
import { vi } from 'vitest';
import { json } from './services.ts';

const AT = Date.UTC(2026, 0, 5, 4, 30) / 1000;
const metaInfo = { updatedAt: AT, createdAt: AT, deleted: false, source: 'manual' };
const author = { id: '00000000-0003-7000-8000-000000000001', name: 'Meera Nair' };
const facility = {
  facilityId: '00000000-0004-7000-8000-000000000001',
  facilityName: 'Careline Jayanagar',
  timeZone: 'Asia/Kolkata',
};

/** The coach in the session's token. */
export const COACH = {
  sub: author.id,
  name: author.name,
  email: 'coach@careline.example',
  emailHash: 'f2ca1bb6',
  roles: ['Coordinator'],
  scopes: ['prohealth', 'search', 'hmCallInfo', 'call-status-history'],
  facility,
  facilities: [facility],
  azp: 'portal',
  resourceId: author.id,
  user_metadata: { app_scopes: [] },
};

const id = (kind: number, number: number): string =>
  `00000000-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;

const person = (number: number, name: string, phone: string): Patient => ({
  vitaId: id(2, number),
  appUserInfo: { name, gender: 'female' },
  birthDate: '1969-03-12',
  deceased: null,
  uhid: `CL00000000${number}7`,
  identifiers: [],
  phones: [{ value: phone, use: 'mobile' }],
  languages: ['en'],
  enrolments: [{ programme: 'ahc', enrolledAt: AT - 86_400 * 200 }],
  callsStopped: null,
});

export const ASHA = person(1, 'Asha Rao', '+919848022338');
export const BINDU = person(2, 'Bindu Menon', '+919848022339');
const PEOPLE = [ASHA, BINDU];

/** A completed call. The higher the number, the older. */
export function aCall(number: number, { vitaId, appUserInfo, uhid }: Patient = ASHA): Contact {
  const startedAt = AT - number * 86_400;
  const status = {
    id: id(5, number),
    status: 'retry',
    disposition: 'no-answer',
    detail: null,
    note: null,
    nextCallAt: null,
    endedAt: startedAt + 60,
    author,
    metaInfo,
  };
  const about = { id: id(1, number), vitaId, patient: { name: appUserInfo.name, uhid }, status, startedAt };
  const kind = { programme: 'ahc', callType: 'ad-hoc', direction: 'outbound', attempt: 1 };
  return {
    ...about,
    ...kind,
    facilityId: facility.facilityId,
    author,
    logVersion: null,
    metaInfo,
  } as Contact;
}

export interface Asked {
  /** Without the services' base URL. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  /** The patient of an Open token, otherwise empty. */
  readonly tokenOf: string;
  /** The session's token; empty with an Open token. */
  readonly bearer: string;
}

type Answer = (asked: Asked) => unknown;

/** The patient of a request. */
export const subject = ({ query, body, tokenOf }: Asked): Patient =>
  PEOPLE.find(({ vitaId }) => vitaId === (query.get('vitaId') ?? body.vitaId ?? tokenOf)) ?? ASHA;

function born({ body }: Asked): Contact {
  const contact = body.contact as NewContact;
  const begun = aCall(
    0,
    PEOPLE.find(({ vitaId }) => vitaId === contact.vitaId),
  );
  const { id: contactId, programme, callType, startedAt } = contact;
  const status = { ...begun.status, status: 'dialling', disposition: null, endedAt: null };
  return { ...begun, id: contactId, programme, callType, startedAt, status } as Contact;
}

/** The server has received the outcome. */
export const CLOSED: Answer = (asked) => {
  const { contactId } = asked.body as { contactId: string };
  const { vitaId } = subject(asked);
  return { vitaId, data: { ...aCall(0, subject(asked)), id: contactId } };
};

const SCRIPT = { locale: 'en', title: 'Ad-hoc call', steps: [{ kind: 'say', text: 'Good morning.' }] };

const NUMBERS = { due: 2, overdue: 1, callBacks: 0, unfinished: 0, doneToday: 0, reachedToday: 0 };

/** A due call. */
export const aWorkItem = ({ vitaId, appUserInfo, uhid }: Patient): WorkItem => ({
  vitaId,
  patient: { name: appUserInfo.name, uhid },
  programme: 'ahc',
  callType: 'ad-hoc',
  kind: 'due',
  dueAt: AT,
  timed: false,
  daysLate: 1,
  risk: 'routine',
  reasons: [],
  attempt: 1,
  contactId: null,
  author: null,
  claim: null,
});

const claimed: Answer = (asked) => ({
  vitaId: subject(asked).vitaId,
  data: { claim: { staff: author, until: AT + 900, mine: true, assigned: false } },
});

/** Service responses for a call and its history, by the end of the path. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/profile': () => ({ data: COACH }),
  '/user/get': (asked) => ({ vitaId: subject(asked).vitaId, data: subject(asked) }),
  '/user/touchpoints': (asked) => ({ vitaId: subject(asked).vitaId, data: [] }),
  '/script/get': () => ({ data: SCRIPT }),
  // Preferences.
  '/get': () => ({ code: 1, preference: null }),
  '/vitatoken': (asked) => ({
    vitaId: subject(asked).vitaId,
    data: { token: `open-${subject(asked).vitaId}`, expiresAt: Math.floor(Date.now() / 1000) + 600 },
  }),
  '/routine/dial': (asked) => {
    const data = born(asked);
    return { vitaId: data.vitaId, data: { contact: data, via: 'device', tel: 'tel:+919848022338' } };
  },
  '/touchpoint/v2/add': (asked) => ({ vitaId: born(asked).vitaId, data: born(asked) }),
  '/status/v2/add': CLOSED,
  '/worklist/list': () => ({ data: PEOPLE.map(aWorkItem), next: null, total: 2, asOf: AT }),
  '/worklist/numbers': () => ({ data: NUMBERS, asOf: AT }),
  '/worklist/next': () => ({ data: aWorkItem(BINDU) }),
  '/worklist/claim': claimed,
  '/worklist/release': claimed,
  '/calllog/list': () => ({ data: [aCall(1), aCall(2, BINDU)], total: 7, next: null }),
  '/patients/course': (asked) => ({
    vitaId: subject(asked).vitaId,
    course: { sex: 'female', birthDate: '1969-03-12', pregnancies: [] },
    enrolments: [],
  }),
  '/readings/other': (asked) => ({ vitaId: subject(asked).vitaId, data: [], next: null }),
  '/calllog/get': (asked) => ({
    vitaId: subject(asked).vitaId,
    data: { contact: aCall(1), statuses: [], logs: [] },
  }),
};

/**
 * Fakes the call services. `answers` replace the response of a path; paths without a response return no
 * readings.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>> = {}): Asked[] {
  const asked: Asked[] = [];
  const all = { ...ANSWERS, ...answers };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const body = request.method === 'GET' ? {} : await request.json();
    const authorization = request.headers.get('authorization') ?? '';
    const [, tokenOf = ''] = /^Open open-(.*)/.exec(authorization) ?? [];
    const [, bearer = ''] = /^Bearer (.*)/.exec(authorization) ?? [];
    const one = { tokenOf, bearer, path: pathname.replace(/^\/api\/\w+/, ''), query: searchParams, body };
    asked.push(one);
    const answer = all[one.path]?.(one) ?? { vitaId: subject(one).vitaId, data: [] };
    return answer instanceof Response ? answer : json(await answer);
  });
  return asked;
}
