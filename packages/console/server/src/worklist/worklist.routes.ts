import { listFacilityPatients, listMyPatients } from '@careline/core/internal/calls/patient-lists';
import {
  claimNext,
  claimPatient,
  getTeamWork,
  getWorkNumbers,
  giveWork,
  listCarriedPatients,
  listWork,
  MAX_CARRIED_PATIENTS,
  reassignPatient,
  releasePatient,
  takeBackWork,
} from '@careline/core/internal/calls/worklist';
import { readWholePatient } from '../patients/whole-patient.ts';
import { requirePatient } from '../platform/access/access.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { listPatientsOf, ofFacility, ofReader } from './patient-list.ts';
import * as claims from './work-claims.ts';
import * as list from './work-list.ts';
import * as team from './work-team.ts';

function claimerOf({ caller, now }: Call): claims.Claimer {
  const { organisationId, facilityId, timeZone, staffId } = caller;
  return { organisationId, facilityId, timeZone, staffId, now };
}

async function requireTouched(call: Call, vitaId: string): Promise<void> {
  call.touched(vitaId);
  await requirePatient(call.tx, call.caller, vitaId);
}

const noteTaken = (call: Call, takenFrom: string | undefined): void => {
  if (takenFrom !== undefined) call.noted({ takenFrom });
};

/** Answers one of the lists of patients. */
const patientListRoute = (
  endpoint: typeof listMyPatients | typeof listFacilityPatients,
  sourceOf: typeof ofReader,
): Route =>
  route(endpoint, async ({ body: { limit, after, ...filters } }, call) => {
    const page = await listPatientsOf(call.tx, sourceOf, { ...claimerOf(call), filters, limit, after });
    call.touched(...page.data.map(({ vitaId }) => vitaId));
    return { ...page, asOf: call.now };
  });

export const worklistRoutes: readonly Route[] = [
  patientListRoute(listMyPatients, ofReader),
  patientListRoute(listFacilityPatients, ofFacility),

  route(listWork, async ({ query: { limit, after, ...filters } }, call) => {
    const reader = claimerOf(call);
    const page = await list.listWork(call.tx, { ...reader, filters, limit, after });
    call.touched(...page.data.map(({ vitaId }) => vitaId));
    return { ...page, asOf: call.now };
  }),

  route(getWorkNumbers, async (_, call) => {
    const reader = claimerOf(call);
    return { data: await list.readWorkNumbers(call.tx, reader), asOf: call.now };
  }),

  route(listCarriedPatients, async ({ query: filters }, call) => {
    const page = await list.listWork(call.tx, { ...claimerOf(call), filters, limit: MAX_CARRIED_PATIENTS });
    const free = page.data.filter(({ claim }) => claim === null || claim.mine);
    const vitaIds = [...new Set(free.map(({ vitaId }) => vitaId))];
    call.touched(...vitaIds);
    const data = [];
    for (const vitaId of vitaIds) data.push(await readWholePatient(call, vitaId));
    return { data };
  }),

  route(claimNext, async ({ body }, call) => {
    const item = await claims.claimNext(call.tx, body, claimerOf(call));
    if (item) call.touched(item.vitaId);
    return { data: item ?? null };
  }),

  route(claimPatient, async ({ body }, call) => {
    await requireTouched(call, body.vitaId);
    const { claim, takenFrom } = await claims.claimPatient(call.tx, claimerOf(call), body);
    noteTaken(call, takenFrom);
    return { vitaId: body.vitaId, data: { claim } };
  }),

  route(releasePatient, async ({ body: { vitaId } }, call) => {
    await requireTouched(call, vitaId);
    return { vitaId, data: { claim: await claims.releasePatient(call.tx, claimerOf(call), vitaId) } };
  }),

  route(reassignPatient, async ({ body }, call) => {
    await requireTouched(call, body.vitaId);
    const { claim, takenFrom } = await claims.reassignPatient(call.tx, claimerOf(call), body);
    call.noted({ givenTo: body.staffId });
    noteTaken(call, takenFrom);
    return { vitaId: body.vitaId, data: { claim } };
  }),

  route(getTeamWork, async (_, call) => ({
    data: await team.readTeamWork(call.tx, claimerOf(call)),
    asOf: call.now,
  })),

  route(giveWork, async ({ body }, call) => {
    const given = await team.giveWork(call.tx, claimerOf(call), body);
    call.touched(...given);
    call.noted({ givenTo: body.staffId });
    return { data: { given: given.length } };
  }),

  route(takeBackWork, async ({ body: { staffId } }, call) => {
    const taken = await team.takeBackWork(call.tx, claimerOf(call), staffId);
    call.touched(...taken);
    call.noted({ takenFrom: staffId });
    return { data: { taken: taken.length } };
  }),
];
