import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { addReport as storeReport } from '../../src/record/reports.ts';
import { callContent } from '../content/call-content.ts';
import { encounterContent } from '../content/encounter-content.ts';
import { aFile, aReport } from '../content/report-content.ts';
import type { TestServer } from '../test-server.ts';
import type { SampleSubject } from './access-samples.ts';

interface Place {
  readonly organisationId: string;
  readonly facilityId: string;
}

async function addUhid(server: TestServer, vitaId: string, { organisationId }: Place): Promise<string> {
  const uhid = `CL${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`;
  await server.db
    .insertInto('identifier')
    .values({
      person_id: vitaId,
      organisation_id: organisationId,
      system: 'uhid',
      value: uhid,
      value_key: uhid.toLowerCase(),
    })
    .execute();
  return uhid;
}

/** Sends a request as a staff member of the facility. */
async function post(
  server: TestServer,
  path: string,
  body: unknown,
  { facilityId, scopes }: { facilityId: string; scopes: readonly string[] },
): Promise<void> {
  const staff = await server.addStaff({ facilityIds: [facilityId], scopes });
  const answer = await server.fetch(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${staff.token}`,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} did not store it: ${await answer.text()}`);
}

async function addCall(
  server: TestServer,
  vitaId: string,
  facilityId: string,
): Promise<Pick<SampleSubject, 'contactId' | 'calledAt'>> {
  const calledAt = Math.floor(Date.now() / 1000);
  const contact = callContent(calledAt).contact(vitaId);
  const scopes = ['prohealth', 'hmCallInfo'];
  await post(server, '/api/routine/touchpoint/v2/add', { contact }, { facilityId, scopes });
  return { contactId: contact.id, calledAt };
}

async function addEncounter(server: TestServer, vitaId: string, facilityId: string): Promise<string> {
  const encounter = encounterContent(Math.floor(Date.now() / 1000)).encounter(vitaId, facilityId);
  const scopes = ['prohealth', 'health-check-registration'];
  await post(server, '/api/encounters/create', { encounter }, { facilityId, scopes });
  return encounter.id;
}

async function addReport(server: TestServer, vitaId: string, facilityId: string): Promise<string> {
  const { staffId } = await server.addStaff({ facilityIds: [facilityId] });
  const { organisationId } = server;
  const now = Math.floor(Date.now() / 1000);
  const entry = { organisationId, facilityId, staffId, name: 'Asha Verma', timeZone: 'Asia/Kolkata', now };
  const report = { ...aReport(vitaId, now), forCall: false };
  const metaInfo = { updatedAt: now, deleted: false, source: 'manual' };
  await runWork(server.db, (tx) => storeReport(tx, { ...report, metaInfo }, aFile(), entry));
  return report.id;
}

async function addPartner(
  server: TestServer,
  name: string,
  { organisationId, facilityId }: Place,
): Promise<string> {
  const id = newId();
  const at = { created_at: 1, updated_at: 1_700_000_000 };
  await server.db
    .insertInto('partner')
    .values({
      id,
      organisation_id: organisationId,
      name,
      issuer: `https://${id}.example`,
      origins: ['https://portal.example'],
      scopes: ['prohealth', 'search'],
      ...at,
    })
    .execute();
  await server.db
    .insertInto('partner_facility')
    .values({ partner_id: id, facility_id: facilityId })
    .execute();
  return id;
}

/**
 * Adds a patient with a call and an encounter, a staff member and a partner at one facility of the server's
 * organisation.
 */
export async function ofFacility(server: TestServer, facilityId: string): Promise<SampleSubject> {
  const place = { organisationId: server.organisationId, facilityId };
  const vitaId = await server.addPatient('Own Patient', [facilityId]);
  const { staffId } = await server.addStaff({ facilityIds: [facilityId] });
  return {
    vitaId,
    auditedVitaId: vitaId,
    uhid: await addUhid(server, vitaId, place),
    ...(await addCall(server, vitaId, facilityId)),
    encounterId: await addEncounter(server, vitaId, facilityId),
    reportId: await addReport(server, vitaId, facilityId),
    staffId,
    partnerId: await addPartner(server, 'Own Portal', place),
    facilityId,
  };
}

/**
 * Adds what staff of the first facility must never see: patient, call and encounter of the second facility;
 * staff, partner and facility of another organisation. Their names begin with "Foreign". The UHID is the one of
 * the other organisation's patient, for whom emergency access is impossible.
 */
export async function aStranger(server: TestServer): Promise<SampleSubject> {
  const { db, otherFacilityId } = server;
  const organisationId = newId();
  const facilityId = newId();
  const staffId = newId();
  await db.insertInto('organisation').values({ id: organisationId, name: 'Foreign Health' }).execute();
  await db
    .insertInto('facility')
    .values({ id: facilityId, organisation_id: organisationId, name: 'Foreign Clinic' })
    .execute();
  await db
    .insertInto('staff')
    .values({
      id: staffId,
      organisation_id: organisationId,
      name: 'Foreign Person',
      email: `${staffId}@foreign.example`,
    })
    .execute();
  const vitaId = await server.addPatient('Foreign Patient', [otherFacilityId]);
  const abroad = await server.addPatient('Foreign Patient Abroad', []);
  await db.updateTable('person').set({ organisation_id: organisationId }).where('id', '=', abroad).execute();
  return {
    vitaId,
    auditedVitaId: abroad,
    uhid: await addUhid(server, abroad, { organisationId, facilityId }),
    ...(await addCall(server, vitaId, otherFacilityId)),
    encounterId: await addEncounter(server, vitaId, otherFacilityId),
    reportId: await addReport(server, vitaId, otherFacilityId),
    staffId,
    partnerId: await addPartner(server, 'Foreign Portal', { organisationId, facilityId }),
    facilityId,
  };
}
