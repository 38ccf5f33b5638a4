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

/** A prescription as signed. The server stores nothing of it before. */
export const newPrescriptionSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** Encounter in which it was written. */
  encounterId: v.nullable(uuidSchema),
  /** How doctor and patient communicate. Default: as the encounter says, for older clients. */
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
  /** From older clients and ignored: the server uses the registration of the signing doctor. */
  registrationNumber: v.optional(textSchema(MAX_REGISTRATION_NUMBER), ''),
  metaInfo: newMetaInfoSchema,
});
export type NewPrescription = v.InferInput<typeof newPrescriptionSchema>;

/** Results of a review by a pharmacist or another clinician. */
const VALIDATIONS = ['accepted', 'queried', 'refused'] as const;
export type Validation = (typeof VALIDATIONS)[number];

const remarkSchema = v.looseObject({
  at: unixSecondsSchema,
  by: authorSchema,
  /** Empty without a remark. */
  text: v.string(),
});

/** Events of a line, oldest first. */
const lineEventSchema = v.looseObject({
  ...remarkSchema.entries,
  kind: v.picklist(['stopped', ...VALIDATIONS, 'answered']),
});
export type LineEvent = v.InferOutput<typeof lineEventSchema>;

export const issuedLineSchema = v.looseObject({
  ...storedLineSchema.entries,
  /** Calendar days of the facility, YYYY-MM-DD; `until` is inclusive, null without an end. */
  from: v.string(),
  until: v.nullable(v.string()),
  /** Findings at signing, from `checkPrescription`; earlier versions have kind and subject. */
  warnings: v.array(v.looseObject({ kind: v.string() })),
  events: v.array(lineEventSchema),
  /** Supplies, oldest first; absent from older servers. */
  dispenses: v.optional(v.array(dispenseSchema)),
  /** Latest answer of the patient about it; null if there is none, absent from older servers. */
  adherence: v.optional(v.nullable(adherenceSchema)),
});
export type IssuedLine = v.InferOutput<typeof issuedLineSchema>;

export const prescriptionSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  facility: v.string(),
  encounterId: v.nullable(uuidSchema),
  /** How doctor and patient communicated; null or absent on older prescriptions. */
  mode: v.optional(v.nullable(v.string())),
  /** Printed number: unique per facility and year. */
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
    /** Encounter for the review. */
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

/** Returns the days of a line, inclusive; `until` is null without an end. */
export function periodOf(
  { frequency, start, days }: Pick<NewLine, 'frequency' | 'start' | 'days'>,
  signedOn: string,
): { readonly from: string; readonly until: string | null } {
  const from = start ?? signedOn;
  const long = frequency === 'STAT' ? 1 : days;
  const isEndless = long === null || numberOfDay(from) === undefined;
  return { from, until: isEndless ? null : dayAfter(from, long - 1) };
}

/** Returns the latest event of a kind for a line. */
export const lastEvent = (
  { events }: Pick<IssuedLine, 'events'>,
  ...kinds: readonly LineEvent['kind'][]
): LineEvent | undefined => events.findLast(({ kind }) => kinds.includes(kind));

/** Returns the review state of a line; `asked` waits for the doctor. Undefined without a review. */
export function validationOf(
  line: Pick<IssuedLine, 'events'>,
): 'accepted' | 'asked' | 'answered' | 'refused' | undefined {
  const last = lastEvent(line, ...VALIDATIONS, 'answered')?.kind;
  if (last === 'queried') return 'asked';
  return last === 'stopped' ? undefined : last;
}

/** Why a line is no longer taken, or `active`. `day` is the facility's, YYYY-MM-DD. */
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

/** Whether to treat a line as a current medicine. The patient may take what a pharmacist refused. */
export const isCurrent = (state: LineState): boolean => state === 'active' || state === 'refused';
