import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { unixSecondsSchema, uuidSchema } from '#http';
import { shownTagSchema } from '#patients';
import * as words from '../words/en.ts';
import { workClaimSchema, workItemSchema } from '../worklist/work-item.ts';

/** Why a patient is in the user's own list: a claim or an unfinished call, an encounter, a task, or a care team. */
const OWN_REASONS = ['call', 'encounter', 'task', 'team'] as const;
export type OwnReason = (typeof OWN_REASONS)[number];

/** What is due next. */
const NEXT_KINDS = ['call', 'encounter', 'task'] as const;
type NextKind = (typeof NEXT_KINDS)[number];

const OWN_REASON_LABELS = words.ownReason satisfies CodedLabels<OwnReason>;
const NEXT_KIND_LABELS = words.nextKind satisfies CodedLabels<NextKind>;

export const ownReasonLabel = (key: string, locale = 'en'): string =>
  codedLabel(OWN_REASON_LABELS, key, locale);
export const nextKindLabel = (key: string, locale = 'en'): string =>
  codedLabel(NEXT_KIND_LABELS, key, locale);

const { patient, risk, reasons, signs, alert } = workItemSchema.entries;

/** A patient of a list, with what decides who comes first. Times are unix seconds. */
export const listedPatientSchema = v.looseObject({
  vitaId: uuidSchema,
  patient,
  /** Programmes in which the patient is enrolled at the facility. */
  programmes: v.array(v.string()),
  /** The highest risk in any programme, and its reasons. */
  risk,
  reasons,
  /** When the patient was last reached by phone or arrived for an encounter; null if never. */
  lastContactAt: v.nullable(unixSecondsSchema),
  /** The earliest of the next call, the next encounter and the next task; the start of the day for a task. */
  next: v.nullable(v.looseObject({ kind: v.string(), at: unixSecondsSchema })),
  /** Due date of the current pregnancy, YYYY-MM-DD. */
  edd: v.nullable(v.string()),
  /** Open alerts by severity. */
  alerts: v.looseObject({ critical: v.number(), review: v.number() }),
  alert,
  signs,
  claim: v.nullable(workClaimSchema),
  tags: v.array(shownTagSchema),
  /** Why the patient is in the user's own list, as `OWN_REASONS`; empty in the facility's list. */
  why: v.array(v.string()),
});
export type ListedPatient = v.InferOutput<typeof listedPatientSchema>;
