import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { defineEndpoint, uuidSchema } from '#http';
import { prescriptionSchema } from '../prescription.ts';
import { MAX_ADHERENCE_ANSWERS, newAdherenceSchema } from './adherence.ts';

/**
 * Stores what a patient answers on a call about medicines that run. The prescriber gets a task for a medicine that is not
 * taken; a later answer that it is taken ends the task. Fails with `conflict` for a medicine that has ended.
 */
export const recordAdherence = defineEndpoint({
  name: 'prescriptions/adherence',
  summary: 'Record how a patient takes their prescribed medicines',
  service: 'care',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Recorded how a patient takes their medicines', hi: 'दर्ज किया गया कि मरीज़ अपनी दवाएँ कैसे लेते हैं' },
  path: '/prescriptions/adherence',
  token: 'bearer',
  body: v.strictObject({
    adherence: v.strictObject({
      vitaId: uuidSchema,
      /** The call. */
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
