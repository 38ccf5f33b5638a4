import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { type CodedLabels, codedLabel, wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import * as words from './words/en.ts';

/** What a user does with an open record. */
const PRESENCE_DOINGS = ['reading', 'consulting', 'calling'] as const;
export type PresenceDoing = (typeof PRESENCE_DOINGS)[number];

const PRESENCE_LABELS = words.presence satisfies CodedLabels<PresenceDoing>;

/** Returns what a user does, for display after their name, or the key itself if it is unknown. */
export const presenceLabel = (doing: string, locale?: string): string =>
  codedLabel(PRESENCE_LABELS, doing, locale);

/** Seconds before its time at which a consultation can start. */
const EARLY_SECONDS = 900;

interface Visit {
  readonly status: string;
  readonly careProvider?: { readonly id: string } | null | undefined;
  readonly arrivedAt?: number | null | undefined;
  readonly period: { readonly start: number };
}

/**
 * Returns what a user with an open encounter page does.
 * Only its care provider can be consulting, and only once the patient has arrived or the time has come. `now` is in
 * unix seconds.
 */
export function doingAt(
  { status, careProvider, arrivedAt, period }: Visit,
  staffId: string,
  now: number,
): PresenceDoing {
  if (status !== 'CONFIRMED' || careProvider?.id !== staffId) return 'reading';
  return arrivedAt || now >= period.start - EARLY_SECONDS ? 'consulting' : 'reading';
}

/** Interval in seconds at which pages report an open record. */
export const PRESENCE_EVERY = 15;
export const PRESENCE_ENDS = 45;

const presenceSchema = v.looseObject({
  staff: v.looseObject({ id: uuidSchema, name: v.string() }),
  doing: v.string(),
  /** Unix seconds. */
  since: v.number(),
});
export type RecordPresence = v.InferOutput<typeof presenceSchema>;

/**
 * Reports that a page has a record open, and returns who else has. There is one row per page, so that a user's tabs
 * don't affect each other; `left` removes the row.
 */
export const keepRecordPresence = defineEndpoint({
  name: 'record/presence',
  summary: 'Report an open record, and see who else has it open',
  service: 'care',
  method: 'POST',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.recordPresence, 'keepRecordPresence'),
  audited: 'never',
  path: '/record/presence',
  token: 'bearer',
  body: v.strictObject({
    /** Created by the page when it opens the record. */
    id: uuidSchema,
    vitaId: uuidSchema,
    doing: v.picklist([...PRESENCE_DOINGS, 'left']),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(presenceSchema) }),
});
