import type { CareNote, Goal, Report, Task } from '@careline/core/internal/care';
import type { FakeAnswers } from './fake-http.ts';
import { personId } from './people.ts';

export const vitaId = personId(1);
const author = { id: personId(90), name: 'Asha Coach' };
const metaInfo = { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' };
/** 21 November 2026, 12:00 in Kolkata. */
export const NOW = Date.UTC(2026, 10, 21, 6, 30);
const at = NOW / 1000 - 7200;

export const aStoredNote = (facts: Partial<CareNote> = {}): CareNote => ({
  id: personId(41),
  vitaId,
  facilityId: personId(80),
  version: 2,
  kind: 'warning',
  text: 'Call after the evening prayer',
  reason: 'Misheard',
  author,
  writtenAt: at,
  earlier: [{ version: 1, kind: 'calling', text: 'Call before noon', reason: null, author, writtenAt: at }],
  metaInfo,
  ...facts,
});

export const aStoredReport = (facts: Partial<Report> = {}): Report => ({
  id: personId(51),
  vitaId,
  facilityId: personId(80),
  contactId: null,
  name: 'HbA1c March.pdf',
  mediaType: 'application/pdf',
  size: 2000,
  metric: 'HbA1c',
  title: null,
  value: '7.1',
  unit: '%',
  takenOn: '2026-11-02',
  author,
  uploadedAt: at,
  metaInfo,
  ...facts,
});

export const aStoredTask = (facts: Partial<Task> = {}): Task => ({
  id: personId(61),
  vitaId,
  patient: { name: 'Asha Rao', uhid: 'CL0187727987' },
  facilityId: personId(80),
  kind: 'follow-up',
  what: 'Ask for the HbA1c report',
  dueOn: '2026-11-20',
  priority: 'routine',
  reason: null,
  state: 'open',
  outcome: null,
  version: 1,
  assignee: null,
  careTeam: null,
  author,
  contact: null,
  encounter: null,
  referredTo: null,
  answered: null,
  booked: null,
  closed: null,
  metaInfo,
  ...facts,
});

/** A referral to the eye department without an answer. */
export const aStoredReferral = (facts: Partial<Task> = {}): Task =>
  aStoredTask({
    id: personId(62),
    kind: 'referral',
    what: 'Is there retinopathy?',
    dueOn: '2026-12-01',
    priority: 'urgent',
    reason: 'HbA1c above 9 % for two years',
    referredTo: { kind: 'outside', name: 'Eye department, district hospital' },
    ...facts,
  });

/** A goal of HbA1c below 7 %, not reached. */
export const aStoredGoal = (facts: Partial<Goal> = {}): Goal => ({
  id: personId(71),
  vitaId,
  facilityId: personId(80),
  metric: 'hba1c',
  key: 'value',
  mealSituation: null,
  target: { comparator: '<', text: '7', unit: '%' },
  since: '2026-09-01',
  dueOn: '2026-12-31',
  note: 'She walks half an hour a day',
  status: 'active',
  statusReason: null,
  version: 1,
  author,
  changed: null,
  earlier: [],
  latest: { text: '7.4', unit: '%', at },
  metaInfo,
  ...facts,
});

/** A patient with one entry of each kind. */
export const careAnswers: FakeAnswers = {
  'notes/list': () => ({ vitaId, data: [aStoredNote()], next: null }),
  'reports/list': () => ({ vitaId, data: [aStoredReport()], next: null }),
  'tasks/colleagues': () => ({
    data: [
      { id: personId(90), name: 'Asha Coach', mine: false },
      { id: personId(91), name: 'Bina Coach', mine: true },
    ],
    teams: [{ id: personId(95), name: 'Heart and pressure', mine: true }],
  }),
  'goals/list': () => ({ vitaId, data: [aStoredGoal()] }),
  'tasks/patient': () => ({ vitaId, data: [aStoredTask()] }),
};
