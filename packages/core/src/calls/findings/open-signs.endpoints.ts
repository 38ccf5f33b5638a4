import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import {
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  textSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { ALERT_STATES, MAX_ALERT_NOTE } from '#metrics';
import * as words from '../words/en.ts';
import { SIGN_OUTCOMES } from './open-sign.ts';

const staffSchema = v.looseObject({ id: v.string(), name: v.string() });

/**
 * A kind of `DANGER_KINDS` with the chosen option (text from `signLabelKey`), or `SCORE` with a scale and its `text`.
 */
const reportedSignSchema = v.looseObject({
  kind: v.string(),
  sign: v.string(),
  text: v.optional(v.string()),
});

/** Danger signs of one call or score with their outcome, and details that identify the patient. */
export const openSignSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  appUserInfo: v.looseObject({ name: v.string(), gender: v.string() }),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  /** The call, with programme and type; null for a score. */
  contactId: v.nullable(uuidSchema),
  programme: v.nullable(v.string()),
  callType: v.nullable(v.string()),
  /** The score; null for a call, absent from older servers. */
  assessmentId: v.optional(v.nullable(uuidSchema)),
  /** `critical` or `review`; absent from older servers, which only have critical ones. */
  level: v.optional(v.string()),
  signs: v.array(reportedSignSchema),
  /** Start of the call or time of the score in unix seconds, with its author. */
  toldAt: unixSecondsSchema,
  author: staffSchema,
  /** Recipient of the hand-over. */
  handedTo: v.nullable(v.string()),
  /** Last failed attempt to learn the outcome. */
  tried: v.nullable(v.looseObject({ at: unixSecondsSchema, by: staffSchema, note: v.optional(v.string()) })),
  /** Outcome with author and time; null while open. */
  settled: v.nullable(
    v.looseObject({
      at: unixSecondsSchema,
      by: staffSchema,
      outcome: v.string(),
      note: v.optional(v.string()),
    }),
  ),
  /** Set if the call or score no longer has the sign: `corrected` or `withdrawn`. */
  ended: v.nullable(v.looseObject({ at: unixSecondsSchema, reason: v.string() })),
});

export type OpenSign = v.InferOutput<typeof openSignSchema>;

/** Lists danger signs of the facility's patients, newest first; open ones whatever their age. */
export const listOpenSigns = defineEndpoint({
  name: 'signs/list',
  summary: 'Danger signs reported on calls with their outcome, newest first',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.openSigns, 'listOpenSigns'),
  path: '/signs/list',
  token: 'bearer',
  query: v.strictObject({
    state: v.optional(v.picklist(ALERT_STATES), 'open'),
    limit: v.optional(queryIntegerSchema(1, 50), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(openSignSchema), next: v.nullable(v.string()) }),
});

/**
 * Records the outcome of a danger sign, once.
 * Fails with `conflict` if there already is one (`by` has author and time) or the call no longer has the sign.
 * `not-reached` can be recorded repeatedly and keeps it open.
 */
export const recordSignOutcome = defineEndpoint({
  name: 'signs/outcome',
  summary: 'Record the outcome of a danger sign',
  service: 'data',
  method: 'POST',
  writes: true,
  ...READS_RECORD,
  audit: wordLabel(words.openSigns, 'recordSignOutcome'),
  path: '/signs/outcome',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({
      vitaId: uuidSchema,
      id: uuidSchema,
      outcome: v.picklist(SIGN_OUTCOMES),
      note: v.optional(textSchema(MAX_ALERT_NOTE)),
    }),
    v.forward(
      v.check(({ outcome, note }) => outcome !== 'other' || Boolean(note), 'must describe what it was'),
      ['note'],
    ),
  ),
  answer: v.looseObject({ vitaId: uuidSchema, data: openSignSchema }),
  idempotent: true,
});

export const openSignEndpoints = [listOpenSigns, recordSignOutcome] as const;
