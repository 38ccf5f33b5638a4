import {
  addAssessment,
  listAssessments,
  offerAssessments,
  standingAssessments,
  withdrawAssessment,
} from '@careline/core/internal/assessments';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as assessments from './assessments.ts';
import { readStanding } from './standing-scores.ts';

export const assessmentRoutes: readonly Route[] = [
  route(listAssessments, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await assessments.listAssessments(tx, vitaId) };
  }),

  route(standingAssessments, async ({ query: { vitaId } }, { tx, caller, touched, now }) => {
    touched(vitaId);
    return { vitaId, ...(await readStanding(tx, caller, vitaId, now)) };
  }),

  route(offerAssessments, async ({ query: { vitaId } }, { tx, caller, touched, now }) => {
    touched(vitaId);
    return { vitaId, ...(await assessments.offerScales(tx, caller, vitaId, now)) };
  }),

  route(addAssessment, async ({ body: { assessment } }, call) => {
    call.touched(assessment.vitaId);
    const data = await assessments.addAssessment(call.tx, assessment, entryOf(call));
    return { vitaId: assessment.vitaId, data };
  }),

  route(withdrawAssessment, async ({ body: { assessment } }, call) => {
    call.touched(assessment.vitaId);
    const data = await assessments.withdrawAssessment(call.tx, assessment, entryOf(call));
    return { vitaId: assessment.vitaId, data };
  }),
];
