import { addAddendum, finishEncounter, moveEncounter } from '@careline/core/internal/encounters';
import type { PatientMessaging } from '../messages/message-carrier.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as addenda from './addenda.ts';
import { encounterEntryOf } from './encounter-entry.ts';
import { finishStored } from './finish-encounter.ts';
import { moveStored } from './move-encounter.ts';

/** Routes that change an encounter beyond a single lifecycle event. */
export const encounterChangeRoutes = (messaging: PatientMessaging): readonly Route[] => [
  route(moveEncounter, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await moveStored(call.tx, body, encounterEntryOf(call, messaging)) };
  }),

  route(finishEncounter, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await finishStored(call.tx, body, encounterEntryOf(call, messaging)) };
  }),

  route(addAddendum, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await addenda.addAddendum(call.tx, body, encounterEntryOf(call, messaging)) };
  }),
];
