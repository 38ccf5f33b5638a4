import * as v from 'valibot';
import { dayOfText } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';

/** How a recorded pregnancy is known. The first two give no dating. */
export const DATING_METHODS = [
  'asked',
  'test',
  'last-period',
  'scan',
  'embryo-day-3',
  'embryo-day-5',
  'insemination',
] as const;
export type DatingMethod = (typeof DATING_METHODS)[number];

export const PREGNANCY_OUTCOMES = ['birth', 'stillbirth', 'miscarriage', 'termination', 'ectopic'] as const;
export type PregnancyOutcome = (typeof PREGNANCY_OUTCOMES)[number];

/** Maximum characters of the reason for marking a mistake. */
export const MAX_MISTAKE_REASON = 500;

/** An existing year, month or day: YYYY, YYYY-MM or YYYY-MM-DD. */
const partlyKnownDateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'must be a date such as 2024-01-31, 2024-01 or 2024'),
  v.check(
    (text) => dayOfText(`${text}-01-01`.slice(0, 10)) !== undefined,
    'must be a day, month or year of the calendar',
  ),
);

const datingSchema = v.variant('by', [
  v.strictObject({ by: v.picklist(['asked', 'test']), on: calendarDateSchema }),
  v.strictObject({
    by: v.literal('last-period'),
    on: calendarDateSchema,
    cycleDays: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.strictObject({
    by: v.literal('scan'),
    on: calendarDateSchema,
    weeks: v.pipe(v.number(), v.integer()),
    days: v.pipe(v.number(), v.integer()),
  }),
  v.strictObject({
    by: v.picklist(['embryo-day-3', 'embryo-day-5', 'insemination']),
    on: calendarDateSchema,
  }),
]);
export type PregnancyDatingEntry = v.InferOutput<typeof datingSchema>;

const CONTENTS = {
  pregnancy: { kind: v.literal('pregnancy'), dating: datingSchema },
  'not-pregnant': { kind: v.literal('not-pregnant'), on: calendarDateSchema },
  /** `on`: as precisely as known. */
  end: { kind: v.literal('end'), outcome: v.picklist(PREGNANCY_OUTCOMES), on: partlyKnownDateSchema },
  breastfeeding: {
    kind: v.literal('breastfeeding'),
    breastfeeding: v.boolean(),
    on: calendarDateSchema,
  },
} as const;

/** Content of an immutable entry about a pregnancy. */
const pregnancyContentSchema = v.variant('kind', [
  v.strictObject(CONTENTS.pregnancy),
  v.strictObject(CONTENTS['not-pregnant']),
  v.strictObject(CONTENTS.end),
  v.strictObject(CONTENTS.breastfeeding),
]);
export type PregnancyContent = v.InferOutput<typeof pregnancyContentSchema>;

/** A new entry; the client creates `id`, so that a repeated save is stored once. */
export const newPregnancyEntrySchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  content: pregnancyContentSchema,
});

const DATING_BASES = ['last-period', 'scan', 'ivf'] as const;
export type DatingBasis = (typeof DATING_BASES)[number];

const authorSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** A stored entry. Times are unix seconds. */
export const pregnancyEntrySchema = v.looseObject({
  id: uuidSchema,
  content: v.looseObject({ kind: v.string() }),
  /** Due date after this entry, and its basis; absent if the entry has no dating. */
  dueDate: v.optional(calendarDateSchema),
  basis: v.optional(v.string()),
  recordedAt: unixSecondsSchema,
  author: authorSchema,
  /** Marked as a mistake: no longer counts, but stays in the history. */
  mistake: v.optional(
    v.looseObject({
      at: unixSecondsSchema,
      author: authorSchema,
      reason: nonEmptyTextSchema(MAX_MISTAKE_REASON),
    }),
  ),
});
export type PregnancyEntry = v.InferOutput<typeof pregnancyEntrySchema>;

/** Returns the content of a stored entry; undefined for one from a newer server. */
export function readPregnancyContent(content: unknown): PregnancyContent | undefined {
  const read = v.safeParse(pregnancyContentSchema, content);
  return read.success ? read.output : undefined;
}
