import { endOxygenTarget, getPatientCourse, setOxygenTarget } from '@careline/core/internal/trends';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { endTarget, setTarget } from './oxygen-targets.ts';
import { readCourseEnrolments, readFacts, sentFacts } from './person-facts.ts';

/** Returns the facts that decide which ranges apply to a patient on a given day. */
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
