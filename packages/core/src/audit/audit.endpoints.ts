import * as v from 'valibot';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { AUDIT_OUTCOMES } from './audit-outcome.ts';

export const MAX_AUDIT_PAGE = 200;

/** Patients named in one row; the rest are counted. */
export const NAMED_PATIENTS = 3;

const namedSchema = v.looseObject({ id: v.string(), name: v.string() });

const auditPatientSchema = v.looseObject({
  vitaId: uuidSchema,
  name: v.string(),
  uhid: v.nullable(v.string()),
});
export type AuditPatient = v.InferOutput<typeof auditPatientSchema>;

/** One request or command, with the current names of its ids. */
const auditEventSchema = v.looseObject({
  id: v.number(),
  at: unixSecondsSchema,
  /** Use `auditActionLabel` for display. */
  action: v.string(),
  /** Whether the action changes data. Older servers leave it out; assume true. */
  writes: v.optional(v.boolean(), true),
  /** Use `auditOutcomeLabel` for display. */
  outcome: v.string(),
  requestId: v.string(),
  staff: v.nullable(namedSchema),
  facility: v.nullable(namedSchema),
  /** The partner whose page was used; null for the console. */
  partner: v.optional(v.nullable(namedSchema), null),
  /** The first few. If the list is for one patient, only that patient. */
  patients: v.array(auditPatientSchema),
  patientCount: v.number(),
  /** Whether it happened under emergency access, or opened it. */
  emergency: v.boolean(),
  /** The reason that was given for emergency access. */
  reason: v.nullable(v.string()),
  /** Problem code of a refusal. */
  code: v.nullable(v.string()),
});
export type AuditEvent = v.InferOutput<typeof auditEventSchema>;

/** Rows that were moved into a file. Times are unix seconds of the first and the last row. */
const auditArchiveSchema = v.looseObject({
  file: v.string(),
  from: unixSecondsSchema,
  to: unixSecondsSchema,
});
export type AuditArchive = v.InferOutput<typeof auditArchiveSchema>;

/** Lists the audit of the own organisation, newest first, with keyset paging. Each read is audited too. */
export const listAudit = defineEndpoint({
  name: 'audit/list',
  summary: 'Audit log, newest first',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: ['auditor'],
  audit: { en: 'Read the access log', hi: 'पहुँच का लेखा पढ़ा गया' },
  path: '/audit/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: v.optional(uuidSchema),
    staffId: v.optional(uuidSchema),
    /** Days in the facility's time zone, inclusive. */
    from: v.optional(calendarDateSchema),
    to: v.optional(calendarDateSchema),
    /** A name of `AUDIT_ACTIONS`, or of a single metric's action. */
    action: v.optional(
      v.pipe(nonEmptyTextSchema(80), v.regex(/^[\w/*-]+$/, 'must be the name of an action')),
    ),
    outcome: v.optional(v.picklist(AUDIT_OUTCOMES)),
    emergency: v.optional(v.literal('true')),
    /** Set for an export, so that the audit shows that the rows left the screen. */
    export: v.optional(v.literal('true')),
    limit: v.optional(queryIntegerSchema(1, MAX_AUDIT_PAGE), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    data: v.array(auditEventSchema),
    next: v.nullable(v.string()),
    /** The patient of the filter; null without a filter or if the organisation has no such patient. */
    patient: v.nullable(auditPatientSchema),
    /** Archived rows, oldest first; absent from older servers. */
    archives: v.optional(v.array(auditArchiveSchema), []),
  }),
});

/** Lists the organisation's staff for the filter, including deactivated members. */
export const listAuditPeople = defineEndpoint({
  name: 'audit/people',
  summary: 'Staff in the audit log',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: ['auditor'],
  audit: { en: 'Looked at the staff of the access log', hi: 'पहुँच के लेखे के कर्मचारी देखे गए' },
  path: '/audit/people',
  token: 'bearer',
  answer: v.looseObject({
    data: v.array(v.looseObject({ id: uuidSchema, name: v.string(), active: v.boolean() })),
  }),
});

/** Finds a patient by UHID. POST keeps the UHID out of addresses; the result is addressed by id (decision 0008). */
export const findAuditPatient = defineEndpoint({
  name: 'audit/find',
  summary: 'Find the patient with a UHID',
  service: 'auth',
  method: 'POST',
  writes: false,
  scopes: ['auditor'],
  audit: { en: 'Looked up a patient for the access log', hi: 'पहुँच के लेखे के लिए मरीज़ खोजा गया' },
  path: '/audit/find',
  token: 'bearer',
  body: v.strictObject({ uhid: nonEmptyTextSchema(120) }),
  answer: v.looseObject({ vitaId: uuidSchema, data: auditPatientSchema }),
});

const emergencySchema = v.looseObject({
  at: unixSecondsSchema,
  until: v.nullable(unixSecondsSchema),
  reason: v.string(),
});

/** A person who viewed or changed a record. `staff` is null for commands and imports. */
const recordViewerSchema = v.looseObject({
  staff: v.nullable(namedSchema),
  facilities: v.array(v.string()),
  first: unixSecondsSchema,
  last: unixSecondsSchema,
  times: v.number(),
  /** By action, most frequent first. */
  actions: v.array(
    v.looseObject({ action: v.string(), times: v.number(), writes: v.optional(v.boolean(), true) }),
  ),
  emergencies: v.array(emergencySchema),
});
export type RecordViewer = v.InferOutput<typeof recordViewerSchema>;

const patientReportSchema = v.looseObject({
  patient: v.looseObject({ ...auditPatientSchema.entries, birthDate: v.nullable(v.string()) }),
  organisation: v.string(),
  /** Time of this report. */
  madeAt: unixSecondsSchema,
  /** Most recent viewer first. */
  viewers: v.array(recordViewerSchema),
  /** Rows that are not counted here, oldest first; absent from older servers. */
  archives: v.optional(v.array(auditArchiveSchema), []),
});
export type PatientReport = v.InferOutput<typeof patientReportSchema>;

/** Lists everyone who viewed or changed a patient's record, for the patient. Refused requests are left out. */
export const getPatientReport = defineEndpoint({
  name: 'audit/patient',
  summary: 'Access report of a patient',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: ['auditor'],
  audit: { en: 'Created the access report of a patient', hi: 'मरीज़ की पहुँच रिपोर्ट बनाई गई' },
  path: '/audit/patient',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: patientReportSchema }),
});

export const auditEndpoints = [listAudit, listAuditPeople, findAuditPatient, getPatientReport] as const;
