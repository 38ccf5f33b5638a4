import { linkInfant, listInfants, unlinkInfant } from '@careline/core/internal/patients';
import { requirePatient } from '../../platform/access/access.ts';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as infants from './infants.ts';

export const infantRoutes: readonly Route[] = [
  route(listInfants, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const data = await infants.listInfants(tx, caller, vitaId);
    touched(...data.map((infant) => infant.vitaId));
    return { vitaId, data };
  }),

  route(linkInfant, async ({ body }, call) => {
    call.touched(body.vitaId, body.infantId);
    return { vitaId: body.vitaId, data: await infants.linkInfant(call.tx, body, entryOf(call)) };
  }),

  route(unlinkInfant, async ({ body }, call) => {
    call.touched(body.vitaId, body.infantId);
    return { vitaId: body.vitaId, data: await infants.unlinkInfant(call.tx, body, entryOf(call)) };
  }),
];
