import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { prescriptionSchema } from '../prescription.ts';
import * as words from '../words/en.ts';
import { MAX_ADHERENCE_ANSWERS, newAdherenceSchema } from './adherence.ts';

/**
 * Stores what a patient reports on a call about current medicines.
 * A medicine that is not taken creates a task for the prescriber; a later report that it is taken completes the task.
 * Fails with `conflict` for a medicine that has ended.
 */
export const recordAdherence = defineEndpoint({
  name: 'prescriptions/adherence',
  summary: 'Record how a patient takes their prescribed medicines',
  service: 'care',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.adherence, 'recordAdherence'),
  path: '/prescriptions/adherence',
  token: 'bearer',
  body: v.strictObject({
    adherence: v.strictObject({
      vitaId: uuidSchema,
      contactId: uuidSchema,
      answers: v.pipe(
        v.array(newAdherenceSchema),
        v.minLength(1, 'must have an answer'),
        v.maxLength(MAX_ADHERENCE_ANSWERS, `must have at most ${MAX_ADHERENCE_ANSWERS} answers`),
      ),
    }),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(prescriptionSchema) }),
  idempotent: true,
});
