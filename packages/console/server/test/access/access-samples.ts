import { randomUUID } from 'node:crypto';
import { FACILITY_DEFAULTS } from '@careline/core/internal/administration';
import { readingForm } from '@careline/core/internal/calls/forms';
import { INDIA_PROGRAMME } from '@careline/core/internal/clinical';
import { ENDPOINTS } from '@careline/core/internal/contract';
import { dayOf } from '@careline/core/internal/formatting';
import {
  checkAnswers,
  type FormAnswers,
  type FormDefinition,
  leafFields,
  readingsFrom,
  unitKey,
  valuesFrom,
} from '@careline/core/internal/forms';
import type { Endpoint } from '@careline/core/internal/http';
import type { EnteredMetric, NewReading } from '@careline/core/internal/metrics';
import { callContent } from '../content/call-content.ts';
import { aGoal, aNote, aTask } from '../content/care-content.ts';
import { encounterContent } from '../content/encounter-content.ts';
import { aLabOrder, aLabReport } from '../content/lab-content.ts';
import { aMessage } from '../content/message-content.ts';
import { aLineOf, aPrescription } from '../content/prescription-content.ts';
import { aProject } from '../content/project-content.ts';
import { aRapidTest } from '../content/rapid-test-content.ts';
import { aReport } from '../content/report-content.ts';
import { aSheetVersion } from '../content/sheet-content.ts';
import { aSubscription } from '../content/subscription-content.ts';
import { aWaitingEntry } from '../content/waiting-content.ts';
import { aRegistration } from '../patients/registrations.ts';

/** The records that a sample request refers to. */
export interface SampleSubject {
  readonly vitaId: string;
  /**
   * The same patient, or one of another organisation: auditors see all facilities of their own organisation.
   */
  readonly auditedVitaId: string;
  readonly uhid: string;
  /** A call with the patient. */
  readonly contactId: string;
  /**
   * When the content of that call was made, in unix seconds. Readings of a call log have the start of the call
   * as their time.
   */
  readonly calledAt: number;
  /** An encounter with the patient. */
  readonly encounterId: string;
  /** A report of the patient. */
  readonly reportId: string;
  readonly staffId: string;
  readonly partnerId: string;
  readonly facilityId: string;
}

export interface Sample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type MakeSample = (subject: SampleSubject, now: number) => Sample;

const fields = (facilityId: string) => ({
  name: 'Sample Person',
  roles: ['Coordinator'],
  scopes: ['prohealth'],
  facilityIds: [facilityId],
});

const partner = (facilityId: string) => ({
  name: `Partner ${randomUUID()}`,
  issuer: null,
  origins: ['https://portal.example'],
  facilityIds: [facilityId],
  scopes: ['prohealth', 'search'],
});

const webhook = { url: 'https://hooks.portal.example/', events: ['alert.raised'] };

const ofPatient: MakeSample = ({ vitaId }) => ({ query: { vitaId } });
const audited: MakeSample = ({ auditedVitaId }) => ({ query: { vitaId: auditedVitaId } });
const ofPatientBody: MakeSample = ({ vitaId }) => ({ body: { vitaId } });
const none: MakeSample = () => ({});
const someDays: MakeSample = () => ({ query: { from: '2026-01-01', to: '2026-01-07' } });

const billed = ({ vitaId, encounterId }: SampleSubject) => ({ query: { vitaId, encounterId } });
const today: MakeSample = () => ({ query: { from: '2026-01-01', to: '2026-01-01' } });

const startedCall: MakeSample = ({ vitaId }, now) => ({
  body: { contact: callContent(now).contact(vitaId) },
});

const booking: MakeSample = ({ vitaId, facilityId }, now) => ({
  body: { encounter: encounterContent(now).encounter(vitaId, facilityId) },
});

const PLAIN_NUMBERS = ['1', '4.2', '7', '12.5', '18', '36', '62', '98', '118', '140', '240', '2900'];

/** Returns each plain answer to one question of a form. */
const plainAnswers = (form: FormDefinition): readonly FormAnswers[] =>
  form.sections.flatMap(({ key: section, fields }) =>
    leafFields(fields).flatMap((field): FormAnswers[] => {
      if (field.control === 'dropdown')
        return field.options.map(({ value }) => ({ [section]: { [field.key]: value } }));
      if (field.control !== 'number') return [];
      const unit = field.units[0];
      return PLAIN_NUMBERS.map((number) => ({
        [section]: { [field.key]: number, ...(unit !== undefined && { [unitKey(field)]: unit }) },
      }));
    }),
  );

/** Returns a reading in the shape of the metric's form. */
function entered(metric: string, now: number): NewReading {
  const form = readingForm(metric as EnteredMetric);
  const today = dayOf(now, 'Asia/Kolkata');
  for (const answers of plainAnswers(form)) {
    if (checkAnswers(form, answers, { today }).length > 0) continue;
    const making = { timestamp: now, metaInfo: { updatedAt: now }, newId: () => '' };
    const [reading] = readingsFrom(form, valuesFrom(form, answers), making);
    if (reading) return reading;
  }
  throw new Error(`no plain answer makes a reading of ${metric}`);
}

const reading =
  (metric: string): MakeSample =>
  (_, now) => {
    const plain = callContent(now).bloodPressure();
    if (metric === 'bloodpressure') return { body: { data: plain } };
    const { values, mealSituation } = entered(metric, now);
    const { id, timestamp, metaInfo } = plain;
    return {
      body: { data: { id, timestamp, metaInfo, metric, values, ...(mealSituation && { mealSituation }) } },
    };
  };

/**
 * Requests that are valid apart from the caller's rights, by endpoint. An outdated `updatedAt` or an unknown id
 * makes writes fail late, so that other rows of the test are not affected.
 */
const SAMPLES: Readonly<Record<string, MakeSample>> = {
  'profile/get': none,
  'app/scopes': none,
  'staff/list': none,
  'staff/get': ({ staffId }) => ({ query: { staffId } }),
  'staff/invite': ({ facilityId }) => ({
    body: { ...fields(facilityId), email: `${randomUUID()}@staff.example` },
  }),
  'staff/update': ({ staffId, facilityId }) => ({
    body: { ...fields(facilityId), staffId, active: true, updatedAt: 1 },
  }),
  'staff/sessions': ({ staffId }) => ({ query: { staffId } }),
  'staff/signout': ({ staffId }) => ({ body: { staffId } }),
  'facility/list': none,
  'facility/add': () => ({ body: { ...FACILITY_DEFAULTS, name: `Clinic ${randomUUID()}` } }),
  'facility/update': ({ facilityId }) => ({
    body: { ...FACILITY_DEFAULTS, name: 'Clinic', facilityId, updatedAt: 1 },
  }),
  'facility/consequences': ({ facilityId }) => ({ query: { facilityId } }),
  'facility/close': ({ facilityId }) => ({
    body: { facilityId, on: '2026-01-31', reason: 'The lease ended', updatedAt: 1 },
  }),
  'facility/reopen': ({ facilityId }) => ({ body: { facilityId, updatedAt: 1 } }),
  'facility/setup': none,
  'facility/slots/offer': ({ facilityId }) => ({
    body: {
      facilityId,
      from: '2026-01-05',
      to: '2026-01-05',
      weekdays: ['mon'],
      fromMinute: 480,
      untilMinute: 510,
      everyMinutes: 30,
      places: 1,
    },
  }),
  'partner/list': none,
  'partner/add': ({ facilityId }) => ({ body: partner(facilityId) }),
  'partner/update': ({ partnerId, facilityId }) => ({
    body: { ...partner(facilityId), partnerId, active: true, updatedAt: 1 },
  }),
  'partner/webhooks': ({ partnerId }) => ({ query: { partnerId } }),
  'partner/webhook/add': ({ partnerId }) => ({ body: { partnerId, ...webhook } }),
  // The webhook and the delivery do not exist, so nothing changes for the other rows.
  'partner/webhook/update': () => ({
    body: { ...webhook, webhookId: randomUUID(), paused: true, updatedAt: 1 },
  }),
  'partner/webhook/remove': () => ({ body: { webhookId: randomUUID() } }),
  'partner/webhook/test': () => ({ body: { webhookId: randomUUID() } }),
  'partner/webhook/deliveries': () => ({ query: { webhookId: randomUUID() } }),
  'partner/webhook/send-again': () => ({ body: { deliveryId: randomUUID() } }),
  'thresholds/list': none,
  'thresholds/set': () => ({
    body: {
      threshold: {
        programme: 'ahc',
        scheme: 'india-programme',
        goals: { beforeMealLeast: 80, beforeMealGreatest: 130, afterMealGreatest: 180, hba1cBelow: 7 },
        updatedAt: 1,
      },
    },
  }),
  'thresholds/signatures': none,
  'thresholds/sign': () => ({
    body: {
      signature: {
        id: randomUUID(),
        scheme: 'india-programme',
        version: INDIA_PROGRAMME.version,
        clinician: 'Dr Anand',
        registrationNumber: 'MH 12345',
        signedOn: '2025-10-01',
      },
    },
  }),
  'thresholds/signature/withdraw': () => ({
    body: { withdrawal: { signatureId: randomUUID(), reason: 'Signed by mistake' } },
  }),
  'preference/get': () => ({ query: { type: 'APPS' } }),
  'preference/logo': () => ({ body: { logo: { name: 'logo.png', updatedAt: 1 } } }),
  'device/secret': () => ({ body: {} }),
  'preference/update': () => ({ body: { type: 'ACCOUNT_INFO', preferenceInfo: { theme: 'dark' } } }),
  'user/list': ({ uhid }) => ({ body: { by: 'uhid', text: uhid } }),
  'user/get': ofPatient,
  'user/register': (_, now) => ({ body: aRegistration(now) }),
  'user/walkin': (_, now) => ({
    body: {
      ...aRegistration(now),
      visit: { encounterId: randomUUID(), metaInfo: { updatedAt: now, deleted: false, source: 'manual' } },
    },
  }),
  'user/registration': ofPatient,
  'user/update': ({ vitaId }) => ({
    body: { vitaId, updatedAt: 1, gender: 'OTHER', reason: { code: 'patient-said' } },
  }),
  'user/history': ofPatient,
  'user/photo': ofPatient,
  'user/photo/set': ofPatientBody,
  'user/photo/remove': ofPatientBody,
  'user/tags': ofPatientBody,
  // The patient is not in the programme, and no death is recorded, so nothing changes for the other rows.
  activateprogram: ({ vitaId }) => ({
    body: {
      vitaId,
      action: 'end',
      programme: 'apollo_sugar',
      on: '2026-01-31',
      reason: { code: 'completed' },
    },
  }),
  'update/status': ({ vitaId }) => ({ body: { vitaId, to: 'living', reason: { code: 'entered-wrongly' } } }),
  'user/duplicates': ({ uhid }) => ({ body: { uhid } }),
  'user/link': () => ({
    body: { id: randomUUID(), who: { uhid: `AH/${randomUUID().slice(0, 8)}` }, reason: 'Moved here' },
  }),
  'user/link/asked': none,
  'user/link/open': none,
  // The request does not exist, so nothing changes for the other rows.
  'user/link/answer': ({ vitaId }) => ({ body: { id: randomUUID(), vitaId, answer: 'grant' } }),
  'user/link/withdraw': () => ({ body: { id: randomUUID() } }),
  uhids: ofPatient,
  'user/merge/find': ({ uhid }) => ({ body: { text: uhid } }),
  'user/merge/candidates': ofPatient,
  'user/merge/preview': ({ vitaId }) => ({ query: { keptId: vitaId, mergedId: vitaId } }),
  // Merges a patient with themselves, so nothing changes for the other rows.
  'user/merge': ({ vitaId }) => ({
    body: {
      id: randomUUID(),
      keptId: vitaId,
      keptVersion: 1,
      mergedId: vitaId,
      mergedVersion: 1,
      take: [],
      reason: 'Registered twice',
    },
  }),
  'user/merge/list': none,
  'user/merge/undo/preview': () => ({ query: { id: randomUUID() } }),
  'user/merge/undo': () => ({ body: { id: randomUUID(), reason: 'Two people' } }),
  vitatoken: ofPatientBody,
  'readings/other': none,
  'readings/rapid-test/add': ({ vitaId }, now) => ({ body: { test: aRapidTest(vitaId, now) } }),
  'patients/course': ofPatient,
  'patients/oxygen-target/set': ({ vitaId }) => ({
    body: { target: { id: randomUUID(), vitaId, since: '2020-01-01', prescriber: 'The pulmonologist' } },
  }),
  // The target does not exist, so nothing changes for the other rows.
  'patients/oxygen-target/end': ({ vitaId }) => ({ body: { target: { id: randomUUID(), vitaId } } }),
  'patients/pregnancy/list': ofPatient,
  'patients/pregnancy/record': ({ vitaId }) => ({
    body: {
      entry: {
        id: randomUUID(),
        vitaId,
        content: { kind: 'breastfeeding', breastfeeding: true, on: '2020-01-01' },
      },
    },
  }),
  // The entry does not exist, so nothing changes for the other rows.
  'patients/pregnancy/mistake': ({ vitaId }) => ({
    body: { entry: { id: randomUUID(), vitaId, reason: 'Another patient' } },
  }),
  'alerts/list': none,
  // The reading does not exist, so nothing changes for the other rows.
  'alerts/acknowledge': ({ vitaId }) => ({
    body: { vitaId, readingId: randomUUID(), reason: 'care-under-way' },
  }),
  'signs/list': none,
  // The sign was never reported, so nothing changes for the other rows.
  'signs/outcome': ({ vitaId }) => ({ body: { vitaId, id: randomUUID(), outcome: 'better' } }),
  'routine/dial': startedCall,
  'routine/dial/allow': ({ vitaId }) => ({
    body: { vitaId, number: '98765 43210', reason: 'The patient rang from it' },
  }),
  'routine/dial/line': ({ contactId }) => ({ query: { contactId } }),
  'routine/dial/hangup': ({ vitaId, contactId }) => ({ body: { vitaId, contactId } }),
  'touchpoint/v2/add': startedCall,
  'status/v2/add': ({ vitaId, contactId }, now) => ({
    body: { contactId, vitaId, status: callContent(now).status() },
  }),
  'touchpoint/get': ({ contactId }) => ({ query: { id: contactId } }),
  'user/touchpoints': ofPatient,
  'calllog/add': ({ vitaId, contactId, calledAt }) => ({
    body: callContent(calledAt).saved(contactId, vitaId),
  }),
  // The status is not the newest one, which is a conflict, so nothing changes for the other rows.
  'calllog/correct': ({ vitaId, contactId, calledAt }) => ({
    body: {
      ...callContent(calledAt).saved(contactId, vitaId),
      reason: 'A slip of the pen',
      followsStatus: randomUUID(),
    },
  }),
  'calllog/withdraw': ({ vitaId, contactId }, now) => ({
    body: {
      contactId,
      vitaId,
      reason: 'Another patient',
      followsStatus: randomUUID(),
      statusId: randomUUID(),
      metaInfo: { updatedAt: now },
    },
  }),
  'touchpoint/update': ({ vitaId, contactId }, now) => ({
    body: {
      contactId,
      vitaId,
      reason: 'The clock was wrong',
      followsStatus: randomUUID(),
      statusId: randomUUID(),
      direction: 'inbound',
      metaInfo: { updatedAt: now },
    },
  }),
  'calllog/get': ({ contactId }) => ({ query: { contactId } }),
  'calllog/last': ({ vitaId }) => ({ query: { vitaId, programme: 'ahc' } }),
  'calllog/list': ofPatient,
  'calllog/authors': none,
  'script/get': () => ({ query: { programme: 'ahc', callType: 'ad-hoc' } }),
  'worklist/list': none,
  'worklist/numbers': none,
  'worklist/along': none,
  'worklist/next': () => ({ body: { programme: 'apollo_sugar' } }),
  'worklist/claim': ofPatientBody,
  'worklist/release': ofPatientBody,
  'worklist/reassign': ({ vitaId, staffId }) => ({ body: { vitaId, staffId } }),
  'worklist/team': none,
  'worklist/give': ({ staffId }) => ({ body: { staffId, count: 1 } }),
  'worklist/takeback': ({ staffId }) => ({ body: { staffId } }),
  'patients/mine': () => ({ body: {} }),
  'patients/facility': () => ({ body: { text: 'Asha' } }),
  'reports/list': ofPatient,
  report: ({ vitaId, reportId }) => ({ query: { vitaId, id: reportId } }),
  'report/add': ({ vitaId }, now) => ({
    body: {
      report: {
        id: randomUUID(),
        vitaId,
        metric: 'HbA1c',
        takenOn: '2026-01-05',
        answers: { hba1c: { value: '7.1', valueUnit: '%' } },
        metaInfo: { updatedAt: now },
      },
    },
  }),
  'report/upload': ({ vitaId }, now) => ({ body: { report: aReport(vitaId, now) } }),
  // The report does not exist, so nothing changes for the other rows.
  'report/delete': ({ vitaId }) => ({ body: { vitaId, id: randomUUID(), reason: 'Of another patient' } }),
  'nok/infants': ofPatient,
  // The child does not exist: a stored link would change the answers of other rows.
  'nok/infant/link': ({ vitaId }) => ({ body: { vitaId, infantId: randomUUID() } }),
  'nok/infant/unlink': ({ vitaId }) => ({ body: { vitaId, infantId: vitaId, reason: 'Another child' } }),
  'notes/list': ofPatient,
  'notes/add': ({ vitaId }, now) => ({ body: { note: aNote(vitaId, now) } }),
  // The versions and ids do not exist, so nothing changes for the other rows.
  'notes/update': ({ vitaId }, now) => ({
    body: { note: { ...aNote(vitaId, now), follows: 9, reason: 'Misheard' } },
  }),
  'notes/delete': ({ vitaId }, now) => {
    const { id, metaInfo } = aNote(vitaId, now);
    return { body: { note: { id, vitaId, metaInfo, follows: 9, reason: 'Misheard' } } };
  },
  'tasks/colleagues': none,
  'tasks/list': none,
  'tasks/patient': ofPatient,
  'tasks/add': ({ vitaId }, now) => ({ body: { task: aTask(vitaId, now) } }),
  'tasks/update': ({ vitaId }, now) => {
    const { id, metaInfo } = aTask(vitaId, now);
    return { body: { task: { id, vitaId, metaInfo, follows: 9, state: 'done' } } };
  },
  'record/entries': ({ vitaId }) => ({ query: { vitaId, section: 'ALLERGIES' } }),
  'record/presence': ({ vitaId }) => ({
    body: { id: '0d4f4c52-6a0e-4b9f-9d4e-3a4f1d2b7c11', vitaId, doing: 'reading' },
  }),
  'record/summary': ofPatient,
  'overview/waiting': none,
  'overview/open': ofPatient,
  'overview/own': none,
  // The result does not exist, so nothing changes for the other rows.
  'overview/review': ({ vitaId }) => ({ body: { vitaId, kind: 'lab-report', id: randomUUID() } }),
  'record/timeline': ofPatient,
  'assessments/list': ofPatient,
  'assessments/standing': ofPatient,
  'assessments/offer': ofPatient,
  'assessments/add': ({ vitaId }, now) => ({
    body: {
      assessment: {
        ...{ id: randomUUID(), vitaId, scale: 'GCS', at: now, metaInfo: { updatedAt: now } },
        inputs: ['eyes', 'verbal', 'motor'].map((key) => ({ key, value: '4' })),
      },
    },
  }),
  // The score does not exist.
  'assessments/withdraw': ({ vitaId }) => ({
    body: { assessment: { id: randomUUID(), vitaId, reason: 'Another patient' } },
  }),
  'labs/list': ofPatient,
  'labs/order': ({ vitaId }, now) => {
    const expectedOn = dayOf(now + 3 * 86_400, 'Asia/Kolkata');
    return { body: { order: aLabOrder(vitaId, now, undefined, { expectedOn }) } };
  },
  'labs/report': ({ vitaId }, now) => ({ body: { report: aLabReport(vitaId, now) } }),
  // The order and the result do not exist.
  'labs/cancel': ({ vitaId }) => ({
    body: { cancellation: { id: randomUUID(), vitaId, reason: 'Another patient' } },
  }),
  'labs/withdraw': ({ vitaId }) => ({
    body: { withdrawal: { id: randomUUID(), reportId: randomUUID(), vitaId, reason: 'Another patient' } },
  }),
  'projects/list': none,
  // The project does not exist.
  'projects/get': () => ({ query: { id: randomUUID() } }),
  'projects/add': ({ facilityId }) => ({ body: { id: randomUUID(), project: aProject([facilityId]) } }),
  'projects/update': ({ facilityId }) => ({
    body: { id: randomUUID(), version: 1, project: aProject([facilityId]) },
  }),
  'projects/end': () => ({ body: { id: randomUUID(), reason: 'The camp is over' } }),
  'projects/patients': () => ({ query: { id: randomUUID() } }),
  'projects/enrol': ({ vitaId }) => ({ body: { projectId: randomUUID(), vitaId } }),
  'projects/leave': ({ vitaId }) => ({ body: { projectId: randomUUID(), vitaId, reason: 'Moved away' } }),
  'doctors/list': none,
  'doctors/status': none,
  'doctors/status/set': () => ({ body: { own: null } }),
  'facilities/list': none,
  'facilities/get': ({ facilityId }) => ({ query: { facilityId } }),
  'labs/work': () => ({ query: { view: 'waiting' } }),
  // The order does not exist.
  'labs/sample': ({ vitaId }) => ({
    body: { sample: { orderId: randomUUID(), vitaId, collectedAt: null } },
  }),
  'prescriptions/list': ofPatient,
  'prescriptions/basis': ofPatient,
  'prescriptions/medicines': ofPatient,
  'prescriptions/reconcile': ({ vitaId }) => ({
    body: { check: { id: randomUUID(), vitaId, encounterId: null, lines: [], outside: [] } },
  }),
  'prescriptions/registration': () => ({ body: { registration: { council: 'KA', number: '45678' } } }),
  'prescriptions/sign': ({ vitaId }, now) => ({ body: { prescription: aPrescription(vitaId, now) } }),
  // The prescription does not exist.
  'prescriptions/stop': ({ vitaId }) => ({ body: { stop: { ...aLineOf(vitaId), reason: 'Side effect' } } }),
  'prescriptions/validate': ({ vitaId }) => ({
    body: {
      validation: { ...aLineOf(vitaId), encounterId: randomUUID(), validation: 'accepted', remark: '' },
    },
  }),
  'prescriptions/dispense': ({ vitaId }, now) => ({
    body: {
      dispense: {
        ...aLineOf(vitaId),
        ...{ encounterId: randomUUID(), product: 'Glycomet 500', batch: 'GC2411', expiresOn: '2030-01' },
        ...{ quantity: 10, packSize: null, reason: '', seen: null },
        handedOverOn: dayOf(now, 'Asia/Kolkata'),
      },
    },
  }),
  'prescriptions/dispense/correct': ({ vitaId }) => ({
    body: {
      correction: {
        ...aLineOf(vitaId),
        dispenseId: randomUUID(),
        encounterId: null,
        reason: 'Another patient',
      },
    },
  }),
  'prescriptions/adherence': ({ vitaId }) => {
    const { id, prescriptionId, lineId } = aLineOf(vitaId);
    const answer = { id, prescriptionId, lineId, answer: 'taken' as const, missedDoses: null, reason: '' };
    return { body: { adherence: { vitaId, contactId: randomUUID(), answers: [answer] } } };
  },
  'prescriptions/to-dispense': none,
  'prescriptions/h1-register': () => ({ query: { from: '2024-01-01', to: '2024-01-31' } }),
  'prescriptions/answer': ({ vitaId }) => ({
    body: { answer: { ...aLineOf(vitaId), answer: 'Half a tablet' } },
  }),
  'prescriptions/withdraw': ({ vitaId }) => ({
    body: { withdrawal: { vitaId, prescriptionId: randomUUID(), reason: 'Another patient' } },
  }),
  'prescriptions/print': ({ vitaId }) => ({ body: { vitaId, prescriptionId: randomUUID() } }),
  'case-sheets/list': ofPatient,
  'case-sheets/section': ({ vitaId }) => ({ query: { vitaId, section: 'ALLERGIES' } }),
  'case-sheets/versions': ({ vitaId }) => ({ query: { vitaId, section: 'ALLERGIES' } }),
  // Each version follows the previous one, which the sample does not know, so calls after the first are
  // conflicts.
  'case-sheets/save': ({ vitaId }, now) => ({ body: { version: aSheetVersion(vitaId, now) } }),
  'goals/list': ofPatient,
  'goals/add': ({ vitaId }, now) => ({ body: { goal: aGoal(vitaId, now) } }),
  'goals/update': ({ vitaId }, now) => {
    const { id, metaInfo, target } = aGoal(vitaId, now);
    return { body: { goal: { id, vitaId, metaInfo, target, follows: 9, status: 'achieved' } } };
  },
  'message/preview': ({ vitaId }) => ({ body: { message: { vitaId, channel: 'sms', template: 'reports' } } }),
  // The sample patients have no address, so the daily limit is never reached.
  'send/sms': ({ vitaId }, now) => ({ body: { message: aMessage(vitaId, now) } }),
  'send/email': ({ vitaId }, now) => ({ body: { message: aMessage(vitaId, now) } }),
  'message/history': ofPatient,
  'message/outbox': none,
  // The message does not exist, so nothing changes for the other rows.
  'message/retry': ({ vitaId }) => ({ body: { message: { vitaId, id: randomUUID() } } }),
  'message/cancel': ({ vitaId }) => ({ body: { message: { vitaId, id: randomUUID() } } }),
  'encounters/create': booking,
  'encounters/list': ofPatient,
  'encounters/mine': none,
  'encounters/all': none,
  'encounters/calendar/mine': someDays,
  'encounters/calendar/facility': someDays,
  'encounters/calendar/all': someDays,
  'encounters/patient': ofPatient,
  'encounters/board': none,
  'encounters/providers': none,
  'appointments/list': () => ({ query: { reach: 'own', day: '2024-01-03' } }),
  'appointments/requests': none,
  'appointments/waiting-room': none,
  'encounters/waiting-list': none,
  // The second sample of the same patient is a conflict.
  'encounters/waiting-list/add': ({ vitaId, facilityId }, now) => ({
    body: { entry: aWaitingEntry(vitaId, facilityId, now) },
  }),
  'encounters/waiting-list/withdraw': ({ vitaId }) => ({
    body: { vitaId, entryId: randomUUID(), reason: 'not-needed' },
  }),
  'billing/bill': billed,
  // No such card, entry, receipt or link exists, and nothing is owed, so nothing changes for the other rows.
  'billing/charges/add': (subject) => ({
    body: {
      ...billed(subject).query,
      charges: [{ id: randomUUID(), cardId: randomUUID(), quantity: 1, unitAmount: 100, about: null }],
    },
  }),
  'billing/entries/reverse': (subject) => ({
    body: { ...billed(subject).query, id: randomUUID(), entryId: randomUUID(), reason: 'By mistake' },
  }),
  'billing/payments/add': (subject) => ({
    body: { ...billed(subject).query, id: randomUUID(), means: 'cash', amount: 100 },
  }),
  'billing/payments/refund': (subject) => ({
    body: {
      ...billed(subject).query,
      ...{ id: randomUUID(), receiptId: randomUUID(), means: 'cash', amount: 100, reason: 'By mistake' },
    },
  }),
  'billing/payments/reverse': (subject) => ({
    body: { ...billed(subject).query, id: randomUUID(), receiptId: randomUUID(), reason: 'By mistake' },
  }),
  'billing/waivers/add': (subject) => ({
    body: { ...billed(subject).query, id: randomUUID(), amount: 100, reason: 'Below the poverty line' },
  }),
  'billing/links/add': (subject) => ({ body: { ...billed(subject).query, id: randomUUID(), amount: 100 } }),
  'billing/links/cancel': (subject) => ({ body: { ...billed(subject).query, linkId: randomUUID() } }),
  'billing/links/preview': (subject) => ({
    body: { ...billed(subject).query, linkId: randomUUID(), channel: 'sms' },
  }),
  'billing/links/send': (subject) => ({
    body: { ...billed(subject).query, linkId: randomUUID(), channel: 'sms', id: randomUUID() },
  }),
  'billing/receipt': ({ vitaId }) => ({ query: { vitaId, receiptId: randomUUID() } }),
  'billing/receipts': ofPatient,
  'billing/transactions': today,
  'billing/transactions/totals': today,
  'billing/open': none,
  'billing/day': none,
  // The day has no entries, so the sums differ.
  'billing/day/close': () => ({
    body: { id: randomUUID(), lines: [{ means: 'cash', expected: 100, counted: 100 }] },
  }),
  'billing/days': none,
  // The version does not exist, so nothing changes for the other rows.
  'encounters/arrive': ({ vitaId, encounterId }, now) => ({
    body: { vitaId, encounterId, version: 99, metaInfo: { updatedAt: now } },
  }),
  'encounters/get': ({ encounterId }) => ({ query: { id: encounterId } }),
  // The status does not allow the event, so nothing changes for the other rows.
  'encounters/event': ({ vitaId, encounterId }, now) => ({
    body: { vitaId, encounterId, event: encounterContent(now).event('complete') },
  }),
  // The version does not exist, so nothing changes for the other rows.
  'encounters/move': ({ vitaId, encounterId }, now) => ({
    body: { vitaId, encounterId, version: 99, slotId: randomUUID(), move: encounterContent(now).move() },
  }),
  'encounters/finish': ({ vitaId, encounterId }, now) => ({
    body: { vitaId, encounterId, version: 99, metaInfo: { updatedAt: now } },
  }),
  // The encounter is not completed, so nothing is added to it.
  'encounters/addendum': ({ vitaId, encounterId }, now) => ({
    body: {
      vitaId,
      encounterId,
      addendum: { id: randomUUID(), text: 'Seen again', metaInfo: { updatedAt: now } },
    },
  }),
  'encounters/video/get': ({ encounterId }) => ({ query: { id: encounterId } }),
  'encounters/video/open': ({ vitaId, encounterId }) => ({ body: { vitaId, encounterId } }),
  'encounters/video/invite': ({ vitaId, encounterId }) => ({ body: { vitaId, encounterId, by: 'copy' } }),
  'charts/address': () => ({ query: { topic: 'gender' } }),
  'notifications/list': () => ({}),
  'notifications/read': (_, now) => ({ body: { until: now } }),
  'notifications/devices': none,
  'notifications/devices/save': () => ({ body: aSubscription() }),
  'notifications/devices/remove': () => ({ body: { deviceId: randomUUID() } }),
  'insights/indicators': () => ({ query: { month: '2025-10' } }),
  'insights/patients': () => ({ query: { month: '2025-10', indicator: 'reached' } }),
  'insights/quality': () => ({ query: { month: '2025-10' } }),
  'insights/data-values': () => ({ query: { month: '2025-10' } }),
  'slots/list': someDays,
  'availability/get': ({ staffId }) => ({ query: { careProviderId: staffId } }),
  // The version does not exist, so nothing changes for the other rows.
  'availability/hours/set': ({ staffId }) => ({
    body: { careProviderId: staffId, version: 99, acceptsAtOnce: false, hours: [] },
  }),
  'availability/exception/add': ({ staffId }, now) => ({
    body: {
      careProviderId: staffId,
      exception: {
        id: randomUUID(),
        kind: 'leave',
        time: { start: now, end: now + 3600 },
        everywhere: false,
      },
    },
  }),
  'availability/exception/remove': ({ staffId }) => ({
    body: { careProviderId: staffId, exceptionIds: [randomUUID()] },
  }),
  'availability/import': ({ staffId }) => ({
    body: {
      careProviderId: staffId,
      calendar: 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR',
      replaceAll: false,
    },
  }),
  'availability/service-slots/get': none,
  'availability/service-slots/set': () => ({
    body: { serviceType: 'GP_CONSULTATION', minutes: 30, capacity: 1 },
  }),
  'availability/slots': () => ({
    query: { serviceType: 'GP_CONSULTATION', from: '2026-01-01', to: '2026-01-07' },
  }),
  'availability/next': (_, now) => ({ query: { serviceType: 'GP_CONSULTATION', from: String(now) } }),
  // The time is in the past, so nothing changes for the other rows.
  'availability/hold': ({ staffId }) => ({
    body: { careProviderId: staffId, serviceType: 'GP_CONSULTATION', period: { start: 0, end: 1800 } },
  }),
  'availability/release': () => ({ body: { holdId: randomUUID() } }),
  'live/stream': none,
  // Series of health checks are refused, so nothing changes for the other rows.
  'encounters/series/create': ({ vitaId, facilityId }, now) => ({
    body: { encounter: encounterContent(now).encounter(vitaId, facilityId), later: [{ start: now }] },
  }),
  'encounters/series/cancel': ({ vitaId, encounterId }, now) => ({
    body: {
      ...{ vitaId, encounterId, version: 99 },
      event: { id: randomUUID(), event: 'cancel', reason: 'patient-asked', metaInfo: { updatedAt: now } },
    },
  }),
  // The version does not exist, so nothing changes for the other rows.
  'encounters/offer': ({ vitaId, encounterId }, now) => ({
    body: { vitaId, encounterId, version: 99, careTeamId: null, metaInfo: { updatedAt: now } },
  }),
  'careteam/list': none,
  'careteam/mine': none,
  'careteam/instead': ({ staffId }, now) => ({
    query: { careProviderId: staffId, start: String(now), end: String(now + 1800) },
  }),
  'careteam/add': () => ({
    body: { id: randomUUID(), team: { name: 'Heart team', members: [], standIns: [] } },
  }),
  // The team does not exist.
  'careteam/update': () => ({
    body: { careTeamId: randomUUID(), version: 1, team: { name: 'Heart', members: [], standIns: [] } },
  }),
  'careteam/delete': () => ({ body: { careTeamId: randomUUID(), version: 1 } }),
  'audit/list': audited,
  'audit/people': none,
  'audit/find': ({ uhid }) => ({ body: { uhid } }),
  'audit/patient': audited,
  'access/break-glass': ({ uhid }) => ({ body: { uhid, reason: 'Unconscious at the front desk' } }),
};

function sampleOf({ name }: Endpoint): MakeSample | undefined {
  const vital = /^vitals\/(\w+)\/add$/.exec(name)?.[1];
  if (vital) return reading(vital);
  if (name.startsWith('metric/')) return () => ({ query: { from: '0', to: '4000000000' } });
  return SAMPLES[name];
}

/** Returns every call that needs a token, with its sample. Throws if a call has no sample. */
export function accessSamples(): readonly { readonly endpoint: Endpoint; readonly sample: MakeSample }[] {
  return ENDPOINTS.filter(({ token }) => token !== 'none').map((endpoint) => {
    const sample = sampleOf(endpoint);
    if (!sample) throw new Error(`${endpoint.name} has no sample in access-samples.ts`);
    return { endpoint, sample };
  });
}
