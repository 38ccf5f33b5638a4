import type { CallLog, Contact, ContactStatus, LogFile } from '@careline/core/internal/calls';
import { NOW, personId } from './people.ts';

const HOUR = 3600;
const NOW_S = NOW / 1000;
const uuid = (kind: number, number: number): string =>
  `00000000-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;
const metaInfo = { updatedAt: NOW_S, deleted: false, source: 'manual', createdAt: NOW_S };
const author = { id: 'coach', name: 'Anita Coach' };

type Outcome = Pick<ContactStatus, 'status' | 'disposition'> & Partial<ContactStatus>;

export const aStatus = (number: number, outcome: Outcome): ContactStatus => ({
  id: uuid(3, number),
  detail: null,
  note: null,
  nextCallAt: null,
  endedAt: NOW_S - number * 7 * HOUR + 420,
  author,
  metaInfo,
  ...outcome,
});

/** The higher the number, the older. */
export const aContact = (number: number, outcome: Outcome, facts: Partial<Contact> = {}): Contact => ({
  id: uuid(1, number),
  vitaId: personId(number),
  patient: { name: 'Asha Rao', uhid: `CL00000000${number}7` },
  facilityId: uuid(4, 1),
  programme: 'ahc',
  callType: 'ad-hoc',
  direction: 'outbound',
  attempt: 1,
  startedAt: NOW_S - number * 7 * HOUR,
  author,
  status: aStatus(number, outcome),
  logVersion: null,
  metaInfo,
  ...facts,
});

const reached: Outcome = {
  status: 'reached',
  disposition: 'reached-patient',
  note: 'Took the evening tablet late.\nWill measure at home until the next call.',
  nextCallAt: NOW_S + 48 * HOUR,
};

/** One call of each outcome class, an open one, a withdrawn one and one of a newer server. */
export const CONTACTS: readonly Contact[] = [
  aContact(1, reached, { logVersion: 2 }),
  aContact(2, { status: 'dialling', disposition: null, endedAt: null }),
  aContact(
    3,
    { status: 'retry', disposition: 'no-answer' },
    { attempt: 3, programme: 'careline', callType: 'monthly', patient: { name: 'रमेश कुमार', uhid: null } },
  ),
  aContact(
    4,
    { status: 'stop', disposition: 'do-not-call', detail: 'Son asked for no more calls' },
    { patient: { name: 'Ashalata Venkataraghavan Subramaniam', uhid: 'CL0000000047' } },
  ),
  aContact(5, { status: 'withdrawn', disposition: 'reached-patient' }, { patient: { name: '', uhid: null } }),
  aContact(
    6,
    { status: 'parked', disposition: 'voicemail' },
    { programme: 'dental', callType: 'recall', author: { id: 'x', name: 'Facility Desk' } },
  ),
];

export function aCallLog(version: number, answers: CallLog['answers']): CallLog {
  return {
    contactId: uuid(1, 1),
    vitaId: personId(1),
    version,
    form: 'chronic-care/ad-hoc@1',
    answers,
    readingIds: [],
    author,
    savedAt: NOW_S - HOUR + version * 60,
    metaInfo,
  };
}

/** A file that the answers of a log refer to. */
export const aLogFile = (number: number, facts: Partial<LogFile> = {}): LogFile => ({
  id: uuid(5, number),
  name: `HbA1c ${number}.pdf`,
  mediaType: 'application/pdf',
  size: 248_100,
  deleted: false,
  ...facts,
});

/** A log with the reports that were sent during the call. */
export const aLogWithFiles = (version: number, files: readonly LogFile[]): CallLog => ({
  ...aCallLog(version, {
    labReports: { reports: [{ metric: 'HbA1c', value: '7.1', unit: '%', files: files.map(({ id }) => id) }] },
  }),
  files: [...files],
});

/** A corrected log. */
export const LOGS: readonly CallLog[] = [
  aCallLog(2, {
    bloodPressure: {
      systolic: '148',
      systolicUnit: 'mm[Hg]',
      diastolic: '92',
      diastolicUnit: 'mm[Hg]',
      irrPulse: true,
    },
    body: { weight: '71.50', weightUnit: 'kg' },
    bloodGlucose: { value: '7.8', valueUnit: 'mmol/L', mealSituation: 'MEAL_SITUATION_AFTER_MEAL' },
    complaints: { notes: 'Swollen feet in the evening.' },
  }),
  aCallLog(1, { bloodPressure: { systolic: '184', systolicUnit: 'mm[Hg]' } }),
];
