import * as v from 'valibot';
import { CHANGES_REGISTRATIONS } from '#access';
import { defineEndpoint, uuidSchema } from '#http';
import { MAX_PATIENT_TAGS, patientTagSchema, tagCodeSchema } from './tag.ts';

const codes = v.optional(
  v.pipe(
    v.array(tagCodeSchema),
    v.maxLength(MAX_PATIENT_TAGS, `must have at most ${MAX_PATIENT_TAGS} codes`),
  ),
  [],
);

/**
 * Names what differs and never the whole list: of two people at once each keeps what the other did. A tag that stands already
 * or is gone already changes nothing, so it can be repeated. A code of both lists is refused.
 */
export const changeTags = defineEndpoint({
  name: 'user/tags',
  summary: 'Set and remove tags of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Set or removed tags of a patient', hi: 'मरीज़ के टैग लगाए या हटाए गए' },
  path: '/user/tags',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({ vitaId: uuidSchema, set: codes, remove: codes }),
    v.forward(
      v.check(({ set, remove }) => !remove.some((code) => set.includes(code)), 'must not be set as well'),
      ['remove'],
    ),
  ),
  /** All tags that stand now. */
  answer: v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ tags: v.array(patientTagSchema) }) }),
  idempotent: true,
});

export const tagEndpoints = [changeTags] as const;
