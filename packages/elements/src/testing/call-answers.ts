import {
  addCallLog,
  addStatus,
  addTouchpoint,
  type CallLog,
  type Contact,
  type ContactStatus,
  dial,
  getCallLog,
  getLastAnswers,
  getScript,
  getTouchpoint,
  listCallAuthors,
  listCallLogs,
  listUserTouchpoints,
  type NewContact,
  type NewContactStatus,
} from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { dispositionOf } from '@careline/core/internal/calls/outcome';
import {
  claimNext,
  claimPatient,
  getWorkNumbers,
  listWork,
  releasePatient,
  type WorkItem,
} from '@careline/core/internal/calls/worklist';
import { dayOf } from '@careline/core/internal/formatting';
import { type FormAnswers, readingsFrom, valuesFrom } from '@careline/core/internal/forms';
import type { Patient } from '@careline/core/internal/patients';
import { callTypeLabel, PROGRAMMES, type ProgrammeKey } from '@careline/core/internal/programmes';
import { answered, type MockAnswer, MockRefusal, patientIn } from './mock-answer.ts';
import { type MockRecord, metaInfo, storedReading } from './mock-record.ts';

const authorOf = ({ profile }: MockRecord) => ({ id: profile.sub, name: profile.name });

/** Starts a call; starting the same one twice has no further effect. */
function begin(record: MockRecord, { direction = 'outbound', ...contact }: NewContact): Contact {
  const known = record.calls.find(({ id }) => id === contact.id);
  if (known) return known;
  const { appUserInfo, uhid } = patientIn(record, contact.vitaId);
  const now = record.now();
  const call: Contact = {
    id: contact.id,
    vitaId: contact.vitaId,
    patient: { name: appUserInfo.name, uhid },
    facilityId: record.facilityId,
    programme: contact.programme,
    callType: contact.callType,
    direction,
    attempt: 1,
    startedAt: contact.startedAt,
    author: authorOf(record),
    status: {
      id: record.newId(),
      status: 'dialling',
      disposition: null,
      detail: null,
      note: null,
      nextCallAt: null,
      endedAt: null,
      author: authorOf(record),
      metaInfo: metaInfo(now),
    },
    logVersion: null,
    metaInfo: metaInfo(now),
  };
  record.calls.push(call);
  return call;
}

function callIn({ calls }: MockRecord, callId: string): Contact {
  const found = calls.find(({ id }) => id === callId);
  if (!found) throw new MockRefusal('not-found', 'The mock session knows no such call.');
  return found;
}

/** Sets a call's outcome and returns it. */
function close(
  record: MockRecord,
  callId: string,
  given: NewContactStatus,
  logVersion: number | null,
): Contact {
  const call = callIn(record, callId);
  const status: ContactStatus = {
    id: given.id,
    status: dispositionOf(given.disposition)?.outcome ?? given.disposition,
    disposition: given.disposition,
    detail: given.detail ?? null,
    note: given.note ?? null,
    nextCallAt: given.nextCallAt ?? null,
    endedAt: given.endedAt,
    author: authorOf(record),
    metaInfo: metaInfo(record.now()),
  };
  const closed = { ...call, status, logVersion };
  record.calls[record.calls.indexOf(call)] = closed;
  return closed;
}

const newestFirst = (calls: readonly Contact[]): Contact[] =>
  [...calls].sort((one, other) => other.startedAt - one.startedAt);

/** What each sort order of the history compares. */
const SORTED_BY: Readonly<Record<string, (call: Contact) => string | number>> = {
  time: ({ startedAt }) => startedAt,
  patient: ({ patient }) => patient.name,
  disposition: ({ status }) => status.disposition ?? '',
  author: ({ author }) => author.name,
};

function inOrder(calls: readonly Contact[], sort: string): Contact[] {
  const of = SORTED_BY[sort.replace('-', '')] ?? (({ startedAt }: Contact) => startedAt);
  const turn = sort.startsWith('-') ? -1 : 1;
  return newestFirst(calls).sort((one, other) => {
    const [a, b] = [of(one), of(other)];
    return a === b ? 0 : turn * (a < b ? -1 : 1);
  });
}

function workItem({ vitaId, appUserInfo, uhid, enrolments }: Patient, now: number): WorkItem {
  const programme = (enrolments[0]?.programme ?? 'ahc') as ProgrammeKey;
  return {
    vitaId,
    patient: { name: appUserInfo.name, uhid },
    programme,
    callType: PROGRAMMES[programme].callTypes[0] ?? 'ad-hoc',
    kind: 'scheduled',
    dueAt: now,
    timed: false,
    daysLate: 0,
    risk: 'routine',
    reasons: [],
    attempt: 1,
    contactId: null,
    author: null,
    claim: null,
  };
}

/** Patients in a programme who were not called in this session are due. */
const due = ({ patients, calls, now }: MockRecord): WorkItem[] =>
  patients
    .filter(({ vitaId, enrolments }) => {
      const isCalled = calls.some(
        (call) => call.vitaId === vitaId && call.metaInfo.createdAt === call.startedAt,
      );
      return enrolments.length > 0 && !isCalled;
    })
    .map((patient) => workItem(patient, now()));

const claim = (record: MockRecord, isMine: boolean) => ({
  claim: isMine ? { staff: authorOf(record), until: record.now() + 900, mine: true, assigned: false } : null,
});

/** Call logs saved by a test, by call. */
const logs = new WeakMap<MockRecord, Map<string, CallLog>>();
const logsOf = (record: MockRecord): Map<string, CallLog> => {
  const known = logs.get(record) ?? new Map<string, CallLog>();
  logs.set(record, known);
  return known;
};

/** Returns the readings the service derives from a call's answers. */
function reportedReadings(
  { programme, callType, startedAt: timestamp }: Contact,
  answers: FormAnswers,
  { now, newId }: MockRecord,
) {
  const form = callForm(programme, callType);
  const context = { timestamp, metaInfo: metaInfo(now()), newId };
  return form ? readingsFrom(form, valuesFrom(form, answers), context) : [];
}

export const CALL_ANSWERS: readonly MockAnswer[] = [
  answered(dial, ({ body }, record) => {
    const contact = begin(record, body.contact as NewContact);
    const [phone] = patientIn(record, contact.vitaId).phones;
    return {
      vitaId: contact.vitaId,
      data: { contact, via: 'device', tel: phone ? `tel:${phone.value}` : null },
    };
  }),
  answered(addTouchpoint, ({ body }, record) => {
    const contact = begin(record, body.contact as NewContact);
    return { vitaId: contact.vitaId, data: contact };
  }),
  answered(addStatus, ({ body }, record) => {
    const call = close(record, body.contactId, body.status, null);
    return { vitaId: call.vitaId, data: call };
  }),
  answered(addCallLog, ({ body }, record) => {
    const { contactId, status, log } = body;
    const contact = close(record, contactId, status, 1);
    const stored = reportedReadings(contact, log.answers, record).map((reading) =>
      storedReading(reading, record.now()),
    );
    record.readings.get(contact.vitaId)?.push(...stored);
    const readingIds = stored.map(({ id }) => id);
    logsOf(record).set(contactId, {
      contactId,
      vitaId: contact.vitaId,
      version: 1,
      form: log.form,
      answers: log.answers,
      readingIds,
      author: authorOf(record),
      metaInfo: metaInfo(record.now()),
      savedAt: record.now(),
    });
    return { vitaId: contact.vitaId, data: { contact, version: 1, readingIds } };
  }),
  answered(getTouchpoint, ({ query }, record) => {
    const contact = callIn(record, query.id);
    return { vitaId: contact.vitaId, data: { contact, statuses: [contact.status], mayCorrect: false } };
  }),
  answered(listUserTouchpoints, ({ query }, record) => {
    const { vitaId } = patientIn(record, query.vitaId);
    const calls = newestFirst(record.calls.filter((call) => call.vitaId === vitaId));
    return { vitaId, data: calls.slice(0, query.limit) };
  }),
  answered(listCallLogs, ({ query }, record) => {
    const { timeZone } = record.profile.facility ?? { timeZone: 'UTC' };
    const { disposition, from, to } = query;
    const found = record.calls.filter(
      (call) =>
        (query.vitaId ?? call.vitaId) === call.vitaId &&
        (query.programme ?? call.programme) === call.programme &&
        (query.callType ?? call.callType) === call.callType &&
        (query.status ?? call.status.status) === call.status.status &&
        (query.authorId ?? call.author.id) === call.author.id &&
        !query.escalated &&
        (disposition ?? call.status.disposition ?? 'open') === (call.status.disposition ?? 'open') &&
        (from ?? '') <= dayOf(call.startedAt, timeZone) &&
        dayOf(call.startedAt, timeZone) <= (to ?? '9999'),
    );
    const start = Number(query.after ?? 0);
    const end = start + query.limit;
    return {
      data: inOrder(found, query.sort ?? '-time').slice(start, end),
      next: end < found.length ? String(end) : null,
      total: query.after ? null : found.length,
    };
  }),
  answered(listCallAuthors, (_, record) => ({ data: [{ ...authorOf(record), active: true }] })),
  answered(getCallLog, ({ query }, record) => {
    const { vitaId } = callIn(record, query.contactId);
    const log = logsOf(record).get(query.contactId);
    return { vitaId, data: log ? [log] : [], readings: [] };
  }),
  answered(getLastAnswers, ({ query }, record) => ({
    vitaId: patientIn(record, query.vitaId).vitaId,
    data: [],
  })),
  answered(getScript, ({ query }) => ({
    data: {
      locale: 'en',
      title: callTypeLabel(query.callType),
      steps: [{ kind: 'say', text: 'The call script.' }],
    },
  })),
  answered(listWork, (_, record) => {
    const data = due(record);
    return { data, next: null, total: data.length, asOf: record.now() };
  }),
  answered(getWorkNumbers, (_, record) => ({
    data: { due: due(record).length, overdue: 0, callBacks: 0, unfinished: 0, doneToday: 0, reachedToday: 0 },
    asOf: record.now(),
  })),
  answered(claimNext, (_, record) => ({ data: due(record)[0] ?? null })),
  answered(claimPatient, ({ body }, record) => ({ vitaId: body.vitaId, data: claim(record, true) })),
  answered(releasePatient, ({ body }, record) => ({ vitaId: body.vitaId, data: claim(record, false) })),
];
