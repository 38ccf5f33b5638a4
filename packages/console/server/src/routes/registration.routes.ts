import {
  getRegistration,
  listDuplicates,
  registerPatient as registerEndpoint,
} from '@careline/core/patients/registration';
import { type Route, route } from '../http/route.ts';
import { findDuplicates } from '../store/duplicates.ts';
import { registerPatient } from '../store/register-patient.ts';
import { readRegistration } from '../store/registered-patients.ts';
import { entryOf } from './entry-of.ts';

const registerRoute = route(registerEndpoint, async ({ body: { notDuplicateOf, ...registration } }, call) => {
  const { vitaId } = registration;
  call.touched(vitaId);
  if (notDuplicateOf) call.noted({ notDuplicateOf });
  return { vitaId, data: await registerPatient(call.tx, registration, entryOf(call)) };
});

const getRoute = route(getRegistration, async ({ query: { vitaId } }, call) => {
  call.touched(vitaId);
  return { vitaId, data: await readRegistration(call.tx, entryOf(call), vitaId) };
});

const duplicatesRoute = route(listDuplicates, async ({ body }, call) => {
  const found = await findDuplicates(call.tx, body, entryOf(call));
  call.touched(...found.data.map(({ vitaId }) => vitaId));
  return found;
});

/** Who is registered, with what, and whom somebody may already be. */
export const registrationRoutes: readonly Route[] = [registerRoute, getRoute, duplicatesRoute];
