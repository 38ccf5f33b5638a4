import * as v from 'valibot';
import { ENCOUNTER_SCOPES, READS_RECORD, SEES_PATIENTS, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { recordAdherence } from './adherence/adherence.endpoints.ts';
import { adherenceSchema } from './adherence/adherence.ts';
import type { JudgedPatient } from './checks/judged-patient.ts';
import { dispenseErrorSchema, newDispenseSchema } from './dispensing/dispense.ts';
import { listH1Register } from './dispensing/h1-register.ts';
import { listToDispense } from './dispensing/to-dispense.ts';
import { CONSULTATION_MODES, CONSULTATION_VISITS } from './law/consultation.ts';
import { registrationSchema, storedRegistrationSchema } from './law/registration.ts';
import { paperFactsSchema } from './paper-facts.ts';
import {
  lineStopSchema,
  lineValidationSchema,
  newPrescriptionSchema,
  prescriptionSchema,
  queryAnswerSchema,
  withdrawalSchema,
} from './prescription.ts';
import { medicineListSchema, newMedicineCheckSchema } from './reconciliation/medicine-check.ts';
import * as words from './words/en.ts';

const answer = v.looseObject({ vitaId: uuidSchema, data: prescriptionSchema });

/** Lists prescriptions newest first, with the events of each line, including withdrawn ones. */
export const listPrescriptions = defineEndpoint({
  name: 'prescriptions/list',
  summary: 'Prescriptions of a patient',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.prescriptions, 'listPrescriptions'),
  path: '/prescriptions/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(prescriptionSchema) }),
});

/** Validates the part of `JudgedPatient` that is used directly; the rest passes as the server sent it. */
const judgedPatientSchema = v.looseObject({
  today: v.string(),
  pregnancy: v.picklist(['yes', 'unknown', 'no']),
  values: v.looseObject({}),
  conditions: v.array(v.looseObject({ name: v.string() })),
  allergies: v.array(v.string()),
  current: v.array(v.looseObject({ name: v.string() })),
});

const prescriptionBasisSchema = v.looseObject({
  /** Names as recorded. */
  allergies: v.array(v.string()),
  /** Allergies reported on a call or as history and never confirmed, if none is recorded; absent from older servers. */
  reportedAllergies: v.optional(v.array(v.string())),
  /** Allergies that ended or were withdrawn or ruled out, if none is recorded; absent from older servers. */
  endedAllergies: v.optional(v.array(v.string())),
  /** The patient was asked and has none. */
  noKnownAllergies: v.boolean(),
  pregnancy: v.picklist(['yes', 'unknown', 'no']),
  /** Latest statement about breast-feeding with its day, YYYY-MM-DD; absent if not asked. */
  breastfeeding: v.optional(v.looseObject({ on: v.string(), breastfeeding: v.boolean() })),
  /** Names of current medicines from all sources. */
  current: v.array(v.string()),
  /**
   * Prescribed medicines that the patient does not take as prescribed, by the latest answer; absent from older
   * servers.
   */
  adherence: v.optional(v.array(v.looseObject({ name: v.string(), ...adherenceSchema.entries }))),
  /** Results of asking about medicines; absent from older servers. */
  medicines: v.optional(medicineListSchema),
  /** Facts about the patient for `checkPrescription`. */
  patient: judgedPatientSchema,
  /** Findings that were asked about on an earlier prescription, by `findingKey`. */
  asked: v.array(v.string()),
  /** False unless the user is a doctor with encounters. */
  mayPrescribe: v.boolean(),
  /** The user's registration as printed, with the council; empty if incomplete. */
  registrationNumber: v.string(),
  /** The stored registration; null if there is none, absent from older servers. */
  registration: v.optional(v.nullable(storedRegistrationSchema)),
  /** Facts for `lawFindings`; absent from older servers. */
  consultation: v.optional(
    v.looseObject({
      /** Available modes, presumed one first. */
      modes: v.pipe(v.array(v.picklist(CONSULTATION_MODES)), v.minLength(1)),
      visit: v.picklist(CONSULTATION_VISITS),
      wasSeenInPerson: v.boolean(),
    }),
  ),
  /** Facts on paper if it were signed now; absent for users who are not doctors and from older servers. */
  paper: v.optional(paperFactsSchema),
});
export type PrescriptionBasis = v.InferOutput<typeof prescriptionBasisSchema> & {
  readonly patient: JudgedPatient;
};

export const getPrescriptionBasis = defineEndpoint({
  name: 'prescriptions/basis',
  summary: 'Information needed before prescribing: allergies, pregnancy, current medicines',
  service: 'care',
  method: 'GET',
  writes: false,
  scopes: ENCOUNTER_SCOPES,
  audit: wordLabel(words.prescriptions, 'getPrescriptionBasis'),
  path: '/prescriptions/basis',
  token: 'bearer',
  /** `encounterId`: encounter in which the prescription is written. */
  query: v.strictObject({ vitaId: uuidSchema, encounterId: v.optional(uuidSchema) }),
  answer: v.looseObject({ vitaId: uuidSchema, data: prescriptionBasisSchema }),
});

/** Saves the user's medical registration. Fails for users who are not doctors. */
export const saveRegistration = defineEndpoint({
  name: 'prescriptions/registration',
  summary: "Save the doctor's own registration number",
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: wordLabel(words.prescriptions, 'saveRegistration'),
  path: '/prescriptions/registration',
  token: 'bearer',
  body: v.strictObject({ registration: registrationSchema }),
  answer: v.looseObject({ data: storedRegistrationSchema }),
  idempotent: true,
});

/**
 * Signs a prescription.
 * Fails for users who are not doctors, without a registration (`registration-missing`), for severe findings of
 * `checkPrescription` without a reason, and for legal stops whatever the reason.
 */
export const signPrescription = defineEndpoint({
  name: 'prescriptions/sign',
  summary: 'Sign a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  // The route checks that the caller is a doctor.
  ...SEES_PATIENTS,
  audit: wordLabel(words.prescriptions, 'signPrescription'),
  path: '/prescriptions/sign',
  token: 'bearer',
  body: v.strictObject({ prescription: newPrescriptionSchema }),
  answer,
  idempotent: true,
});

/** Stops a line permanently. Resuming it needs a new prescription. */
export const stopLine = defineEndpoint({
  name: 'prescriptions/stop',
  summary: 'Stop a medicine of a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: wordLabel(words.prescriptions, 'stopLine'),
  path: '/prescriptions/stop',
  token: 'bearer',
  body: v.strictObject({ stop: lineStopSchema }),
  answer,
  idempotent: true,
});

/** Reviews a line. For the assignee of an encounter for validating prescriptions, never the doctor who signed. */
export const validateLine = defineEndpoint({
  name: 'prescriptions/validate',
  summary: 'Accept, query or refuse a prescription line',
  service: 'care',
  method: 'POST',
  writes: true,
  // The route checks that the caller is assigned to the encounter.
  scopes: ['my_encounters', 'health-check-registration'],
  audit: wordLabel(words.prescriptions, 'validateLine'),
  path: '/prescriptions/validate',
  token: 'bearer',
  body: v.strictObject({ validation: lineValidationSchema }),
  answer,
  idempotent: true,
});

/**
 * Dispenses a line, by the pharmacist who may review it.
 * Fails with `conflict` if the line can't be dispensed or someone dispensed it after `seen`, and with `input-invalid`
 * for another medicine, an expired batch or more than was ordered.
 */
export const dispenseLine = defineEndpoint({
  name: 'prescriptions/dispense',
  summary: 'Record a supply of a prescription line',
  service: 'care',
  method: 'POST',
  writes: true,
  scopes: ['my_encounters', 'health-check-registration'],
  audit: wordLabel(words.prescriptions, 'dispenseLine'),
  path: '/prescriptions/dispense',
  token: 'bearer',
  body: v.strictObject({ dispense: newDispenseSchema }),
  answer,
  idempotent: true,
});

/**
 * Marks a supply as entered in error: it stays readable and no longer counts. For its author and the reviewers of the
 * line.
 */
export const correctDispense = defineEndpoint({
  name: 'prescriptions/dispense/correct',
  summary: 'Record that a supply was entered in error',
  service: 'care',
  method: 'POST',
  writes: true,
  scopes: ['my_encounters', 'health-check-registration'],
  audit: wordLabel(words.prescriptions, 'correctDispense'),
  path: '/prescriptions/dispense/correct',
  token: 'bearer',
  body: v.strictObject({ correction: dispenseErrorSchema }),
  answer,
  idempotent: true,
});

export const answerQuery = defineEndpoint({
  name: 'prescriptions/answer',
  summary: 'Answer a query about a prescription line',
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: wordLabel(words.prescriptions, 'answerQuery'),
  path: '/prescriptions/answer',
  token: 'bearer',
  body: v.strictObject({ answer: queryAnswerSchema }),
  answer,
  idempotent: true,
});

/** Withdraws a prescription. It stays readable with author and reason; its paper becomes invalid. */
export const withdrawPrescription = defineEndpoint({
  name: 'prescriptions/withdraw',
  summary: 'Withdraw a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: wordLabel(words.prescriptions, 'withdrawPrescription'),
  path: '/prescriptions/withdraw',
  token: 'bearer',
  body: v.strictObject({ withdrawal: withdrawalSchema }),
  answer,
  idempotent: true,
});

/** Returns what the patient was asked about medicines, and medicines from elsewhere. */
export const getMedicineList = defineEndpoint({
  name: 'prescriptions/medicines',
  summary: "A patient's answers about their medicines, and medicines from elsewhere",
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.prescriptions, 'getMedicineList'),
  path: '/prescriptions/medicines',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: medicineListSchema }),
});

/**
 * Saves the patient's answers about medicines.
 * A doctor's "stopped" stops the line; from others it is a remark. Fails with `input-invalid` for lines that are not
 * current.
 */
export const checkMedicines = defineEndpoint({
  name: 'prescriptions/reconcile',
  summary: "Save a patient's answers about their medicines, and medicines from elsewhere",
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.prescriptions, 'checkMedicines'),
  path: '/prescriptions/reconcile',
  token: 'bearer',
  body: v.strictObject({ check: newMedicineCheckSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: medicineListSchema }),
  idempotent: true,
});

/**
 * Creates a paper with its own code, of which the server only stores the hash, so that none can be read from the
 * database.
 */
export const printPrescription = defineEndpoint({
  name: 'prescriptions/print',
  summary: 'Create a code for the paper of a prescription, for checking it',
  service: 'care',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: wordLabel(words.prescriptions, 'printPrescription'),
  path: '/prescriptions/print',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, prescriptionId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    /** Comes after `#` in the address of the checking page. */
    data: v.looseObject({
      code: v.string(),
      /** Absent from older servers. */
      paper: v.optional(paperFactsSchema),
    }),
  }),
});

export const prescriptionEndpoints = [
  listPrescriptions,
  getPrescriptionBasis,
  getMedicineList,
  checkMedicines,
  saveRegistration,
  signPrescription,
  stopLine,
  validateLine,
  dispenseLine,
  correctDispense,
  listH1Register,
  listToDispense,
  recordAdherence,
  answerQuery,
  withdrawPrescription,
  printPrescription,
] as const;
