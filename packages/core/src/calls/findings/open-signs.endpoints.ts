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
import { ALERT_STATES, MAX_ALERT_NOTE, MAX_EPISODE } from '#metrics';
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

const openSignEntries = {
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
};

const oneSignSchema = v.looseObject(openSignEntries);

/**
 * Calls and scores of one patient that share a sign, on consecutive days. They are one row, and one outcome closes
 * them.
 */
export interface SignEpisode {
  /** Id of the newest. */
  readonly id: string;
  /** The most serious level. */
  readonly level: string;
  /** Number of calls and scores. */
  readonly count: number;
  /** Time of the oldest, unix seconds. */
  readonly since: number;
  /** The signs of all reports without repeats; the newest report's come first. */
  readonly signs: v.InferOutput<typeof reportedSignSchema>[];
  /** The calls and scores, newest first. Only with the newest, so that each episode is listed once. */
  readonly reports?: v.InferOutput<typeof oneSignSchema>[] | undefined;
}

// Named, because the compiler gives up on declarations that repeat the whole sign.
const signEpisodeSchema: v.GenericSchema<SignEpisode> = v.looseObject({
  id: uuidSchema,
  level: v.string(),
  count: v.number(),
  since: unixSecondsSchema,
  signs: v.array(reportedSignSchema),
  reports: v.optional(v.array(oneSignSchema)),
});

/** Danger signs of one call or score with their outcome, and details that identify the patient. */
export const openSignSchema = v.looseObject({
  ...openSignEntries,
  /** Absent from older servers. */
  episode: v.optional(signEpisodeSchema),
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
 * Records the outcome of a danger sign, once, or of several of one episode.
 * Fails with `conflict` if one of them has an outcome (`by` has author and time) or its call no longer has the sign;
 * nothing is then recorded.
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
      /** The other reports of the episode that the user has seen. Reports that are not named stay open. */
      otherIds: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(MAX_EPISODE))),
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
