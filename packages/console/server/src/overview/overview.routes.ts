import {
  countWaiting,
  getRecordSummary,
  listOpenItems,
  listOwnOpenItems,
  listTimeline,
  reviewResult,
} from '@careline/core/internal/overview';
import { readOpenItems, shownItems } from '../finishing/open-items.ts';
import { reviewStored } from '../finishing/review-result.ts';
import type { PatientMessaging } from '../messages/message-carrier.ts';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { readWaiting } from './count-waiting.ts';
import { readOwnItems } from './own-items.ts';
import { readSummary } from './record-summary.ts';
import * as timeline from './timeline.ts';

/** Returns the patient's open items that the caller may see. */
const openItems = async ({ tx, caller, now }: Call, vitaId: string) => {
  const { organisationId, scopes } = caller;
  return { vitaId, data: shownItems(await readOpenItems(tx, { organisationId, vitaId, now }), scopes) };
};

export const overviewRoutes = ({ carriers }: PatientMessaging): readonly Route[] => [
  route(getRecordSummary, async ({ query: { vitaId } }, { tx, caller, now, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await readSummary(tx, { vitaId, caller, now }) };
  }),

  route(countWaiting, async (_, { tx, caller, now }) => ({ data: await readWaiting(tx, { caller, now }) })),

  route(listOpenItems, async ({ query: { vitaId } }, call) => {
    call.touched(vitaId);
    await requirePatient(call.tx, call.caller, vitaId);
    return openItems(call, vitaId);
  }),

  route(listOwnOpenItems, async (_, { tx, caller, now, touched }) => {
    const answer = await readOwnItems(tx, { caller, now });
    touched(...answer.data.map(({ vitaId }) => vitaId));
    return answer;
  }),

  route(reviewResult, async ({ body }, call) => {
    const { vitaId, kind, id } = body;
    call.touched(vitaId);
    call.noted({ kind, id });
    await requirePatient(call.tx, call.caller, vitaId);
    await reviewStored(call.tx, body, entryOf(call));
    return openItems(call, vitaId);
  }),

  route(listTimeline, async ({ query }, { tx, caller, now, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    const messages = { now, carriers };
    return { vitaId: query.vitaId, ...(await timeline.listTimeline(tx, { ...query, caller, messages })) };
  }),
];
