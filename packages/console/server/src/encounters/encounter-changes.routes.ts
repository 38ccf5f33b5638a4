import { finishEncounter, moveEncounter } from '@careline/core/encounters';
import { entryOf } from '../platform/access/entry-of.ts';
import { type Route, route } from '../platform/http/route.ts';
import { finishStored } from './finish-encounter.ts';
import { moveStored } from './move-encounter.ts';

/** What changes an encounter beyond one event of its lifecycle. */
export const encounterChangeRoutes: readonly Route[] = [
  route(moveEncounter, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await moveStored(call.tx, body, entryOf(call)) };
  }),

  route(finishEncounter, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await finishStored(call.tx, body, entryOf(call)) };
  }),
];
