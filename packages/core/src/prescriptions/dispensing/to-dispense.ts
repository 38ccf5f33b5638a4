import * as v from 'valibot';
import { SEES_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import * as words from './words/en.ts';

/** Maximum prescriptions in one response. */
export const MAX_TO_DISPENSE = 100;
/** How long after signing a prescription is listed. */
export const TO_DISPENSE_DAYS = 31;

const toDispenseSchema = v.looseObject({
  prescriptionId: uuidSchema,
  vitaId: uuidSchema,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  gender: v.string(),
  signedAt: unixSecondsSchema,
  signer: v.looseObject({ id: uuidSchema, name: v.string() }),
  /** Medicines that are current and were not dispensed yet. */
  medicines: v.number(),
  /** Findings at signing for these medicines. */
  warnings: v.number(),
  /** The pharmacist's own confirmed visit in which the medicines can be dispensed; null if there is none. */
  encounterId: v.nullable(uuidSchema),
});
export type ToDispense = v.InferOutput<typeof toDispenseSchema>;

/** Lists the facility's signed prescriptions with medicines that were not dispensed, oldest first. */
export const listToDispense = defineEndpoint({
  name: 'prescriptions/to-dispense',
  summary: 'Signed prescriptions of the facility that are not dispensed, oldest first',
  service: 'care',
  method: 'GET',
  writes: false,
  // The route checks that the user is a pharmacist.
  ...SEES_PATIENTS,
  audit: wordLabel(words.h1Register, 'listToDispense'),
  path: '/prescriptions/to-dispense',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(toDispenseSchema), hasMore: v.boolean() }),
});
