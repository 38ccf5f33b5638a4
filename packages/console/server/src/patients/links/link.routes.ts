import type { Endpoint } from '@careline/core/internal/http';
import {
  answerLink,
  askForLink,
  listAskedLinks,
  listOpenLinks,
  withdrawLink,
} from '@careline/core/internal/patients/duplicates';
import { facilitiesWith } from '../../platform/access/access.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import { entryOf } from '../../platform/access/entry.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { answerLinkRequest, listOpen } from './link-answers.ts';
import { listAsked, storeLinkRequest, withdrawLinkRequest } from './link-requests.ts';

/** The row of the other side: at which facility, about whom. The row of the request itself stands at the caller's. */
const auditAt = (call: Call, action: Endpoint, facilityId: string, vitaIds: readonly string[], id: string) =>
  writeAudit(call.tx, {
    organisationId: call.caller.organisationId,
    facilityId,
    staffId: call.caller.staffId,
    requestId: call.requestId,
    action,
    outcome: 'done',
    personIds: vitaIds,
    details: { link: id },
  });

/** One row at each facility that has one of the patients: what their own staff are asked, and by whom. */
async function auditAsked(
  call: Call,
  action: Endpoint,
  vitaIds: readonly string[],
  id: string,
): Promise<void> {
  for (const one of await facilitiesWith(call.tx, vitaIds))
    await auditAt(call, action, one.facilityId, one.vitaIds, id);
}

/** Neither the answer nor the own row of the audit tells whether somebody fits. */
const askRoute = route(askForLink, async ({ body }, call) => {
  const { data, vitaIds } = await storeLinkRequest(call.tx, body, entryOf(call));
  call.noted({ link: data.id });
  await auditAsked(call, askForLink, vitaIds, data.id);
  return { data };
});

const withdrawRoute = route(withdrawLink, async ({ body: { id } }, call) => {
  const { data, vitaIds } = await withdrawLinkRequest(call.tx, id, entryOf(call));
  call.noted({ link: id });
  await auditAsked(call, withdrawLink, vitaIds, id);
  return { data };
});

const askedRoute = route(listAskedLinks, async (_, call) => {
  const data = await listAsked(call.tx, entryOf(call));
  call.touched(...data.flatMap(({ vitaId }) => vitaId ?? []));
  return { data };
});

const openRoute = route(listOpenLinks, async (_, call) => {
  const data = await listOpen(call.tx, entryOf(call));
  call.touched(...data.map(({ patient }) => patient.vitaId));
  return { data };
});

const answerRoute = route(answerLink, async ({ body }, call) => {
  const { id, vitaId, answer } = body;
  call.touched(vitaId);
  const { facilityId } = await answerLinkRequest(call.tx, body, entryOf(call));
  call.noted({ link: id, answer, facility: facilityId });
  if (answer === 'grant') await auditAt(call, answerLink, facilityId, [vitaId], id);
  return { vitaId };
});

/** Patients of another facility, linked by asking. */
export const linkRoutes: readonly Route[] = [askRoute, askedRoute, openRoute, answerRoute, withdrawRoute];
