import { countWaiting, getRecordSummary, listTimeline } from '@careline/core/overview';
import type { PatientMessaging } from '../messages/patient-messaging.ts';
import { requirePatient } from '../platform/access/access.ts';
import { type Route, route } from '../platform/http/route.ts';
import { readWaiting } from './count-waiting.ts';
import { readSummary } from './record-summary.ts';
import * as timeline from './timeline.ts';

export const overviewRoutes = ({ carriers }: PatientMessaging): readonly Route[] => [
  route(getRecordSummary, async ({ query: { vitaId } }, { tx, caller, now, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await readSummary(tx, { vitaId, caller, now }) };
  }),

  route(countWaiting, async (_, { tx, caller, now }) => ({ data: await readWaiting(tx, { caller, now }) })),

  route(listTimeline, async ({ query }, { tx, caller, now, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    const messages = { now, carriers };
    return { vitaId: query.vitaId, ...(await timeline.listTimeline(tx, { ...query, caller, messages })) };
  }),
];
