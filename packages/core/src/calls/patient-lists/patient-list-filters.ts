import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { tagCodeSchema } from '#patients';
import { PROGRAMME_KEYS } from '#programmes';
import { WORK_RISKS } from '../worklist/work-item.ts';

const MAX_SEARCH = 120;
/** Later than any pregnancy that is still open without an outcome. */
export const MAX_PREGNANCY_WEEK = 45;
/** Days without contact that the list offers to find. */
export const QUIET_DAYS = 30;
const MAX_QUIET_DAYS = 365;

const week = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PREGNANCY_WEEK));

export const patientListFilterEntries = {
  /** Words of a name, the beginning of a UHID, a phone number or its last four digits. */
  text: v.optional(nonEmptyTextSchema(MAX_SEARCH)),
  programme: v.optional(v.picklist(PROGRAMME_KEYS)),
  /** A project in which the patient is enrolled now. */
  projectId: v.optional(uuidSchema),
  /** Code of one of the patient's tags. */
  tag: v.optional(tagCodeSchema),
  /** The highest risk in any programme. */
  risk: v.optional(v.picklist(WORK_RISKS)),
  /** Beginning of an ICD-10 code, or part of a diagnosis. */
  diagnosis: v.optional(v.pipe(nonEmptyTextSchema(60), v.minLength(3, 'must have 3 characters'))),
  /** Completed weeks of the current pregnancy, inclusive. */
  weekFrom: v.optional(week),
  weekTo: v.optional(week),
  /** Days in which the patient was neither reached by phone nor seen. */
  quietDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUIET_DAYS))),
};

const schema = v.strictObject(patientListFilterEntries);
export type PatientListFilters = Readonly<v.InferOutput<typeof schema>>;
