import * as v from 'valibot';
import { ENCOUNTER_SCOPES, READS_RECORD, SEES_PATIENTS, WRITES_RECORD } from '#access';
import { defineEndpoint, uuidSchema } from '#http';
import { recordAdherence } from './adherence/adherence.endpoints.ts';
import { adherenceSchema } from './adherence/adherence.ts';
import type { JudgedPatient } from './checks/judged-patient.ts';
import { dispenseErrorSchema, newDispenseSchema } from './dispensing/dispense.ts';
import { listH1Register } from './dispensing/h1-register.ts';
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

const answer = v.looseObject({ vitaId: uuidSchema, data: prescriptionSchema });

/** Newest first, with what became of each line; withdrawn ones among them. */
export const listPrescriptions = defineEndpoint({
  name: 'prescriptions/list',
  summary: 'Prescriptions of a patient',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: { en: "Looked at a patient's prescriptions", hi: 'मरीज़ के पर्चे देखे गए' },
  path: '/prescriptions/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(prescriptionSchema) }),
});

/** What is read of `JudgedPatient` without looking at it again; the rest passes as the server made it. */
const judgedPatientSchema = v.looseObject({
  today: v.string(),
  pregnancy: v.picklist(['yes', 'unknown', 'no']),
  values: v.looseObject({}),
  conditions: v.array(v.looseObject({ name: v.string() })),
  allergies: v.array(v.string()),
  current: v.array(v.looseObject({ name: v.string() })),
});

const prescriptionBasisSchema = v.looseObject({
  /** Names as they were recorded. */
  allergies: v.array(v.string()),
  /** Told on a call or as history and confirmed by nobody, where no allergy is recorded; absent from an older server. */
  reportedAllergies: v.optional(v.array(v.string())),
  /** Ended, withdrawn or ruled out, where no allergy is recorded; absent from an older server. */
  endedAllergies: v.optional(v.array(v.string())),
  /** Somebody asked, and there are none. */
  noKnownAllergies: v.boolean(),
  pregnancy: v.picklist(['yes', 'unknown', 'no']),
  /** The newest statement about breast-feeding and its day, YYYY-MM-DD; absent where nobody asked. */
  breastfeeding: v.optional(v.looseObject({ on: v.string(), breastfeeding: v.boolean() })),
  /** Names of what the patient takes, wherever it is known from. */
  current: v.array(v.string()),
  /** Current prescribed medicines that the patient does not take as prescribed, by their last answer; absent from an older server. */
  adherence: v.optional(v.array(v.looseObject({ name: v.string(), ...adherenceSchema.entries }))),
  /** What was asked about the medicines; absent from an older server. */
  medicines: v.optional(medicineListSchema),
  /** All that the checks know of the patient; `checkPrescription` asks for it. */
  patient: judgedPatientSchema,
  /** Findings that were asked about on an earlier prescription of the patient, by `findingKey`. */
  asked: v.array(v.string()),
  /** False for whoever is no doctor who sees patients. */
  mayPrescribe: v.boolean(),
  /** The caller's registration as printed, with the council; empty where it is missing or incomplete. */
  registrationNumber: v.string(),
  /** What is stored of it; null where nothing is, absent from an older server. */
  registration: v.optional(v.nullable(storedRegistrationSchema)),
  /** What `lawFindings` needs of the consultation; absent from an older server. */
  consultation: v.optional(
    v.looseObject({
      /** Modes that can be chosen, the presumed one first. */
      modes: v.pipe(v.array(v.picklist(CONSULTATION_MODES)), v.minLength(1)),
      visit: v.picklist(CONSULTATION_VISITS),
      wasSeenInPerson: v.boolean(),
    }),
  ),
  /** What the paper would show if it were signed now; absent for users who are not doctors and from an older server. */
  paper: v.optional(paperFactsSchema),
});
export type PrescriptionBasis = v.InferOutput<typeof prescriptionBasisSchema> & {
  readonly patient: JudgedPatient;
};

export const getPrescriptionBasis = defineEndpoint({
  name: 'prescriptions/basis',
  summary: 'What is to be known before something is prescribed: allergies, pregnancy, current medicines',
  service: 'care',
  method: 'GET',
  writes: false,
  scopes: ENCOUNTER_SCOPES,
  audit: {
    en: "Looked at a patient's allergies, pregnancy and medicines before prescribing",
    hi: 'पर्चा लिखने से पहले मरीज़ की एलर्जी, गर्भावस्था और दवाएँ देखी गईं',
  },
  path: '/prescriptions/basis',
  token: 'bearer',
  /** `encounterId`: the encounter in which the prescription is written. */
  query: v.strictObject({ vitaId: uuidSchema, encounterId: v.optional(uuidSchema) }),
  answer: v.looseObject({ vitaId: uuidSchema, data: prescriptionBasisSchema }),
});

/** Stores the caller's own registration with a medical council. Fails for users who are not doctors. */
export const saveRegistration = defineEndpoint({
  name: 'prescriptions/registration',
  summary: "Store the doctor's own registration number",
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: { en: 'Stored their own registration number', hi: 'अपनी पंजीकरण संख्या दर्ज की गई' },
  path: '/prescriptions/registration',
  token: 'bearer',
  body: v.strictObject({ registration: registrationSchema }),
  answer: v.looseObject({ data: storedRegistrationSchema }),
  idempotent: true,
});

/**
 * Fails for users who are not doctors, for doctors without a registration (`registration-missing`), and for lines
 * with a severe finding of `checkPrescription` unless a reason is given. Fails for lines that the law stops, whatever the reason.
 */
export const signPrescription = defineEndpoint({
  name: 'prescriptions/sign',
  summary: 'Sign a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  // The route checks that the caller is a doctor.
  ...SEES_PATIENTS,
  audit: { en: 'Signed a prescription of a patient', hi: 'मरीज़ के पर्चे पर हस्ताक्षर किए गए' },
  path: '/prescriptions/sign',
  token: 'bearer',
  body: v.strictObject({ prescription: newPrescriptionSchema }),
  answer,
  idempotent: true,
});

/** For good: what is to be taken again is prescribed again. */
export const stopLine = defineEndpoint({
  name: 'prescriptions/stop',
  summary: 'Stop a medicine of a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: { en: 'Stopped a medicine of a patient', hi: 'मरीज़ की एक दवा बंद की गई' },
  path: '/prescriptions/stop',
  token: 'bearer',
  body: v.strictObject({ stop: lineStopSchema }),
  answer,
  idempotent: true,
});

/** By whoever is assigned to an encounter for validating prescriptions; never by the doctor who signed. */
export const validateLine = defineEndpoint({
  name: 'prescriptions/validate',
  summary: 'Accept, query or refuse a line of a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  // The route checks that the caller is assigned to the encounter.
  scopes: ['my_encounters', 'health-check-registration'],
  audit: {
    en: 'Accepted, queried or refused a line of a prescription',
    hi: 'पर्चे की एक दवा स्वीकार की गई, पूछी गई या अस्वीकार की गई',
  },
  path: '/prescriptions/validate',
  token: 'bearer',
  body: v.strictObject({ validation: lineValidationSchema }),
  answer,
  idempotent: true,
});

/**
 * By the pharmacist who may validate the line. Fails with `conflict` where the line may not be handed out, or somebody dispensed it
 * after `seen`, and with `input-invalid` for another medicine, an expired batch, and more than was ordered.
 */
export const dispenseLine = defineEndpoint({
  name: 'prescriptions/dispense',
  summary: 'Record what was handed out of a line of a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  scopes: ['my_encounters', 'health-check-registration'],
  audit: { en: 'Dispensed a medicine to a patient', hi: 'मरीज़ को दवा दी गई' },
  path: '/prescriptions/dispense',
  token: 'bearer',
  body: v.strictObject({ dispense: newDispenseSchema }),
  answer,
  idempotent: true,
});

/** A counter entry: the supply stays readable and no longer counts. By who recorded it, and by who may validate the line. */
export const correctDispense = defineEndpoint({
  name: 'prescriptions/dispense/correct',
  summary: 'Record that a supply was entered in error',
  service: 'care',
  method: 'POST',
  writes: true,
  scopes: ['my_encounters', 'health-check-registration'],
  audit: { en: 'Corrected what was dispensed to a patient', hi: 'मरीज़ को दी गई दवा की प्रविष्टि सुधारी गई' },
  path: '/prescriptions/dispense/correct',
  token: 'bearer',
  body: v.strictObject({ correction: dispenseErrorSchema }),
  answer,
  idempotent: true,
});

export const answerQuery = defineEndpoint({
  name: 'prescriptions/answer',
  summary: 'Answer what was queried of a line',
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: { en: 'Answered a query about a prescription', hi: 'पर्चे के बारे में सवाल का जवाब दिया गया' },
  path: '/prescriptions/answer',
  token: 'bearer',
  body: v.strictObject({ answer: queryAnswerSchema }),
  answer,
  idempotent: true,
});

/** It stays readable, with who withdrew it and why; its paper is not valid any more. */
export const withdrawPrescription = defineEndpoint({
  name: 'prescriptions/withdraw',
  summary: 'Withdraw a prescription',
  service: 'care',
  method: 'POST',
  writes: true,
  ...SEES_PATIENTS,
  audit: { en: 'Withdrew a prescription of a patient', hi: 'मरीज़ का पर्चा वापस लिया गया' },
  path: '/prescriptions/withdraw',
  token: 'bearer',
  body: v.strictObject({ withdrawal: withdrawalSchema }),
  answer,
  idempotent: true,
});

/** What the patient was asked about their medicines, and what they take from elsewhere. */
export const getMedicineList = defineEndpoint({
  name: 'prescriptions/medicines',
  summary: 'What a patient was asked about their medicines, and medicines from elsewhere',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: {
    en: 'Looked at what a patient was asked about their medicines',
    hi: 'दवाओं के बारे में मरीज़ के जवाब देखे गए',
  },
  path: '/prescriptions/medicines',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: medicineListSchema }),
});

/**
 * Adds what the patient answered about their medicines. A line that a doctor answers as stopped is stopped; of anybody else it is
 * a remark. Fails with `input-invalid` for lines that do not run.
 */
export const checkMedicines = defineEndpoint({
  name: 'prescriptions/reconcile',
  summary: 'Record what a patient takes of their medicines, and medicines from elsewhere',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: {
    en: 'Recorded what a patient takes of their medicines',
    hi: 'मरीज़ कौन सी दवाएँ लेता है, यह दर्ज किया गया',
  },
  path: '/prescriptions/reconcile',
  token: 'bearer',
  body: v.strictObject({ check: newMedicineCheckSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: medicineListSchema }),
  idempotent: true,
});

/** Each paper has a code of its own, of which the server keeps the hash: nobody reads one out of the database. */
export const printPrescription = defineEndpoint({
  name: 'prescriptions/print',
  summary: 'A code for the paper of a prescription, by which it can be checked',
  service: 'care',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: { en: 'Printed a prescription of a patient', hi: 'मरीज़ का पर्चा छापा गया' },
  path: '/prescriptions/print',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, prescriptionId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    /** Behind the `#` of the address of the page that checks it. */
    data: v.looseObject({
      code: v.string(),
      /** Absent from an older server. */
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
  recordAdherence,
  answerQuery,
  withdrawPrescription,
  printPrescription,
] as const;
