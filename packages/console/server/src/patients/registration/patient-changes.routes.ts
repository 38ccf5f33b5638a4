import {
  activateProgramme,
  getRegistrationHistory,
  updatePatient as updateEndpoint,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import { requirePatient } from '../../platform/access/access.ts';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listPatientChanges } from '../patient-changes.ts';
import { changeEnrolment } from './change-enrolments.ts';
import { changeStatus } from './change-status.ts';
import { changedParts, updatePatient } from './update-patient.ts';

export const patientChangeRoutes: readonly Route[] = [
  route(updateEndpoint, async ({ body }, call) => {
    const { vitaId, reason } = body;
    call.touched(vitaId);
    call.noted({ changed: changedParts(body), reason: reason.code });
    return { vitaId, data: await updatePatient(call.tx, body, entryOf(call)) };
  }),

  route(activateProgramme, async ({ body }, call) => {
    const { vitaId, action, programme, on, reason } = body;
    call.touched(vitaId);
    call.noted({ action, programme, on, reason: reason.code });
    return { vitaId, data: await changeEnrolment(call.tx, body, entryOf(call)) };
  }),

  route(updateStatus, async ({ body }, call) => {
    const { vitaId, to, reason } = body;
    call.touched(vitaId);
    call.noted({ to, reason: reason.code });
    return { vitaId, data: await changeStatus(call.tx, body, entryOf(call)) };
  }),

  route(getRegistrationHistory, async ({ query: { vitaId, after } }, call) => {
    call.touched(vitaId);
    await requirePatient(call.tx, call.caller, vitaId);
    return { vitaId, ...(await listPatientChanges(call.tx, vitaId, after)) };
  }),
];
