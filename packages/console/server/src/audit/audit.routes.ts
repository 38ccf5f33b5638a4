import {
  findAuditPatient,
  getPatientReport,
  listAudit,
  listAuditPeople,
} from '@careline/core/internal/audit';
import { findByUhid } from '../patients/find-by-uhid.ts';
import { notFound } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { searchAudit } from './audit-list.ts';
import { reportPatient } from './audit-report.ts';

const listRoute = route(listAudit, async ({ query }, { tx, caller, touched, noted }) => {
  const { export: leaves, ...filters } = query;
  const { from, to, vitaId } = filters;
  if (from && to && from > to) refuseFaults([{ path: 'to', message: 'must not be before from' }]);
  if (vitaId) touched(vitaId);
  if (leaves) noted({ export: true });
  const { organisationId, timeZone } = caller;
  const page = await searchAudit(tx, { organisationId, timeZone, ...filters });
  touched(...page.data.flatMap((event) => event.patients.map((patient) => patient.vitaId)));
  return { ...page };
});

const peopleRoute = route(listAuditPeople, async (_, { tx, caller }) => ({
  data: await tx
    .selectFrom('staff')
    .select(['id', 'name', 'active'])
    .where('organisation_id', '=', caller.organisationId)
    .orderBy('name')
    .orderBy('id')
    .execute(),
}));

const findRoute = route(findAuditPatient, async ({ body: { uhid } }, { tx, caller, touched }) => {
  const patient = await findByUhid(tx, caller.organisationId, uhid);
  if (!patient) throw notFound('patient');
  touched(patient.vitaId);
  return { vitaId: patient.vitaId, data: patient };
});

const reportRoute = route(getPatientReport, async ({ query: { vitaId } }, { tx, caller, now, touched }) => {
  touched(vitaId);
  const { organisationId } = caller;
  return { vitaId, data: await reportPatient(tx, { organisationId, vitaId, now }) };
});

/** Routes for auditors. Reading the audit is itself audited. */
export const auditRoutes: readonly Route[] = [listRoute, peopleRoute, findRoute, reportRoute];
