import {
  getRegistration,
  listDuplicates,
  registerPatient as registerEndpoint,
} from '@careline/core/internal/patients/registration';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findDuplicates } from './duplicates.ts';
import { registerPatient } from './register-patient.ts';
import { readRegistration } from './registered-patients.ts';

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

export const registrationRoutes: readonly Route[] = [registerRoute, getRoute, duplicatesRoute];
