import { getPatientCourse } from '@careline/core/trends';
import { type Route, route } from '../http/route.ts';
import { notFound, requirePatient } from '../store/access.ts';
import { readCourseEnrolments, readCourses, sentPregnancies } from '../store/patient-course.ts';

/** What of a patient decides which ranges hold on a day. */
export const patientCourseRoutes: readonly Route[] = [
  route(getPatientCourse, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const course = (await readCourses(tx, new Map([[vitaId, caller.timeZone]]))).get(vitaId);
    if (!course) throw notFound('patient');
    const enrolments = await readCourseEnrolments(tx, caller, vitaId);
    const pregnancies = sentPregnancies(course);
    return {
      vitaId,
      course: { ...course, pregnancies },
      enrolments: enrolments.map((enrolment) => ({ ...enrolment })),
    };
  }),
];
