import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { personFactsSchema } from '#patients';
import { endOxygenTarget, setOxygenTarget } from './oxygen-target.endpoints.ts';
import * as words from './words/en.ts';

/** Times in unix seconds; `enrolledAt` is 0 if unknown, `endedAt` absent while active. */
const courseEnrolmentSchema = v.looseObject({
  programme: v.string(),
  enrolledAt: unixSecondsSchema,
  endedAt: v.optional(unixSecondsSchema),
});

/** Returns the facts that decide which ranges apply on a day, and the patient's enrolments. */
export const getPatientCourse = defineEndpoint({
  name: 'patients/course',
  summary: 'Facts about a patient that decide which ranges apply on a day',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.patientCourse, 'getPatientCourse'),
  path: '/patients/course',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    course: personFactsSchema,
    /** Enrolments at the user's facility, including past ones, earliest first. */
    enrolments: v.array(courseEnrolmentSchema),
  }),
});

export const patientCourseEndpoints = [getPatientCourse, setOxygenTarget, endOxygenTarget] as const;
