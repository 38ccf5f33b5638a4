import * as v from 'valibot';
import { dayAfter, numberOfDay } from '#formatting';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { adherenceSchema } from './adherence/adherence.ts';
import { dispenseSchema } from './dispensing/dispense.ts';
import { CONSULTATION_MODES } from './law/consultation.ts';
import { storedLineSchema } from './prescribed-line.ts';
import { type NewLine, newLineSchema } from './prescription-line.ts';

export const MAX_LINES = 30;
export const MAX_ADVICE = 2000;
const MAX_REGISTRATION_NUMBER = 60;
export const MAX_WHY = 300;

const whySchema = v.pipe(nonEmptyTextSchema(MAX_WHY), v.minLength(3, 'must say why'));

const authorSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** A prescription as its doctor signs it. Nothing of it is on the server before. */
export const newPrescriptionSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The encounter it was written in. */
  encounterId: v.nullable(uuidSchema),
  /** How doctor and patient are in touch. Without it, as the encounter says: an older client does not send it. */
  mode: v.optional(v.picklist(CONSULTATION_MODES)),
  lines: v.pipe(
    v.array(newLineSchema),
    v.minLength(1, 'must have a medicine'),
    v.maxLength(MAX_LINES, `must have at most ${MAX_LINES} medicines`),
    v.check(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      'must have ids of their own',
    ),
  ),
  advice: textSchema(MAX_ADVICE),
  /** Of older clients. The server stores the registration of the doctor who signs, whatever this says. */
  registrationNumber: v.optional(textSchema(MAX_REGISTRATION_NUMBER), ''),
  metaInfo: newMetaInfoSchema,
});
export type NewPrescription = v.InferInput<typeof newPrescriptionSchema>;

/** What a pharmacist, or another clinician, says of a line. */
const VALIDATIONS = ['accepted', 'queried', 'refused'] as const;
export type Validation = (typeof VALIDATIONS)[number];

const remarkSchema = v.looseObject({
  at: unixSecondsSchema,
  by: authorSchema,
  /** Empty where nothing had to be said. */
  text: v.string(),
});

/** What happened to a line since, the oldest first. */
const lineEventSchema = v.looseObject({
  ...remarkSchema.entries,
  kind: v.picklist(['stopped', ...VALIDATIONS, 'answered']),
});
export type LineEvent = v.InferOutput<typeof lineEventSchema>;

export const issuedLineSchema = v.looseObject({
  ...storedLineSchema.entries,
  /** Days as the facility counts them, YYYY-MM-DD; `until` is the last one, null where it has no end. */
  from: v.string(),
  until: v.nullable(v.string()),
  /** What spoke against it when it was signed: findings of `checkPrescription`, and of earlier versions their kind and what of. */
  warnings: v.array(v.looseObject({ kind: v.string() })),
  events: v.array(lineEventSchema),
  /** What was handed out, the oldest first; absent from an older server. */
  dispenses: v.optional(v.array(dispenseSchema)),
  /** The newest answer of the patient about it; null before the first one, absent from an older server. */
  adherence: v.optional(v.nullable(adherenceSchema)),
});
export type IssuedLine = v.InferOutput<typeof issuedLineSchema>;

export const prescriptionSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  facility: v.string(),
  encounterId: v.nullable(uuidSchema),
  /** How doctor and patient were in touch; null or absent on prescriptions from before it was stored. */
  mode: v.optional(v.nullable(v.string())),
  /** As printed: unique at the facility, counted by the year. */
  number: v.string(),
  lines: v.array(issuedLineSchema),
  advice: v.string(),
  signedAt: unixSecondsSchema,
  signer: authorSchema,
  /** As printed, with the council; empty on papers from before it was required. */
  registrationNumber: v.string(),
  withdrawn: v.nullable(remarkSchema),
  metaInfo: metaInfoSchema,
});
export type Prescription = v.InferOutput<typeof prescriptionSchema>;

const onLine = { id: uuidSchema, vitaId: uuidSchema, prescriptionId: uuidSchema, lineId: uuidSchema };

export const lineStopSchema = v.strictObject({ ...onLine, reason: whySchema });

export const lineValidationSchema = v.pipe(
  v.strictObject({
    ...onLine,
    /** The encounter for which the prescription is looked through. */
    encounterId: uuidSchema,
    validation: v.picklist(VALIDATIONS),
    remark: textSchema(MAX_WHY),
  }),
  v.forward(
    v.check(
      ({ validation, remark }) => validation === 'accepted' || remark.length >= 3,
      'must say what is asked, or why it is refused',
    ),
    ['remark'],
  ),
);

export const queryAnswerSchema = v.strictObject({ ...onLine, answer: whySchema });

export const withdrawalSchema = v.strictObject({
  prescriptionId: uuidSchema,
  vitaId: uuidSchema,
  reason: whySchema,
});

/** The days on which a line is taken, both included; `until` is null where it has no end. */
export function periodOf(
  { frequency, start, days }: Pick<NewLine, 'frequency' | 'start' | 'days'>,
  signedOn: string,
): { readonly from: string; readonly until: string | null } {
  const from = start ?? signedOn;
  const long = frequency === 'STAT' ? 1 : days;
  const isEndless = long === null || numberOfDay(from) === undefined;
  return { from, until: isEndless ? null : dayAfter(from, long - 1) };
}

/** What became of a line last of one kind. */
export const lastEvent = (
  { events }: Pick<IssuedLine, 'events'>,
  ...kinds: readonly LineEvent['kind'][]
): LineEvent | undefined => events.findLast(({ kind }) => kinds.includes(kind));

/** How a line stands with whoever looked it through; `asked` waits for the doctor. Undefined where nobody did. */
export function validationOf(
  line: Pick<IssuedLine, 'events'>,
): 'accepted' | 'asked' | 'answered' | 'refused' | undefined {
  const last = lastEvent(line, ...VALIDATIONS, 'answered')?.kind;
  if (last === 'queried') return 'asked';
  return last === 'stopped' ? undefined : last;
}

/** Why a line is not taken any more, or `active`. `day` is the facility's, YYYY-MM-DD. */
export type LineState = 'active' | 'stopped' | 'withdrawn' | 'over' | 'refused';

export function lineState(
  line: Pick<IssuedLine, 'events' | 'until'>,
  { withdrawn }: Pick<Prescription, 'withdrawn'>,
  day: string,
): LineState {
  if (withdrawn) return 'withdrawn';
  if (lastEvent(line, 'stopped')) return 'stopped';
  if (line.until !== null && line.until < day) return 'over';
  return validationOf(line) === 'refused' ? 'refused' : 'active';
}

/** Whether a line is to be reckoned with as what the patient takes: what a pharmacist refused may be taken all the same. */
export const isCurrent = (state: LineState): boolean => state === 'active' || state === 'refused';
