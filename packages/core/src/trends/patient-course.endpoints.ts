import * as v from 'valibot';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { pregnancySchema } from '#patients';

/** `PersonCourse` as it is sent. */
export const personCourseSchema = v.looseObject({
  sex: v.string(),
  birthDate: v.nullable(v.string()),
  /** The earliest first. */
  pregnancies: v.array(pregnancySchema),
});

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
  path: '/patients/course',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    course: personCourseSchema,
    /** Those at the reader's facility, ended ones too, the earliest first. */
    enrolments: v.array(courseEnrolmentSchema),
  }),
});

export const patientCourseEndpoints = [getPatientCourse] as const;
