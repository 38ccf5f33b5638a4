import {
  addAddendum,
  cancelSeries,
  createSeries,
  finishEncounter,
  moveEncounter,
} from '@careline/core/internal/encounters';
import { registerWalkIn } from '@careline/core/internal/patients/registration';
import type { PatientMessaging } from '../messages/message-carrier.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as addenda from './addenda.ts';
import { encounterEntryOf } from './encounter-entry.ts';
import { cancelEncounterSeries, createEncounterSeries } from './encounter-series.ts';
import { finishStored } from './finish-encounter.ts';
import { moveStored } from './move-encounter.ts';
import { registerWalkInPatient } from './walk-in.ts';

/** Routes that change an encounter beyond a single lifecycle event. */
export const encounterChangeRoutes = (messaging: PatientMessaging): readonly Route[] => [
  route(registerWalkIn, async ({ body: { notDuplicateOf, visit, ...registration } }, call) => {
    const { vitaId } = registration;
    call.touched(vitaId);
    if (notDuplicateOf) call.noted({ notDuplicateOf });
    const entry = encounterEntryOf(call, messaging);
    return { vitaId, data: await registerWalkInPatient(call.tx, registration, visit, entry) };
  }),

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

  route(createSeries, async ({ body }, call) => {
    const { vitaId } = body.encounter;
    call.touched(vitaId);
    call.noted({ times: body.later.length + 1 });
    return { vitaId, data: await createEncounterSeries(call.tx, body, encounterEntryOf(call, messaging)) };
  }),

  route(cancelSeries, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    const { encounter, cancelled } = await cancelEncounterSeries(
      call.tx,
      body,
      encounterEntryOf(call, messaging),
    );
    call.noted({ cancelled });
    return { vitaId, data: encounter, cancelled };
  }),

  route(addAddendum, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await addenda.addAddendum(call.tx, body, encounterEntryOf(call, messaging)) };
  }),
];
