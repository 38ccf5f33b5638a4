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

/** So many patients are named in one row of the list; the rest is counted. */
export const NAMED_PATIENTS = 3;

const namedSchema = v.looseObject({ id: v.string(), name: v.string() });

const auditPatientSchema = v.looseObject({
  vitaId: uuidSchema,
  name: v.string(),
  uhid: v.nullable(v.string()),
});
export type AuditPatient = v.InferOutput<typeof auditPatientSchema>;

/** One request or command, with the names its ids have now. */
const auditEventSchema = v.looseObject({
  id: v.number(),
  at: unixSecondsSchema,
  /** Worded by `auditActionLabel`. */
  action: v.string(),
  /** Whether the action changes something, as its endpoint says. An older server leaves it out: then it may have. */
  writes: v.optional(v.boolean(), true),
  /** Worded by `auditOutcomeLabel`. */
  outcome: v.string(),
  requestId: v.string(),
  /** Null for commands and imports. */
  staff: v.nullable(namedSchema),
  facility: v.nullable(namedSchema),
  /** In whose pages it was done; null for the console. */
  partner: v.optional(v.nullable(namedSchema), null),
  /** The first few; only the one asked for where the list is of one patient. */
  patients: v.array(auditPatientSchema),
  patientCount: v.number(),
  /** Whether it was done under emergency access, the opening included. */
  emergency: v.boolean(),
  /** What the person wrote when they opened a record in an emergency. */
  reason: v.nullable(v.string()),
  /** The problem code of a refusal. */
  code: v.nullable(v.string()),
});
export type AuditEvent = v.InferOutput<typeof auditEventSchema>;

/** A part of the audit that is in a file and in no answer. Times in unix seconds, of its first and its last row. */
const auditArchiveSchema = v.looseObject({
  file: v.string(),
  from: unixSecondsSchema,
  to: unixSecondsSchema,
});
export type AuditArchive = v.InferOutput<typeof auditArchiveSchema>;

/** The audit of the own organisation, newest first, paged by key. Reading it leaves a row of its own. */
export const listAudit = defineEndpoint({
  name: 'audit/list',
  summary: 'Who did what, newest first',
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
    /** Days in the facility's zone, both included. */
    from: v.optional(calendarDateSchema),
    to: v.optional(calendarDateSchema),
    /** A name of `AUDIT_ACTIONS`, or one of a single metric. */
    action: v.optional(
      v.pipe(nonEmptyTextSchema(80), v.regex(/^[\w/*-]+$/, 'must be the name of an action')),
    ),
    outcome: v.optional(v.picklist(AUDIT_OUTCOMES)),
    emergency: v.optional(v.literal('true')),
    /** The rows leave the screen as a file: the row of this request says so. */
    export: v.optional(v.literal('true')),
    limit: v.optional(queryIntegerSchema(1, MAX_AUDIT_PAGE), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    data: v.array(auditEventSchema),
    next: v.nullable(v.string()),
    /** Whom the list is narrowed to; null where it is not, or where the organisation has no such patient. */
    patient: v.nullable(auditPatientSchema),
    /** What is not among the rows, the oldest first; absent from an older server. */
    archives: v.optional(v.array(auditArchiveSchema), []),
  }),
});

/** The staff of the own organisation, for the choice of one: those deactivated too, because they stand in the audit. */
export const listAuditPeople = defineEndpoint({
  name: 'audit/people',
  summary: 'The staff who can stand in the audit',
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

/** POST, so that the UHID does not stand in an address; what is found stands there by its id (decision 0008). */
export const findAuditPatient = defineEndpoint({
  name: 'audit/find',
  summary: 'The patient of the organisation who has a UHID',
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

/** One person who saw or changed a record; `staff` is null for commands and imports. */
const recordViewerSchema = v.looseObject({
  staff: v.nullable(namedSchema),
  facilities: v.array(v.string()),
  first: unixSecondsSchema,
  last: unixSecondsSchema,
  times: v.number(),
  /** By kind of action, the most frequent first. */
  actions: v.array(
    v.looseObject({ action: v.string(), times: v.number(), writes: v.optional(v.boolean(), true) }),
  ),
  /** Oldest first. */
  emergencies: v.array(emergencySchema),
});
export type RecordViewer = v.InferOutput<typeof recordViewerSchema>;

const patientReportSchema = v.looseObject({
  patient: v.looseObject({ ...auditPatientSchema.entries, birthDate: v.nullable(v.string()) }),
  organisation: v.string(),
  /** When this report was made. */
  madeAt: unixSecondsSchema,
  /** The last one to see the record first. */
  viewers: v.array(recordViewerSchema),
  /** What is not counted here, the oldest first; absent from an older server. */
  archives: v.optional(v.array(auditArchiveSchema), []),
});
export type PatientReport = v.InferOutput<typeof patientReportSchema>;

/** Everybody who saw or changed a patient's record, for the patient. Refused requests showed nothing and are not in it. */
export const getPatientReport = defineEndpoint({
  name: 'audit/patient',
  summary: "Who saw a patient's record",
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: ['auditor'],
  audit: { en: 'Made the access report of a patient', hi: 'मरीज़ की पहुँच रिपोर्ट बनाई गई' },
  path: '/audit/patient',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: patientReportSchema }),
});

export const auditEndpoints = [listAudit, listAuditPeople, findAuditPatient, getPatientReport] as const;
