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

/** Writes an audit entry at the other facility. The caller's own facility has the entry of the request itself. */
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

/** Writes an audit entry at each facility with a matching patient, so its staff can see who asked. */
async function auditAsked(
  call: Call,
  action: Endpoint,
  vitaIds: readonly string[],
  id: string,
): Promise<void> {
  for (const one of await facilitiesWith(call.tx, vitaIds))
    await auditAt(call, action, one.facilityId, one.vitaIds, id);
}

/** Neither the response nor the caller's audit entry reveals whether a patient matches. */
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

export const linkRoutes: readonly Route[] = [askRoute, askedRoute, openRoute, answerRoute, withdrawRoute];
