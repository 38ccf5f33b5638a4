import * as v from 'valibot';
import { CHANGES_TAGS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { MAX_PATIENT_TAGS, patientTagSchema, tagCodeSchema } from './tag.ts';
import * as words from './words/en.ts';

const codes = v.optional(
  v.pipe(
    v.array(tagCodeSchema),
    v.maxLength(MAX_PATIENT_TAGS, `must have at most ${MAX_PATIENT_TAGS} codes`),
  ),
  [],
);

/**
 * Adds and removes tags.
 * The request has only differences, so that concurrent changes are preserved. Existing and missing tags are ignored,
 * so it can be repeated. A code in both lists is refused.
 */
export const changeTags = defineEndpoint({
  name: 'user/tags',
  summary: 'Set and remove tags of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_TAGS,
  audit: wordLabel(words.tag, 'changeTags'),
  path: '/user/tags',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({ vitaId: uuidSchema, set: codes, remove: codes }),
    v.forward(
      v.check(({ set, remove }) => !remove.some((code) => set.includes(code)), 'must not be set as well'),
      ['remove'],
    ),
  ),
  /** Current tags. */
  answer: v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ tags: v.array(patientTagSchema) }) }),
  idempotent: true,
});

export const tagEndpoints = [changeTags] as const;
