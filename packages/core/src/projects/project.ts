import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { PROGRAMME_KEYS } from '#programmes';
import * as words from './words/en.ts';

export const PROJECT_KINDS = ['camp', 'programme', 'study'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** `planned` before its first day, `ended` after its last day or when an administrator ended it. */
export const PROJECT_STATES = ['planned', 'running', 'ended'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const MAX_PROJECT_NAME = 120;
export const MAX_PROJECT_TEXT = 1000;
export const MAX_PROJECT_REASON = 300;
const MAX_PROJECT_MEMBERS = 200;
const MAX_PROJECT_FACILITIES = 500;
export const MAX_TARGET = 10_000_000;

const targetSchema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TARGET)));

const uniqueIds = (most: number, what: string) =>
  v.pipe(
    v.array(uuidSchema),
    v.maxLength(most, `must have at most ${most} ${what}`),
    v.check((ids) => new Set(ids).size === ids.length, `must not name the same one of the ${what} twice`),
  );

/** A named piece of work: a camp, a state programme or a study. Administrators save it as a whole. */
export const projectFieldsSchema = v.pipe(
  v.strictObject({
    name: nonEmptyTextSchema(MAX_PROJECT_NAME),
    kind: v.picklist(PROJECT_KINDS),
    description: textSchema(MAX_PROJECT_TEXT),
    /** First and last day, inclusive; the last is null for work without an end. */
    fromDay: calendarDateSchema,
    untilDay: v.nullable(calendarDateSchema),
    /** Only patients of these programmes can be enrolled; empty for all patients. */
    programmes: v.pipe(v.array(v.picklist(PROGRAMME_KEYS)), v.maxLength(PROGRAMME_KEYS.length)),
    facilityIds: v.pipe(
      uniqueIds(MAX_PROJECT_FACILITIES, 'facilities'),
      v.minLength(1, 'must name at least one facility'),
    ),
    staffIds: uniqueIds(MAX_PROJECT_MEMBERS, 'staff'),
    /** Planned numbers of patients, consultations and calls; null without a target. */
    targets: v.strictObject({
      enrolled: targetSchema,
      consultations: targetSchema,
      calls: targetSchema,
    }),
  }),
  v.forward(
    v.check(
      ({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay,
      'must not be before the first day',
    ),
    ['untilDay'],
  ),
);
export type ProjectFields = v.InferInput<typeof projectFieldsSchema>;
export type ValidProject = v.InferOutput<typeof projectFieldsSchema>;

/** What targets are set for and counted. */
export const PROJECT_MEASURES = ['enrolled', 'consultations', 'calls'] as const;
export type ProjectMeasure = (typeof PROJECT_MEASURES)[number];

const namedSchema = v.looseObject({ id: uuidSchema, name: v.string() });
const countsSchema = v.looseObject({ enrolled: v.number(), consultations: v.number(), calls: v.number() });

export const projectSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  kind: v.string(),
  description: v.string(),
  fromDay: v.string(),
  untilDay: v.nullable(v.string()),
  programmes: v.array(v.string()),
  facilities: v.array(v.looseObject({ facilityId: uuidSchema, facilityName: v.string() })),
  staff: v.array(namedSchema),
  targets: v.looseObject({
    enrolled: v.nullable(v.number()),
    consultations: v.nullable(v.number()),
    calls: v.nullable(v.number()),
  }),
  state: v.string(),
  /** When and why an administrator ended it; null if no one did. */
  ended: v.nullable(v.looseObject({ at: unixSecondsSchema, by: namedSchema, reason: v.string() })),
  /** Patients who are enrolled now. */
  enrolled: v.number(),
  /** Changes send the version that they are based on. */
  version: v.number(),
});
export type Project = v.InferOutput<typeof projectSchema>;

/** Counts since the first day, of patients that were enrolled. */
export const projectProgressSchema = countsSchema;
export type ProjectProgress = v.InferOutput<typeof projectProgressSchema>;

export const enrolledPatientSchema = v.looseObject({
  vitaId: uuidSchema,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  gender: v.string(),
  enrolledAt: unixSecondsSchema,
  enrolledBy: namedSchema,
});
export type EnrolledPatient = v.InferOutput<typeof enrolledPatientSchema>;

const KIND_LABELS = words.kind satisfies CodedLabels<ProjectKind>;
const STATE_LABELS = words.state satisfies CodedLabels<ProjectState>;
const MEASURE_LABELS = words.measure satisfies CodedLabels<ProjectMeasure>;

export const projectKindLabel = (kind: string, locale?: string): string =>
  codedLabel(KIND_LABELS, kind, locale);

export const projectStateLabel = (state: string, locale?: string): string =>
  codedLabel(STATE_LABELS, state, locale);

export const projectMeasureLabel = (measure: string, locale?: string): string =>
  codedLabel(MEASURE_LABELS, measure, locale);

interface ProjectDays {
  readonly fromDay: string;
  readonly untilDay: string | null;
  /** Whether an administrator ended it. */
  readonly isEnded: boolean;
}

/** Returns the state of a project on a day, YYYY-MM-DD. */
export function projectState({ fromDay, untilDay, isEnded }: ProjectDays, today: string): ProjectState {
  if (isEnded || (untilDay !== null && untilDay < today)) return 'ended';
  return fromDay > today ? 'planned' : 'running';
}
