import * as v from 'valibot';
import { READS_RECORD } from '#access';
import {
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  textSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { ALERT_STATES, MAX_ALERT_NOTE } from '#metrics';
import { SIGN_OUTCOMES } from './open-sign.ts';

const staffSchema = v.looseObject({ id: v.string(), name: v.string() });

/** A kind of `DANGER_KINDS` and the option that was chosen, worded by `signLabelKey`; or `SCORE`, a scale and its `text`. */
const reportedSignSchema = v.looseObject({
  kind: v.string(),
  sign: v.string(),
  text: v.optional(v.string()),
});

/** What one call or one score told and what became of it, with what tells its patient from others. */
export const openSignSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  appUserInfo: v.looseObject({ name: v.string(), gender: v.string() }),
  /** As the source knows it: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  /** The call, with its programme and type; null where a score found it. */
  contactId: v.nullable(uuidSchema),
  programme: v.nullable(v.string()),
  callType: v.nullable(v.string()),
  /** The score; null where a call told it, absent from an older server. */
  assessmentId: v.optional(v.nullable(uuidSchema)),
  /** `critical` or `review`; absent from an older server, which has critical ones alone. */
  level: v.optional(v.string()),
  signs: v.array(reportedSignSchema),
  /** When the call was begun or the score taken, unix seconds, and by whom. */
  toldAt: unixSecondsSchema,
  author: staffSchema,
  /** Who it was handed over to. */
  handedTo: v.nullable(v.string()),
  /** Who tried last to learn what became of it, and did not reach anybody. */
  tried: v.nullable(v.looseObject({ at: unixSecondsSchema, by: staffSchema, note: v.optional(v.string()) })),
  /** What became of it, who said so and when; null while it is open. */
  settled: v.nullable(
    v.looseObject({
      at: unixSecondsSchema,
      by: staffSchema,
      outcome: v.string(),
      note: v.optional(v.string()),
    }),
  ),
  /** The call or the score no longer says it: `corrected` or `withdrawn`. */
  ended: v.nullable(v.looseObject({ at: unixSecondsSchema, reason: v.string() })),
});

export type OpenSign = v.InferOutput<typeof openSignSchema>;

/** Danger signs that calls with the facility's patients told, newest first; the open ones whatever their age. */
export const listOpenSigns = defineEndpoint({
  name: 'signs/list',
  summary: 'Danger signs told on calls, and what became of them, newest first',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: { en: 'Looked at the danger signs that calls told', hi: 'कॉल पर बताए ख़तरे के संकेत देखे गए' },
  path: '/signs/list',
  token: 'bearer',
  query: v.strictObject({
    state: v.optional(v.picklist(ALERT_STATES), 'open'),
    limit: v.optional(queryIntegerSchema(1, 50), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(openSignSchema), next: v.nullable(v.string()) }),
});

/**
 * Says once what became of what a call told. Where it was said before the answer is a `conflict` whose `by` tells who
 * and when; so it is where the call tells it no more. `not-reached` may be said again and again: it stays open.
 */
export const recordSignOutcome = defineEndpoint({
  name: 'signs/outcome',
  summary: 'Say what became of a danger sign',
  service: 'data',
  method: 'POST',
  writes: true,
  ...READS_RECORD,
  audit: { en: 'Recorded what became of a danger sign', hi: 'ख़तरे के संकेत का परिणाम दर्ज किया गया' },
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
      v.check(({ outcome, note }) => outcome !== 'other' || Boolean(note), 'must say what it was'),
      ['note'],
    ),
  ),
  answer: v.looseObject({ vitaId: uuidSchema, data: openSignSchema }),
  idempotent: true,
});

export const openSignEndpoints = [listOpenSigns, recordSignOutcome] as const;
