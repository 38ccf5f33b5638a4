import { correctCallLog, dial, getTouchpoint } from '@careline/core/internal/calls';
import { addGoal, addNote, addReport, addTask, uploadReport } from '@careline/core/internal/care';
import { sendSms } from '@careline/core/internal/communication';
import { addEncounterEvent, createEncounter } from '@careline/core/internal/encounters';
import { orderLabs, storeLabReport } from '@careline/core/internal/labs';
import { getRegistration, updatePatient } from '@careline/core/internal/patients/registration';
import { setOxygenTarget } from '@careline/core/internal/trends';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { aGoal, aNote, aTask } from '../../../test/content/care-content.ts';
import { encounterContent, HEALTH_CHECK_STAFF } from '../../../test/content/encounter-content.ts';
import { aLabOrder, aLabReport, aResult, aTest } from '../../../test/content/lab-content.ts';
import { aMessage } from '../../../test/content/message-content.ts';
import { aFile, aReport } from '../../../test/content/report-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertImportedResources } from '../../record/imported-resources.ts';
import { setConsent } from '../consent.ts';
import { erasePerson, planErasure, recordsDue, removeDueRecords } from './erasure.ts';
import { NotOwnerError } from './erasure-append-only.ts';

const YEAR = 365 * 86_400;

describe.each(databasesOfRun)('privacy on the $kind database', (kind) => {
  let clinic: CallClinic;

  beforeAll(async () => {
    clinic = await aCallClinic(kind, HEALTH_CHECK_STAFF);
    await clinic.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
  });
  afterAll(() => clinic.database.remove());

  /** Adds a patient who was reached in a call and has every kind of row. */
  async function aKnownPatient() {
    const { vitaId, contactId } = await clinic.dialled();
    await clinic.reach(contactId, vitaId);
    const { db } = clinic.database;
    const { organisationId, facilityId } = clinic.clinic;
    await db
      .updateTable('person')
      .set({ name: 'Zubeida Khatoon', name_key: 'zubeida khatoon', birth_date: '1961-04-30' })
      .where('id', '=', vitaId)
      .execute();
    const resource = {
      id: newId(),
      organisationId,
      facilityId,
      personId: vitaId,
      kind: 'Procedure',
      source: 'his',
    };
    const content = JSON.stringify({ status: 'completed', subject: { display: 'Zubeida Khatoon' } });
    const sourceRow = { sourceId: 'proc-zubeida', contentHash: 'h', content, at: null, createdAt: NOW };
    await runWork(db, (tx) => insertImportedResources(tx, [{ ...resource, ...sourceRow }]));
    const encounter = encounterContent(NOW).encounter(vitaId, facilityId, { reason: 'Zubeida asked for it' });
    await clinic.call(createEncounter, { body: { encounter } });
    const cancelled = { ...encounterContent(NOW).event('cancel'), note: 'Told by Zubeida' };
    await clinic.call(addEncounterEvent, { body: { vitaId, encounterId: encounter.id, event: cancelled } });
    const report = aReport(vitaId, NOW, { name: 'Zubeida.pdf', metric: 'HbA1c' });
    await clinic.call(uploadReport, { body: { report }, file: aFile('%PDF Zubeida') });
    const metaInfo = { updatedAt: NOW, deleted: false, source: 'manual' };
    const answers = { otherReport: { name: 'Test of Zubeida', value: 'Zubeida is well' } };
    const read = { id: newId(), vitaId, metric: 'Others', takenOn: '2025-10-01', answers, metaInfo } as const;
    await clinic.call(addReport, { body: { report: read } });
    const note = aNote(vitaId, NOW, { text: 'Zubeida lives with her son', encounterId: encounter.id });
    await clinic.call(addNote, { body: { note } });
    const { data: registered } = await clinic.call(getRegistration, { query: { vitaId } });
    const reason = { code: 'other' as const, text: 'Zubeida asked for it' };
    const named = { vitaId, updatedAt: registered.updatedAt, emails: ['zubeida@example.com'], reason };
    await clinic.call(updatePatient, { body: named });
    const target = { id: newId(), vitaId, since: '2025-10-01', prescriber: 'The doctor of Zubeida' };
    await clinic.call(setOxygenTarget, { body: { target } });
    const task = aTask(vitaId, NOW, { what: 'Ask Zubeida again' });
    await clinic.call(addTask, { body: { task } });
    await clinic.call(addGoal, { body: { goal: aGoal(vitaId, NOW, { note: 'Zubeida walks' }) } });
    const asked = { test: null, name: 'Test of Zubeida' };
    const order = aLabOrder(vitaId, NOW, [asked, aTest('sodium')], {
      reason: 'Zubeida is dizzy',
      note: 'Zubeida',
    });
    await clinic.call(orderLabs, { body: { order } });
    const lines = [aResult('sodium', '139', 'mmol/L'), { ...aResult('', 'Zubeida is well'), ...asked }];
    const results = { orderId: order.id, laboratory: 'Laboratory of Zubeida', fileId: report.id };
    await clinic.call(storeLabReport, { body: { report: aLabReport(vitaId, NOW, lines, results) } });
    await clinic.call(sendSms, { body: { message: aMessage(vitaId, NOW) } });
    await sql`insert into reading_alert (reading_id, organisation_id, facility_id, person_id, level, flag, measure,
        sort_at, raised_at, acknowledged_at, acknowledged_by, reason, note)
      select id, organisation_id, facility_id, person_id, 'critical', 'esc:grade3', 'systolic', sort_at, created_at,
        ${NOW}::bigint, ${clinic.clinic.staffId}::uuid, 'other', 'Zubeida measured it wrongly'
      from reading where person_id = ${vitaId}`.execute(db);
    await sql`insert into open_sign (id, organisation_id, facility_id, person_id, contact_id, signs, told_at, raised_at,
        settled_at, settled_by, outcome, note)
      select gen_random_uuid(), organisation_id, facility_id, person_id, id,
        '[{"kind":"WARNING_SIGN","sign":"FITS"}]', started_at, created_at, ${NOW}::bigint,
        ${clinic.clinic.staffId}::uuid, 'other', 'Zubeida is at her sister'
      from contact where person_id = ${vitaId}`.execute(db);
    return { vitaId, contactId };
  }

  const erase = (vitaId: string, now = NOW) =>
    runWork(clinic.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 3);
      if (!plan) throw new Error('nobody to erase');
      await erasePerson(tx, plan, { requestId: 'r1', now });
      return plan;
    });

  /** Returns every row related to a person, as text. */
  async function everythingOf(vitaId: string): Promise<string> {
    const { db } = clinic.database;
    const tables = ['person', 'identifier', 'person_phone', 'contact', 'contact_status', 'call_log'].concat([
      'reading',
      'imported_resource',
      'encounter',
      'encounter_event',
      'report',
      'care_note',
      'follow_up',
      'patient_message',
      'reading_alert',
      'open_sign',
      'oxygen_target',
      'patient_goal',
      'assessment',
      'prescription',
      'lab_order',
      'lab_report',
      'case_sheet_version',
      'person_facility',
      'record_presence',
      'call_line',
      'lifted_stop',
      'patient_change',
      'audit',
    ]);
    const texts: string[] = [];
    for (const table of tables) {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(table)} t`.execute(db);
      texts.push(...rows.map((row) => row.text).filter((text) => text.includes(vitaId)));
    }
    // Result versions refer only to their report, and score readings only to their score.
    const { rows: versions } = await sql<{ text: string }>`
      select row_to_json(v)::text as text from lab_report r join lab_report_version v on v.report_id = r.id
      where r.person_id = ${vitaId}
      union all
      select row_to_json(t)::text as text from lab_report r join lab_report_version v on v.report_id = r.id
      join lab_report_readings t on t.version_id = v.id where r.person_id = ${vitaId}
      union all
      select row_to_json(t)::text as text from assessment a
      join assessment_readings t on t.assessment_id = a.id where a.person_id = ${vitaId}`.execute(db);
    return [...texts, ...versions.map(({ text }) => text)].join('\n');
  }

  it('refuses calls, with the reason, once consent is withdrawn, until it is given again', async () => {
    const vitaId = await clinic.newPatient();
    const change = {
      organisationId: clinic.clinic.organisationId,
      personId: vitaId,
      requestId: 'r',
      now: NOW,
    };
    const set = (given: boolean) => runWork(clinic.database.db, (tx) => setConsent(tx, change, given));
    const call = () => clinic.call(dial, { body: { contact: clinic.content.contact(vitaId) } });
    expect(await set(false)).toBe(true);
    expect(await set(false)).toBe(false);
    await expect(call()).rejects.toThrow('consent-withdrawn');
    expect(await set(true)).toBe(true);
    await call();
    const rows = await clinic.database.db.selectFrom('audit').select(['action', 'person_ids']).execute();
    expect(rows.filter((row) => row.person_ids.includes(vitaId)).map((row) => row.action)).toEqual([
      'consent/withdraw',
      'consent/give',
    ]);
  });

  it('plans without changing anything', async () => {
    const { vitaId } = await aKnownPatient();
    const before = await everythingOf(vitaId);
    const plan = await planErasure(clinic.database.db, vitaId, 3);
    expect(plan).toMatchObject({
      personId: vitaId,
      calls: 1,
      readings: 2,
      reports: 2,
      imported: 1,
      phones: 1,
    });
    // The last entry is the encounter of 10 October 2025.
    expect(new Date((plan?.recordUntil ?? 0) * 1000).toISOString()).toMatch(/^2028-10-10T/);
    expect(await everythingOf(vitaId)).toBe(before);
  });

  it('counts the retention from a laboratory report, if that is the newest entry', async () => {
    const vitaId = await clinic.newPatient();
    const { db } = clinic.database;
    const day = 86_400;
    const report = aLabReport(vitaId, NOW + 30 * day, [aResult('esr', '40', 'mm/h', { reason: 'Repeated' })]);
    const later = clinicalCalls(clinic.database, clinic.clinic, { now: NOW + 30 * day });
    await later(storeLabReport, { body: { report } });
    expect((await planErasure(db, vitaId, 3))?.lastEntryAt).toBe(NOW + 30 * day);
  });

  it('erases the identity, keeps the measured record closed, and closes every access', async () => {
    const { vitaId, contactId } = await aKnownPatient();
    const other = await aKnownPatient();
    const untouched = await everythingOf(other.vitaId);
    await erase(vitaId);
    const left = await everythingOf(vitaId);
    expect(left).not.toMatch(/zubeida|khatoon|98765|1961-04|Dizzy/i);
    expect(left).toContain('"1961"');
    expect(left).toContain('systolic');
    expect(left).toContain('person/erase');
    expect(left).toContain('"metric":"HbA1c"');
    const theirs = clinic.database.db.selectFrom('report').select('id').where('person_id', '=', vitaId);
    const pieces = clinic.database.db.selectFrom('report_piece').selectAll();
    expect(await pieces.where('report_id', 'in', theirs).execute()).toEqual([]);
    expect(await everythingOf(other.vitaId)).toBe(untouched);
    await expect(clinic.call(getTouchpoint, { query: { id: contactId } })).rejects.toThrow('no such');
    for (const table of ['contact_status', 'call_log', 'audit']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(clinic.database.db)).rejects.toThrow(
        /only ever added|permission denied/,
      );
    }
  });

  it('removes the reason of a call’s correction, and keeps that it was corrected', async () => {
    const { vitaId, contactId } = await clinic.dialled();
    const { data: reached } = await clinic.reach(contactId, vitaId);
    const of = { contactId, vitaId, followsStatus: reached.contact.status.id };
    const reason = 'Her son Farid had answered for her';
    const corrected = clinic.content.saved(contactId, vitaId, { log: clinic.content.log({ follows: 1 }) });
    await clinic.call(correctCallLog, { body: { ...corrected, ...of, reason } });
    const { db } = clinic.database;
    const reasonsIn = async (table: 'contact_status' | 'call_log') => {
      const rows = await db.selectFrom(table).select('reason').where('contact_id', '=', contactId).execute();
      return rows.map((row) => row.reason).sort();
    };
    expect(await reasonsIn('contact_status')).toContain(reason);
    expect(await reasonsIn('call_log')).toContain(reason);
    await erase(vitaId);
    expect(await reasonsIn('contact_status')).toEqual([null, null, null]);
    expect(await reasonsIn('call_log')).toEqual([null, null]);
    expect(await everythingOf(vitaId)).not.toContain('Farid');
  });

  it('removes the record when its retention is over, and not before', async () => {
    const { db } = clinic.database;
    const { vitaId } = await aKnownPatient();
    const { recordUntil } = await erase(vitaId);
    const due = async (now: number) => (await recordsDue(db, now)).map((row) => row.id);
    expect(await due(recordUntil - 1)).not.toContain(vitaId);
    expect(await due(recordUntil)).toContain(vitaId);
    await runWork(db, (tx) => removeDueRecords(tx, { requestId: 'r2', now: recordUntil }));
    const left = (await everythingOf(vitaId)).split('\n').map((row) => JSON.parse(row).action);
    expect(left).toEqual(['person/erase', 'person/erase-record']);
  });

  it('erasing a mother keeps the readings of her infant, without a link to her', async () => {
    const { db } = clinic.database;
    const { vitaId } = await aKnownPatient();
    const infantId = await clinic.newPatient({ birthDate: '2025-09-01' });
    const values = { id: newId(), organisation_id: clinic.clinic.organisationId, created_at: NOW };
    const of = { facility_id: clinic.clinic.facilityId, author_id: clinic.clinic.staffId };
    await db
      .insertInto('infant_link')
      .values({ ...values, ...of, mother_id: vitaId, infant_id: infantId })
      .execute();
    await db
      .updateTable('reading')
      .set({ person_id: infantId })
      .where('person_id', '=', vitaId)
      .where('contact_id', 'is not', null)
      .execute();
    await erase(vitaId, NOW + 4 * YEAR);
    const links = db.selectFrom('infant_link').selectAll().where('infant_id', '=', infantId);
    expect(await links.execute()).toEqual([]);
    const readings = db.selectFrom('reading').select('contact_id').where('person_id', '=', infantId);
    expect(await readings.execute()).toEqual([{ contact_id: null }]);
  });

  it('removes at once what has no retention', async () => {
    const { vitaId } = await aKnownPatient();
    await erase(vitaId, NOW + 4 * YEAR);
    expect((await everythingOf(vitaId)).split('\n').map((row) => JSON.parse(row).action)).toEqual([
      'person/erase',
    ]);
  });

  it.runIf(kind.kind === 'server')('is refused to a role that only serves', async () => {
    const { vitaId } = await aKnownPatient();
    const { db } = clinic.database;
    const role = `serving_${vitaId.replaceAll('-', '')}`;
    await sql.raw(`create role ${role}`).execute(db);
    await sql
      .raw(`grant select, insert, update, delete on all tables in schema public to ${role}`)
      .execute(db);
    const refused = runWork(db, async (tx) => {
      await sql.raw(`set local role ${role}`).execute(tx);
      const plan = await planErasure(tx, vitaId, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });
    await expect(refused).rejects.toThrow(NotOwnerError);
  });

  it('changes nothing at all when it fails halfway', async () => {
    const { vitaId } = await aKnownPatient();
    const before = await everythingOf(vitaId);
    const failing = runWork(clinic.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await everythingOf(vitaId)).toBe(before);
    await expect(sql`update call_log set form = form`.execute(clinic.database.db)).rejects.toThrow(
      'only ever added',
    );
  });
});
