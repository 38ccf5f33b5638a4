import type { CallLog, Contact, ContactStatus } from '#calls';

const uuid = (kind: number, number: number): string =>
  `00000000-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;

const metaInfo = { updatedAt: 1_704_450_600, deleted: false, source: 'manual', createdAt: 1_704_450_600 };
const author = { id: 'coach', name: 'Anita Coach' };

export function aStatus(number: number, facts: Partial<ContactStatus> = {}): ContactStatus {
  return {
    id: uuid(3, number),
    status: 'reached',
    disposition: 'reached-patient',
    detail: null,
    note: null,
    nextCallAt: null,
    endedAt: 1_704_450_900,
    author,
    metaInfo,
    ...facts,
  };
}

/** Returns a reached ad-hoc call. Each number is a different patient. */
export function aContact(number: number, facts: Partial<Contact> = {}): Contact {
  return {
    id: uuid(1, number),
    vitaId: uuid(2, number),
    patient: { name: `Patient ${number}`, uhid: `CL${number}` },
    facilityId: uuid(4, 1),
    programme: 'ahc',
    callType: 'ad-hoc',
    direction: 'outbound',
    attempt: 1,
    startedAt: 1_704_450_600,
    author,
    status: aStatus(number),
    logVersion: 1,
    metaInfo,
    ...facts,
  };
}

export function aCallLog(contact: Contact, facts: Partial<CallLog> = {}): CallLog {
  return {
    contactId: contact.id,
    vitaId: contact.vitaId,
    version: 1,
    form: 'chronic-care/ad-hoc@1',
    answers: {},
    readingIds: [],
    author,
    savedAt: 1_704_450_900,
    metaInfo,
    ...facts,
  };
}
