import * as v from 'valibot';
import { REGISTERS_WALK_INS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { newMetaInfoSchema } from '#metrics';
import * as words from '../words/en.ts';
import { registeredPatientSchema } from './registered-patient.ts';
import { newRegistrationEntries } from './registration.endpoints.ts';

/** The visit that a walk-in registration opened. */
const walkInVisitSchema = v.looseObject({
  encounterId: uuidSchema,
  /** Number in the facility's queue of the day; null if the day was over when the registration arrived. */
  token: v.nullable(v.number()),
});
export type WalkInVisit = v.InferOutput<typeof walkInVisitSchema>;

/**
 * Registers a patient who came without an appointment, like `user/register`, and opens their visit: an encounter of
 * type PHC, arrived, with a token in today's queue. One save, which can be repeated.
 */
export const registerWalkIn = defineEndpoint({
  name: 'user/walkin',
  summary: "Register a walk-in patient and put them into today's queue",
  service: 'auth',
  method: 'POST',
  writes: true,
  ...REGISTERS_WALK_INS,
  audit: wordLabel(words.registration, 'registerWalkIn'),
  path: '/user/walkin',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...newRegistrationEntries,
    visit: v.strictObject({ encounterId: uuidSchema, metaInfo: newMetaInfoSchema }),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ ...registeredPatientSchema.entries, visit: walkInVisitSchema }),
  }),
});

export const walkInEndpoints = [registerWalkIn] as const;
