import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';

const MAX_OUTSIDE_MEDICINES = 40;
const MAX_CHECKED_LINES = 100;
export const MAX_OUTSIDE_NAME = 120;
export const MAX_CHECK_TEXT = 300;
const MAX_SINCE = 40;

/** What the patient reports about a medicine: taken as written, taken differently, or no longer taken. */
export const MEDICINE_ANSWERS = ['continues', 'changed', 'stopped'] as const;
export type MedicineAnswer = (typeof MEDICINE_ANSWERS)[number];

const lineAnswerSchema = v.pipe(
  v.strictObject({
    lineId: uuidSchema,
    answer: v.picklist(MEDICINE_ANSWERS),
    /** What changed, or why it was stopped. */
    text: textSchema(MAX_CHECK_TEXT),
  }),
  v.forward(
    v.check(
      ({ answer, text }) => answer === 'continues' || text.length >= 3,
      'must say what changed, or why it was stopped',
    ),
    ['text'],
  ),
);

const outsideEntries = {
  /** Id of the statement; the same id changes or ends it. */
  id: uuidSchema,
  /** Brand or generic name, with strength if known. */
  name: nonEmptyTextSchema(MAX_OUTSIDE_NAME),
  dose: textSchema(MAX_CHECK_TEXT),
  /** In words: "2024", "since Diwali". */
  since: textSchema(MAX_SINCE),
  prescribedBy: textSchema(MAX_CHECK_TEXT),
  answer: v.picklist(MEDICINE_ANSWERS),
  /** Why it was stopped; only with `stopped`. */
  reason: v.optional(textSchema(MAX_CHECK_TEXT)),
};

const newOutsideSchema = v.pipe(
  v.strictObject(outsideEntries),
  v.forward(
    v.check(
      ({ answer, reason = '' }) => answer !== 'stopped' || reason.length >= 3,
      'must say why it was stopped',
    ),
    ['reason'],
  ),
);

const hasEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** The patient's answers about medicines: prescribed lines, and medicines from elsewhere (FHIR MedicationStatement). */
export const newMedicineCheckSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** Visit at which it was asked; null on a call. */
  encounterId: v.nullable(uuidSchema),
  lines: v.pipe(
    v.array(lineAnswerSchema),
    v.maxLength(MAX_CHECKED_LINES),
    v.check((lines) => hasEachOnce(lines.map(({ lineId }) => lineId)), 'must have each line once'),
  ),
  outside: v.pipe(
    v.array(newOutsideSchema),
    v.maxLength(MAX_OUTSIDE_MEDICINES),
    v.check((outside) => hasEachOnce(outside.map(({ id }) => id)), 'must have each medicine once'),
  ),
});
export type NewMedicineCheck = v.InferOutput<typeof newMedicineCheckSchema>;
export type NewOutsideMedicine = NewMedicineCheck['outside'][number];

const authored = { at: unixSecondsSchema, by: v.looseObject({ id: uuidSchema, name: v.string() }) };

const outsideSchema = v.looseObject({
  ...authored,
  id: uuidSchema,
  name: v.string(),
  dose: v.string(),
  since: v.string(),
  prescribedBy: v.string(),
  answer: v.string(),
  /** Why it was stopped. */
  reason: v.optional(v.string()),
});
type OutsideMedicine = v.InferOutput<typeof outsideSchema>;

const answeredLineSchema = v.looseObject({
  ...authored,
  lineId: uuidSchema,
  answer: v.string(),
  text: v.string(),
});
type AnsweredLine = v.InferOutput<typeof answeredLineSchema>;

/** A patient's medicines according to these answers. */
export const medicineListSchema = v.looseObject({
  /** Latest check that covered every current medicine; null if there is none. */
  checked: v.nullable(v.looseObject({ ...authored, encounterId: v.nullable(uuidSchema) })),
  /** Latest answer about each prescribed line. */
  answers: v.array(answeredLineSchema),
  /** Current medicines from elsewhere. */
  outside: v.array(outsideSchema),
  /** Stopped medicines from elsewhere. */
  stopped: v.optional(v.array(outsideSchema)),
});
export type MedicineList = v.InferOutput<typeof medicineListSchema>;

/** A stored check, with author and time. */
export interface StoredMedicineCheck extends Pick<NewMedicineCheck, 'lines' | 'outside' | 'encounterId'> {
  /** Unix seconds. */
  readonly at: number;
  readonly by: { readonly id: string; readonly name: string };
  /** Whether it covered every current medicine. */
  readonly isWhole: boolean;
}

/** Returns a patient's medicines after all checks, oldest first. */
export function medicineListOf(checks: readonly StoredMedicineCheck[]): MedicineList {
  const answers = new Map<string, AnsweredLine>();
  const outside = new Map<string, OutsideMedicine>();
  for (const { lines, outside: stated, at, by } of checks) {
    for (const line of lines) answers.set(line.lineId, { ...line, at, by });
    for (const one of stated) outside.set(one.id, { ...one, at, by });
  }
  const newest = checks.findLast(({ isWhole }) => isWhole);
  return {
    checked: newest ? { at: newest.at, by: newest.by, encounterId: newest.encounterId } : null,
    answers: [...answers.values()],
    outside: [...outside.values()].filter(({ answer }) => answer !== 'stopped'),
    stopped: [...outside.values()].filter(({ answer }) => answer === 'stopped'),
  };
}

/** Whether a check covers every line and every medicine from elsewhere. */
export const isWholeCheck = (
  { lines, outside }: Pick<NewMedicineCheck, 'lines' | 'outside'>,
  running: readonly string[],
  before: Pick<MedicineList, 'outside'>,
): boolean =>
  running.every((id) => lines.some(({ lineId }) => lineId === id)) &&
  before.outside.every(({ id }) => outside.some((one) => one.id === id));

/** Whether medicines were checked at a visit, or without one on this day. Days are the facility's, YYYY-MM-DD. */
export function isCheckedAtVisit(
  { checked }: Pick<MedicineList, 'checked'>,
  encounterId: string | null,
  { today, dayOf }: { readonly today: string; readonly dayOf: (at: number) => string | undefined },
): boolean {
  if (!checked) return false;
  return encounterId === null ? dayOf(checked.at) === today : checked.encounterId === encounterId;
}
