import * as v from 'valibot';
import { type CodedLabels, codedLabel, labelIn, phrase } from '#formatting';
import { textSchema, unixSecondsSchema, uuidSchema } from '#http';
import * as words from '../words/en.ts';

/** What a patient reports on a call about a current medicine. */
export const ADHERENCE_ANSWERS = ['taken', 'missed', 'stopped', 'not-bought'] as const;
export type AdherenceAnswer = (typeof ADHERENCE_ANSWERS)[number];

const LABELS = words.adherenceAnswer satisfies CodedLabels<AdherenceAnswer>;

export const adherenceLabel = (answer: string, locale?: string): string => codedLabel(LABELS, answer, locale);

/** Maximum doses per week. */
export const MAX_MISSED_DOSES = 84;
export const MAX_ADHERENCE_REASON = 300;
export const MAX_ADHERENCE_ANSWERS = 60;

export const newAdherenceSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    prescriptionId: uuidSchema,
    lineId: uuidSchema,
    answer: v.picklist(ADHERENCE_ANSWERS),
    /** In the last week; only with `missed`. */
    missedDoses: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MISSED_DOSES))),
    reason: textSchema(MAX_ADHERENCE_REASON),
  }),
  v.forward(
    v.check(
      ({ answer, missedDoses }) => (answer === 'missed') === (missedDoses !== null),
      'must be given with the answer missed, and with no other',
    ),
    ['missedDoses'],
  ),
  v.forward(
    v.check(
      ({ answer, reason }) => answer !== 'stopped' || reason.trim().length >= 3,
      'must say why it was stopped',
    ),
    ['reason'],
  ),
);
export type NewAdherence = v.InferOutput<typeof newAdherenceSchema>;

/** The latest answer about a line. */
export const adherenceSchema = v.looseObject({
  answer: v.string(),
  missedDoses: v.nullable(v.number()),
  reason: v.string(),
  at: unixSecondsSchema,
  by: v.looseObject({ id: uuidSchema, name: v.string() }),
});
export type Adherence = v.InferOutput<typeof adherenceSchema>;

/** Whether the prescriber gets a task, because the patient does not take the medicine at all. */
export const isNotTaken = (answer: string): boolean => answer === 'stopped' || answer === 'not-bought';

/** Returns for example "Missed doses: 3 in the last week (forgets)". */
export function adherenceText(
  { answer, missedDoses, reason }: Pick<Adherence, 'answer' | 'missedDoses' | 'reason'>,
  locale?: string,
): string {
  const label = adherenceLabel(answer, locale);
  const count =
    missedDoses === null
      ? ''
      : `: ${labelIn(phrase(words.adherenceText, 'inLastWeek', { missedDoses }), locale)}`;
  return `${label}${count}${reason === '' ? '' : ` (${reason})`}`;
}
