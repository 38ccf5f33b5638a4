import { endOxygenTarget, getPatientCourse, setOxygenTarget } from '@careline/core/trends';
import { type Route, route } from '../http/route.ts';
import { notFound, requirePatient } from '../store/access.ts';
import { endTarget, setTarget } from '../store/oxygen-targets.ts';
import { readCourseEnrolments, readFacts, sentFacts } from '../store/person-facts.ts';
import { entryOf } from './entry-of.ts';

/** What of a patient decides which ranges hold on a day. */
export const patientCourseRoutes: readonly Route[] = [
  route(getPatientCourse, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const facts = (await readFacts(tx, new Map([[vitaId, caller.timeZone]]))).get(vitaId);
    if (!facts) throw notFound('patient');
    const enrolments = await readCourseEnrolments(tx, caller, vitaId);
    return {
      vitaId,
      course: sentFacts(facts),
      enrolments: enrolments.map((enrolment) => ({ ...enrolment })),
    };
  }),

  route(setOxygenTarget, async ({ body: { target } }, call) => {
    call.touched(target.vitaId);
    return { vitaId: target.vitaId, data: { ...(await setTarget(call.tx, target, entryOf(call))) } };
  }),

  route(endOxygenTarget, async ({ body: { target } }, call) => {
    call.touched(target.vitaId);
    return { vitaId: target.vitaId, data: { ...(await endTarget(call.tx, target, entryOf(call))) } };
  }),
];
