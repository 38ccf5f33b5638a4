import type { Contact, NewContact, NewContactStatus } from '@careline/core/internal/calls';
import type { CallLine } from '@careline/core/internal/calls/line';
import type { CallMetrics } from '@careline/core/internal/calls/session';
import { HttpError } from '@careline/core/internal/http';
import type { UserProfile } from '@careline/core/internal/identity';
import type { MetricRecord, MetricValue } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import { type FakeAnswers, type FakeRequest, fakeHttp } from './fake-http.ts';
import { aPatient, NOW } from './people.ts';
import { coach } from './staff.ts';

const DAY_S = 86_400;
const NOW_S = Math.floor(NOW / 1000);
const metaInfo = { updatedAt: NOW_S, deleted: false, source: 'manual', createdAt: NOW_S };
const author = { id: 'coach', name: 'Meera Nair' };

const uuid = (number: number): string => `00000000-0001-7000-8000-${String(number).padStart(12, '0')}`;

/** The caller in stories and tests. */
export const caller: UserProfile = {
  ...coach,
  sub: 'coach',
  scopes: ['prohealth', 'hmCallInfo'],
  facilities: [],
  azp: 'careline',
  resourceId: 'coach',
  user_metadata: { app_scopes: [] },
} as UserProfile;

export function aReading(
  metric: string,
  daysAgo: number,
  values: readonly MetricValue[],
  facts: Partial<MetricRecord> = {},
): MetricRecord {
  const timestamp = NOW_S - daysAgo * DAY_S;
  return { id: `${metric} ${daysAgo}`, metric, timestamp, values, author: author.name, metaInfo, ...facts };
}

const pressure = (systolic: string, diastolic: string): readonly MetricValue[] => [
  { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
  { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
];

export const READINGS: readonly MetricRecord[] = [
  aReading('bloodpressure', 92, pressure('156', '98')),
  aReading('bloodpressure', 61, pressure('150', '96')),
  aReading('bloodpressure', 30, pressure('142', '91'), { irrPulse: true }),
  aReading('bloodglucose', 31, [{ key: 'value', text: '7.8', unit: 'mmol/L' }], {
    mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
  }),
  aReading('body', 400, [{ key: 'weight', text: '71.50', unit: 'kg' }], { author: undefined }),
];

/** Returns the rows of a list that are within the requested window. */
export function fakeMetrics(records: readonly MetricRecord[] = READINGS): CallMetrics {
  return {
    read: async ({ metric, from, to }) =>
      records.filter((record) => {
        const at = record.timestamp ?? 0;
        return record.metric === metric && at >= from && at <= to;
      }),
  };
}

export function aCall(
  number: number,
  facts: Partial<Contact> = {},
  outcome: Partial<Contact['status']> = {},
) {
  const startedAt = NOW_S - number * 9 * DAY_S;
  const contact: Contact = {
    id: uuid(number),
    vitaId: aPatient().vitaId,
    patient: { name: 'Asha Rao', uhid: 'CL0000000017' },
    facilityId: coach.facility?.facilityId ?? '',
    programme: 'ahc',
    callType: 'ad-hoc',
    direction: 'outbound',
    attempt: 1,
    startedAt,
    author,
    status: {
      id: uuid(100 + number),
      status: 'reached',
      disposition: 'reached-patient',
      detail: null,
      note: null,
      nextCallAt: null,
      endedAt: startedAt + 300,
      author,
      metaInfo,
      ...outcome,
    },
    logVersion: null,
    metaInfo,
    ...facts,
  };
  return contact;
}

export const CALLS: readonly Contact[] = [
  aCall(1, { attempt: 2 }, { status: 'retry', disposition: 'no-answer', nextCallAt: NOW_S + 7200 }),
  aCall(3, {}, { note: 'Takes her tablets in the morning. Walks for half an hour.\nAsked about salt.' }),
  aCall(5, {}, { disposition: 'reached-relative', detail: 'Daughter' }),
  aCall(7, {}, { status: 'retry', disposition: 'busy' }),
];

/** Answers of the second last call. */
export const LAST_ANSWERS = [
  {
    contactId: uuid(3),
    answeredAt: NOW_S - 27 * DAY_S,
    author,
    answers: {
      medications: {
        takesNone: false,
        medicines: [{ name: 'Metformin', dose: '500', unit: 'MG', frequency: 'TWICE_DAILY' }],
      },
      diet: { mealsPerDay: '3' },
      sleepPattern: { hours: '6.5', hoursUnit: 'h', quality: 'FAIR' },
    },
  },
];

export const SCRIPT = {
  locale: 'en',
  title: 'Ad-hoc call',
  steps: [
    { kind: 'say', text: 'Good morning, I am calling from Careline. Am I speaking to the patient?' },
    { kind: 'ask', text: 'How have you been since our last call?' },
    { kind: 'do', text: 'Compare the name with the record.' },
    { kind: 'ask', text: 'Have you measured your blood pressure or sugar this week?' },
    { kind: 'say', text: 'Thank you. Please call us when anything changes.' },
  ],
};

function born({ body }: FakeRequest): Contact {
  const contact = body?.contact as NewContact;
  const status = { ...aCall(1).status, status: 'dialling', disposition: null, endedAt: null };
  const { id, vitaId, programme, callType, startedAt } = contact;
  return aCall(1, { id, vitaId, programme, callType, startedAt, attempt: 1, status });
}

function closed({ body }: FakeRequest, logVersion: number | null): Contact {
  const { contactId, vitaId, status } = body as {
    contactId: string;
    vitaId: string;
    status: NewContactStatus;
  };
  return aCall(1, { id: contactId, vitaId, logVersion }, { id: status.id, disposition: status.disposition });
}

/** Fakes all endpoints of a call to a patient. */
export function callAnswers(patient: Patient = aPatient()): FakeAnswers {
  const about = (data: unknown) => ({ vitaId: patient.vitaId, data });
  return {
    'user/get': () => about(patient),
    'user/touchpoints': () => about(CALLS),
    'calllog/last': () => about(LAST_ANSWERS),
    'touchpoint/get': () => about({ contact: CALLS[0], statuses: [] }),
    'script/get': () => ({ data: SCRIPT }),
    // The user dials; the console does not.
    'routine/dial/line': () => {
      throw new HttpError({
        failure: 'refused',
        endpoint: 'routine/dial/line',
        status: 404,
        code: 'not-found',
      });
    },
    'routine/dial': (request) =>
      about({ contact: born(request), via: 'device', tel: `tel:${patient.phones[0]?.value}` }),
    'touchpoint/v2/add': (request) => about(born(request)),
    'status/v2/add': (request) => about(closed(request, null)),
    'calllog/add': (request) => about({ contact: closed(request, 1), version: 1, readingIds: [] }),
  };
}

/**
 * The console dials. The line has the first state at the first poll, the second at the next, and the last from
 * then on.
 */
export function byLine(via: string, ...looks: readonly Partial<CallLine>[]): FakeAnswers {
  const working = callAnswers();
  let look = 0;
  const lineOf = (contactId: string, facts: Partial<CallLine> = {}): CallLine => ({
    contactId,
    via,
    state: 'dialling',
    reason: null,
    answeredAt: null,
    endedAt: null,
    ...facts,
  });
  return {
    'routine/dial': (request) => {
      const answered = working['routine/dial']?.(request) ?? {};
      const { data, ...rest } = answered as { data?: object };
      return { ...rest, data: { ...data, via } };
    },
    'routine/dial/line': ({ query }) => {
      const facts = looks[Math.min(look, looks.length - 1)];
      look += 1;
      return { data: lineOf(String(query?.contactId), facts) };
    },
    'routine/dial/hangup': ({ body }) => {
      const { contactId, vitaId } = body as { contactId: string; vitaId: string };
      return { vitaId, data: lineOf(contactId, { state: 'ended', endedAt: NOW_S }) };
    },
  };
}

/** Refuses to dial at this hour, except in an emergency. Allowed again at 08:00 on 7 January. */
export function closedForCalls(patient?: Patient): FakeAnswers {
  const working = callAnswers(patient);
  const permittedAt = Date.UTC(2024, 0, 7, 2, 30) / 1000;
  const problem = { type: 'about:blank', title: '', status: 409, code: 'calling-hours', permittedAt };
  return {
    'routine/dial': (request) => {
      if (request.body && 'emergency' in request.body) return working['routine/dial']?.(request);
      const facts = { failure: 'refused', endpoint: 'routine/dial', status: 409 } as const;
      throw new HttpError({ ...facts, code: 'calling-hours', problem });
    },
  };
}

export const callHttp = (answers: FakeAnswers = {}, patient?: Patient) =>
  fakeHttp({ ...callAnswers(patient), ...answers });
