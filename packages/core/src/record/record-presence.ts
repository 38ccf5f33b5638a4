import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { type CodedLabels, codedLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';

/** What somebody does with an open record. */
const PRESENCE_DOINGS = ['reading', 'consulting', 'calling'] as const;
export type PresenceDoing = (typeof PRESENCE_DOINGS)[number];

const PRESENCE_LABELS = {
  en: { reading: 'has the record open', consulting: 'is in a consultation', calling: 'is in a call' },
  hi: { reading: 'ने रिकॉर्ड खोला है', consulting: 'परामर्श में हैं', calling: 'कॉल पर हैं' },
} as const satisfies CodedLabels<PresenceDoing>;

/** What somebody does with a record, after their name; what a newer server says is shown as it is. */
export const presenceLabel = (doing: string, locale?: string): string =>
  codedLabel(PRESENCE_LABELS, doing, locale);

/** Seconds before its time at which a consultation may begin. */
const EARLY_SECONDS = 900;

interface Visit {
  readonly status: string;
  readonly careProvider?: { readonly id: string } | null | undefined;
  readonly arrivedAt?: number | null | undefined;
  readonly period: { readonly start: number };
}

/**
 * What a member of staff does who has the page of a visit open: only its care provider is in a consultation, and only once the
 * patient is there or the time has come. `now` in unix seconds.
 */
export function doingAt(
  { status, careProvider, arrivedAt, period }: Visit,
  staffId: string,
  now: number,
): PresenceDoing {
  if (status !== 'CONFIRMED' || careProvider?.id !== staffId) return 'reading';
  return arrivedAt || now >= period.start - EARLY_SECONDS ? 'consulting' : 'reading';
}

/** Seconds between two times that a page says it has a record open, and after which it counts as left. */
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
 * Says that a page has the record of a patient open, and asks who else has. One row a page, so that two tabs of one person do
 * not close each other's; `left` takes the page's row away.
 */
export const keepRecordPresence = defineEndpoint({
  name: 'record/presence',
  summary: 'Say that a record is open, and see who else has it open',
  service: 'care',
  method: 'POST',
  writes: false,
  ...READS_RECORD,
  audit: { en: 'Had a record open', hi: 'रिकॉर्ड खुला रखा गया' },
  audited: 'never',
  path: '/record/presence',
  token: 'bearer',
  body: v.strictObject({
    /** Made by the page when it opens the record. */
    id: uuidSchema,
    vitaId: uuidSchema,
    doing: v.picklist([...PRESENCE_DOINGS, 'left']),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(presenceSchema) }),
});
