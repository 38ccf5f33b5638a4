import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { personFactsSchema } from '#patients';
import { endOxygenTarget, setOxygenTarget } from './oxygen-target.endpoints.ts';

/** Times in unix seconds; `enrolledAt` is 0 where it is not known, `endedAt` absent while it lasts. */
const courseEnrolmentSchema = v.looseObject({
  programme: v.string(),
  enrolledAt: unixSecondsSchema,
  endedAt: v.optional(unixSecondsSchema),
});

/** What of a patient decides which ranges hold on a day, and since when the patient is in which programme. */
export const getPatientCourse = defineEndpoint({
  name: 'patients/course',
  summary: 'What of a patient decides which ranges hold on a day',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: { en: "Looked at a patient's enrolments and pregnancies", hi: 'मरीज़ के नामांकन और गर्भावस्थाएँ देखी गईं' },
  path: '/patients/course',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    course: personFactsSchema,
    /** Those at the reader's facility, ended ones too, the earliest first. */
    enrolments: v.array(courseEnrolmentSchema),
  }),
});

export const patientCourseEndpoints = [getPatientCourse, setOxygenTarget, endOxygenTarget] as const;
