import { randomUUID } from 'node:crypto';
import { getPatientReport, listAudit } from '@careline/core/internal/audit';
import { addCallLog, dial } from '@careline/core/internal/calls';
import { addNote, addTask, listNotes } from '@careline/core/internal/care';
import { listCaseSheet, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { createEncounter, getEncounter } from '@careline/core/internal/encounters';
import { dayOf } from '@careline/core/internal/formatting';
import {
  type BodyOf,
  createHttpClient,
  type Endpoint,
  serviceBasesUnder,
} from '@careline/core/internal/http';
import { listLabs, orderLabs, storeLabReport } from '@careline/core/internal/labs';
import { phoneKey } from '@careline/core/internal/patients';
import { listPrescriptions, signPrescription, stopLine } from '@careline/core/internal/prescriptions';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { callContent } from '../content/call-content.ts';
import { aNote, aTask } from '../content/care-content.ts';
import { encounterContent } from '../content/encounter-content.ts';
import { aLabOrder, aLabReport, aResult } from '../content/lab-content.ts';
import { aPrescription } from '../content/prescription-content.ts';
import { aSheetVersion } from '../content/sheet-content.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const NOW = Math.floor(Date.now() / 1000);
const calls = callContent(NOW);
const visits = encounterContent(NOW);
const DAY = dayOf(NOW, 'Asia/Kolkata');

type Counts = Readonly<Record<string, number>>;

/** Selects the rows that an action stores for a patient. */
const ROWS: Readonly<Record<string, (vitaId: string) => RawBuilder<{ count: number }>>> = {
  'routine/dial': (id) => sql`select count(*)::int as count from contact where person_id = ${id}`,
  'calllog/add': (id) => sql`select count(*)::int as count from call_log where person_id = ${id}`,
  'notes/add': (id) => sql`select count(*)::int as count from care_note where person_id = ${id}`,
  'tasks/add': (id) =>
    sql`select count(*)::int as count from follow_up where person_id = ${id} and kind = 'task'`,
  'encounters/create': (id) => sql`select count(*)::int as count from encounter where person_id = ${id}`,
  'prescriptions/sign': (id) => sql`select count(*)::int as count from prescription where person_id = ${id}`,
  'prescriptions/stop': (id) =>
    sql`select count(*)::int as count from prescription_event e join prescription p on p.id = e.prescription_id
      where p.person_id = ${id}`,
  'case-sheets/save': (id) =>
    sql`select count(*)::int as count from case_sheet_version where person_id = ${id}`,
  'labs/order': (id) => sql`select count(*)::int as count from lab_order where person_id = ${id}`,
  'labs/report': (id) =>
    sql`select count(*)::int as count from lab_report_version v join lab_report r on r.id = v.report_id
      where r.person_id = ${id}`,
};

/** The actions for each patient, counted by hand from the day below. */
const WRITTEN: Readonly<Record<string, { readonly coach: Counts; readonly doctor: Counts }>> = {
  'Asha Patil': {
    coach: { 'routine/dial': 1, 'calllog/add': 1, 'notes/add': 1 },
    doctor: {
      'encounters/create': 1,
      'prescriptions/sign': 3,
      'case-sheets/save': 2,
      'labs/order': 1,
      'labs/report': 1,
      'notes/add': 1,
    },
  },
  'Ravi Kumar': {
    coach: { 'routine/dial': 1, 'calllog/add': 1, 'tasks/add': 2 },
    doctor: { 'prescriptions/sign': 1, 'prescriptions/stop': 1 },
  },
  'Zeenat Khan': { coach: {}, doctor: {} },
};
const NAMES = Object.keys(WRITTEN);

const sum = (counts: readonly Counts[]): Counts => {
  const all: Record<string, number> = {};
  for (const [act, count] of counts.flatMap(Object.entries) as [string, number][])
    all[act] = (all[act] ?? 0) + count;
  return all;
};

describe('a day at the clinic', () => {
  let server: TestServer;
  let doctor: TestStaff;
  let coach: TestStaff;
  let auditor: TestStaff;
  const idOf: Record<string, string> = {};

  const clientOf = ({ token }: TestStaff) =>
    createHttpClient({
      bases: serviceBasesUnder(`${server.origin}/api`),
      origin: server.origin,
      fetch,
      accessToken: async () => token,
    });
  const saver = (staff: TestStaff) => {
    const http = clientOf(staff);
    return <E extends Endpoint>(endpoint: E, body: BodyOf<E>) =>
      http.call(endpoint, { body, idempotencyKey: randomUUID() } as never);
  };

  async function callPatient(vitaId: string): Promise<void> {
    const save = saver(coach);
    const contact = calls.contact(vitaId);
    await save(dial, { contact });
    await save(addCallLog, calls.saved(contact.id, vitaId));
  }

  async function visitOfAsha(vitaId: string): Promise<void> {
    const save = saver(doctor);
    const http = clientOf(doctor);
    const encounter = visits.consultation(vitaId, server.facilityId);
    await save(createEncounter, { encounter });
    await http.call(getEncounter, { query: { id: encounter.id } });
    await http.call(listPrescriptions, { query: { vitaId } });
    for (let copy = 0; copy < 3; copy += 1) {
      await save(signPrescription, { prescription: aPrescription(vitaId, NOW) });
    }
    const version = aSheetVersion(vitaId, NOW);
    await save(saveCaseSheet, { version });
    await save(saveCaseSheet, { version: aSheetVersion(vitaId, NOW, { follows: [version.id] }) });
    await http.call(listCaseSheet, { query: { vitaId } });
    await save(orderLabs, { order: aLabOrder(vitaId, NOW, undefined, { expectedOn: DAY }) });
    await save(storeLabReport, { report: aLabReport(vitaId, NOW, [aResult('hba1c', '7.1', '%')]) });
    await http.call(listLabs, { query: { vitaId } });
    await save(addNote, { note: aNote(vitaId, NOW) });
  }

  async function adviceForRavi(vitaId: string): Promise<void> {
    const save = saver(doctor);
    const prescription = aPrescription(vitaId, NOW);
    await save(signPrescription, { prescription });
    await save(stopLine, {
      stop: {
        id: newId(),
        vitaId,
        prescriptionId: prescription.id,
        lineId: prescription.lines[0]?.id ?? '',
        reason: 'It made him dizzy',
      },
    });
  }

  beforeAll(async () => {
    server = await startTestServer({ routes: clinicalRoutes });
    doctor = await server.addStaff({
      scopes: ['prohealth', 'search', 'my_encounters', 'facility_encounters'],
      roles: ['OP Doctor'],
    });
    coach = await server.addStaff({ scopes: ['prohealth', 'search', 'hmCallInfo'], roles: ['Coach'] });
    auditor = await server.addStaff({ scopes: ['prohealth', 'auditor'] });
    const registration = { registration_council: 'MH', registration_number: '12345' };
    await server.db.updateTable('staff').set(registration).where('id', '=', doctor.staffId).execute();
    for (const name of NAMES) {
      const personId = await server.addPatient(name);
      const phone = { position: 0, value: '98765 43210', number_key: phoneKey('98765 43210'), use: null };
      await server.db
        .insertInto('person_phone')
        .values({ person_id: personId, ...phone })
        .execute();
      idOf[name] = personId;
    }
    const [asha = '', ravi = '', zeenat = ''] = NAMES.map((name) => idOf[name]);

    await callPatient(asha);
    await saver(coach)(addNote, { note: aNote(asha, NOW) });
    await visitOfAsha(asha);
    await callPatient(ravi);
    for (const what of ['Ask for the report', 'Call his son'])
      await saver(coach)(addTask, { task: aTask(ravi, NOW, { what, dueOn: DAY }) });
    await adviceForRavi(ravi);
    await clientOf(coach).call(listNotes, { query: { vitaId: zeenat } });
    await clientOf(doctor).call(listPrescriptions, { query: { vitaId: zeenat } });
  });
  afterAll(() => server?.stop());

  const report = async (name: string) => {
    const { data } = await clientOf(auditor).call(getPatientReport, { query: { vitaId: idOf[name] ?? '' } });
    return data;
  };
  const writesOf = (actions: readonly { action: string; times: number; writes: boolean }[]): Counts =>
    Object.fromEntries(actions.filter(({ writes }) => writes).map(({ action, times }) => [action, times]));

  it.each(NAMES)('adds these rows to the tables: %s', async (name) => {
    const { coach: byCoach = {}, doctor: byDoctor = {} } = WRITTEN[name] ?? {};
    const found: Record<string, number> = {};
    for (const [act, rowsOf] of Object.entries(ROWS)) {
      const { rows } = await rowsOf(idOf[name] ?? '').execute(server.db);
      if (rows[0]?.count) found[act] = rows[0].count;
    }
    expect(found).toEqual(sum([byCoach, byDoctor]));
  });

  it.each(NAMES)('is in the access report as written: %s', async (name) => {
    const { viewers } = await report(name);
    const of = (staff: TestStaff) =>
      writesOf(viewers.find((viewer) => viewer.staff?.id === staff.staffId)?.actions ?? []);
    expect({ coach: of(coach), doctor: of(doctor) }).toEqual(WRITTEN[name]);
  });

  it.each(NAMES)('is in the log by action: %s', async (name) => {
    const { data } = await clientOf(auditor).call(listAudit, {
      query: { vitaId: idOf[name] ?? '', limit: '200' } as never,
    });
    const of = (staff: TestStaff): Counts =>
      sum(
        data
          .filter((event) => event.staff?.id === staff.staffId && event.writes && event.outcome === 'done')
          .map(({ action }) => ({ [action]: 1 })),
      );
    expect({ coach: of(coach), doctor: of(doctor) }).toEqual(WRITTEN[name]);
  });

  it('shows views as views', async () => {
    const { viewers } = await report('Zeenat Khan');
    const acts = viewers.flatMap(({ actions }) => actions.map(({ action, writes }) => [action, writes]));
    expect(Object.fromEntries(acts)).toMatchObject({ 'notes/list': false, 'prescriptions/list': false });
  });
});
