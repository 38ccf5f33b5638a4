// spec: 231

import { getPatientReport, listAudit } from '@careline/core/internal/audit';
import {
  correctCallLog,
  dial,
  getCallLog,
  getTouchpoint,
  listUserTouchpoints,
} from '@careline/core/internal/calls';
import { claimPatient } from '@careline/core/internal/calls/worklist';
import { addNote, addTask, listNotes } from '@careline/core/internal/care';
import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { createEncounter } from '@careline/core/internal/encounters';
import { addVitalEndpoints, type MetricRecord, readMetricEndpoints } from '@careline/core/internal/metrics';
import { changeTags, getPatient, linkInfant, listPatients, setPhoto } from '@careline/core/internal/patients';
import {
  findForMerge,
  listMergeCandidates,
  listMerges,
  listUhids,
  MERGE_COUNTS,
  MERGE_OBSTACLES,
  type MergeField,
  mergePatients,
  previewMerge,
  previewUndo,
  undoMerge,
} from '@careline/core/internal/patients/duplicates';
import {
  getRegistration,
  listDuplicates,
  updatePatient,
} from '@careline/core/internal/patients/registration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { aNote, aTask } from '../../../test/content/care-content.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { aPhoto } from '../../../test/content/report-content.ts';
import { aSheetVersion } from '../../../test/content/sheet-content.ts';
import { defineTags } from '../../../test/content/tag-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { importBatch } from '../../import/import-batch.ts';
import { findPlace } from '../../import/import-place.ts';
import { findPersons } from '../../import/patients/known-rows.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from '../erasure/erasure.ts';
import { PATIENT_TABLE_ROWS } from '../patient-tables/patient-tables.ts';

const HOUR = 3600;

/** The remaining patient gets these rows. */
const MOVED = [
  'contact.person_id',
  'encounter.person_id',
  'waiting_list_entry.person_id',
  'ledger_entry.person_id',
  'payment_link.person_id',
  'project_patient.person_id',
  'reading.person_id',
  'report.person_id',
  'care_note.person_id',
  'follow_up.person_id',
  'patient_message.person_id',
  'imported_resource.person_id',
  'enrolment.person_id',
  'pregnancy.person_id',
  'pregnancy_entry.person_id',
  'oxygen_target.person_id',
  'patient_goal.person_id',
  'assessment.person_id',
  'prescription.person_id',
  'medicine_check.person_id',
  'lab_order.person_id',
  'lab_report.person_id',
  'case_sheet_version.person_id',
  'consent.person_id',
  'patient_photo.person_id',
  'patient_tag.person_id',
  'link_request.person_id',
  'link_match.person_id',
  'infant_link.mother_id',
  'infant_link.infant_id',
];

/** These move with their call, encounter, reading or score. */
const FOLLOWING = [
  'contact_status.person_id',
  'call_log.person_id',
  'call_line.person_id',
  'lifted_stop.person_id',
  'open_sign.person_id',
  'encounter_event.person_id',
  'reading_alert.person_id',
];

/** These are removed: they are derived again or have no effect. */
const CLEARED = ['work_item.person_id', 'work_claim.person_id'];

/** These never move. */
const STAYING = [
  'person.merged_into',
  'person_merge.kept_id',
  'person_merge.merged_id',
  'patient_change.person_id',
  'access_grant.person_id',
  'medicine_review.person_id',
  'record_presence.person_id',
];

/** These go to the remaining patient, and the merge remembers the original. */
const OF_IDENTITY = ['identifier.person_id', 'person_phone.person_id', 'person_facility.person_id'];

describe.each(databasesOfRun)('merging patients, on the $kind database', (kind) => {
  let care: CallClinic;
  /** Later than the test's last open call or claim. */
  let later: ClinicalCalls;
  let elsewhere: ClinicalCalls;
  let count = 0;

  beforeAll(async () => {
    care = await aCallClinic(kind);
    await care.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
    later = clinicalCalls(care.database, care.clinic, {
      now: NOW + 5 * HOUR,
      scopes: ['prohealth', 'search'],
    });
    elsewhere = clinicalCalls(care.database, care.clinic, {
      facilityId: care.clinic.otherFacilityId,
      now: NOW + 5 * HOUR,
    });
  });
  afterAll(() => care.database.remove());

  /** Adds the same person twice: once with a phone and a birth date, once with another UHID and a second number. */
  async function aPair(more: Parameters<CallClinic['newPatient']>[0] = {}) {
    count += 1;
    const [uhid, otherUhid] = [`AH/27/${1000 + count}`, `AH/28/${1000 + count}`];
    const name = `Kamala ${'abcdefghijklmnopqrstuvwxyz'[count]}dass`;
    const birthDate = `${1930 + count}-02-03`;
    const kept = await care.newPatient({
      name,
      birthDate,
      identifiers: [{ system: 'uhid', value: uhid }],
      phones: [{ value: `98000 ${10_000 + count}` }],
    });
    const merged = await care.newPatient({
      name,
      gender: 'female',
      birthDate,
      languages: ['ta'],
      identifiers: [{ system: 'uhid', value: otherUhid }],
      phones: [{ value: `98000 ${10_000 + count}` }, { value: `97000 ${10_000 + count}` }],
      facilityIds: [care.clinic.otherFacilityId, care.clinic.facilityId],
      ...more,
    });
    return { kept, merged, uhid, otherUhid, name, birthDate };
  }

  const preview = async (keptId: string, mergedId: string, call = later) =>
    (await call(previewMerge, { query: { keptId, mergedId } })).data;

  async function prepare(keptId: string, mergedId: string, take: MergeField[] = []) {
    const { kept, merged } = await preview(keptId, mergedId);
    const body = {
      id: newId(),
      keptId,
      mergedId,
      keptVersion: kept.updatedAt,
      mergedVersion: merged.updatedAt,
      take,
      reason: 'Registered twice',
    };
    return { id: body.id, send: (call = later) => call(mergePatients, { body }) };
  }
  async function merge(keptId: string, mergedId: string, take: MergeField[] = []) {
    const { id, send } = await prepare(keptId, mergedId, take);
    await send();
    return id;
  }
  const undo = (id: string, call = later) => call(undoMerge, { body: { id, reason: 'Two people' } });

  async function aCall(vitaId: string) {
    const contact = care.content.contact(vitaId);
    await care.call(dial, { body: { contact } });
    await care.reach(contact.id, vitaId);
    return contact.id;
  }

  /** Returns every column of the database that names a patient. */
  async function namingColumns(): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not a.attisdropped
        -- Of a transaction, gone with it.
        and c.relname <> 'work_change'
        and (a.attname = 'person_id' or exists (
          select from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'person'::regclass and a.attnum = any(k.conkey)))
    `.execute(care.database.db);
    return rows.map(({ name }) => name).sort();
  }

  /** Returns every row that names one of the patients, except merge records and derived rows. */
  async function everythingOf(ids: readonly string[]): Promise<string[]> {
    const left = ['person_merge.', 'person.merged_into', 'work_item.', 'work_claim.'];
    const columns = (await namingColumns())
      .filter((column) => !left.some((one) => column.startsWith(one)))
      .concat('person.id');
    const found = new Set<string>();
    for (const column of columns) {
      const [table = '', name = ''] = column.split('.');
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where t.${sql.ref(name)} = any(${[...ids]}::uuid[])`.execute(
        care.database.db,
      );
      for (const { row } of rows) {
        const { updated_at: _version, ...facts } = row;
        const { created_at: _since, ...access } = facts;
        const kept = table === 'person' ? facts : table === 'person_facility' ? access : row;
        found.add(`${table} ${JSON.stringify(kept)}`);
      }
    }
    return [...found].sort();
  }

  it('has a rule for every column that names a patient', async () => {
    const decided = [...MOVED, ...FOLLOWING, ...CLEARED, ...STAYING, ...OF_IDENTITY];
    expect(await namingColumns()).toEqual(decided.sort());
    const columns = (decision: string) =>
      PATIENT_TABLE_ROWS.flatMap(({ table, keys = ['person_id'], merge }) => {
        if (!merge || !(decision in merge)) return [];
        if ('moves' in merge && merge.moves.length === 0) return [];
        return keys.filter((key) => typeof key === 'string').map((key) => `${table}.${key}`);
      }).sort();
    expect(columns('moves')).toEqual([...MOVED].sort());
    expect(columns('follows')).toEqual([...FOLLOWING].sort());
    expect(columns('clear')).toEqual([...CLEARED].sort());
    expect(columns('identity')).toEqual([...OF_IDENTITY].sort());
    // A merged record names the record it was merged into; its key is its id.
    expect(columns('stay')).toEqual(STAYING.map((column) => column.replace('.merged_into', '.id')).sort());
  });

  it('counts the rows of the previews, each once', () => {
    const counted = PATIENT_TABLE_ROWS.flatMap(({ mergeCount }) => (mergeCount ? [mergeCount.name] : []));
    expect(counted.toSorted()).toEqual(MERGE_COUNTS.toSorted());
  });

  it('finds duplicates at every facility of the user, with the possible matches and all their numbers', async () => {
    const { kept, merged, uhid, name } = await aPair({ facilityIds: [care.clinic.otherFacilityId] });
    const found = await later(findForMerge, { body: { text: uhid } });
    expect(found.data.map(({ vitaId }) => vitaId)).toEqual([kept]);
    const { data } = await later(listMergeCandidates, { query: { vitaId: kept } });
    expect(data).toMatchObject([
      { vitaId: merged, appUserInfo: { name }, fits: ['phone', 'name', 'birthDate'] },
    ]);
    expect((await later(listUhids, { query: { vitaId: kept } })).data).toEqual([
      { system: 'uhid', value: uhid },
    ]);
  });

  it('shows them side by side with what would move', async () => {
    const { kept, merged, otherUhid, name } = await aPair();
    await aCall(merged);
    await care.call(saveCaseSheet, { body: { version: aSheetVersion(merged, NOW) } });
    const { kept: one, merged: other, filled, obstacles } = await preview(kept, merged);
    expect(one.values).toMatchObject({ name: [name], languages: [] });
    expect(other.values).toMatchObject({ name: [name], languages: ['ta'], uhid: [otherUhid] });
    expect(other.counts).toMatchObject({
      calls: 1,
      readings: 1,
      notes: 0,
      sheetVersions: 1,
      prescriptions: 0,
    });
    expect(other.facilities).toHaveLength(2);
    expect([filled, obstacles]).toEqual([['languages'], []]);
  });

  it('unites calls, readings and notes, numbers and facilities of both', async () => {
    const { kept, merged, uhid, otherUhid } = await aPair();
    const ofKept = await aCall(kept);
    const ofMerged = await aCall(merged);
    await care.call(addNote, { body: { note: aNote(merged, NOW, { text: 'Lives with her son' }) } });
    await care.call(addTask, { body: { task: aTask(merged, NOW) } });
    await merge(kept, merged);
    expect(later.touched).toEqual([kept, merged]);
    const calls = await later(listUserTouchpoints, { query: { vitaId: kept } });
    expect(calls.data.map(({ id }) => id).sort()).toEqual([ofKept, ofMerged].sort());
    const readings = await later(readMetricEndpoints.bloodpressure, {
      query: { from: '0', to: String(NOW + HOUR) },
      openPatient: kept,
    });
    expect(readings.data).toHaveLength(2);
    expect((await later(listNotes, { query: { vitaId: kept } })).data).toHaveLength(1);
    const patient = (await elsewhere(getPatient, { query: { vitaId: kept } })).data;
    expect(patient).toMatchObject({ uhid, languages: ['ta'] });
    expect(patient.phones).toHaveLength(2);
    for (const text of [uhid, otherUhid]) {
      const { data } = await later(listPatients, { body: { by: 'uhid', text } });
      expect(data.map(({ vitaId }) => vitaId)).toEqual([kept]);
    }
  });

  it('uses the chosen values and UHID', async () => {
    const { kept, merged, otherUhid } = await aPair({ name: 'Kamala Dasan', birthDate: '1957-02-03' });
    await merge(kept, merged, ['name', 'birthDate', 'uhid']);
    expect((await later(getPatient, { query: { vitaId: kept } })).data).toMatchObject({
      appUserInfo: { name: 'Kamala Dasan' },
      birthDate: '1957-02-03',
      uhid: otherUhid,
    });
  });

  it('is undone to exactly the state before', async () => {
    const { kept, merged } = await aPair({ name: 'Kamala Dasan' });
    await aCall(kept);
    await aCall(merged);
    await care.call(addNote, { body: { note: aNote(merged, NOW) } });
    const enrolment = (person_id: string, enrolled_at: number) => ({
      id: newId(),
      person_id,
      organisation_id: care.clinic.organisationId,
      facility_id: care.clinic.facilityId,
      programme: 'ahc',
      enrolled_at,
    });
    await care.database.db
      .insertInto('enrolment')
      .values([enrolment(kept, NOW - 9000), enrolment(merged, NOW - 90_000)])
      .execute();
    const before = await everythingOf([kept, merged]);
    const id = await merge(kept, merged, ['name', 'uhid', 'languages']);
    expect(await everythingOf([kept, merged])).not.toEqual(before);
    expect((await later(getPatient, { query: { vitaId: kept } })).data.enrolments).toEqual([
      { programme: 'ahc', enrolledAt: NOW - 90_000 },
    ]);
    await undo(id);
    expect(await everythingOf([kept, merged])).toEqual(before);
    expect(await later(listMerges, {})).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id, undone: expect.objectContaining({ reason: 'Two people' }) }),
      ]),
    });
  });

  it('keeps a name that was corrected after the merge when it is undone, and finds by it alone', async () => {
    const { kept, merged } = await aPair({ name: 'Zubeida Quazi' });
    const foundBy = async (text: string) => {
      const { data } = await later(listPatients, { body: { by: 'name', text, limit: 20 } });
      return data.map(({ vitaId }) => vitaId).filter((vitaId) => vitaId === kept || vitaId === merged);
    };
    const id = await merge(kept, merged, ['name']);
    expect(await foundBy('Zubeida')).toEqual([kept]);
    const { data } = await later(getRegistration, { query: { vitaId: kept } });
    const corrected = [{ given: 'Wahida', family: 'Rehman' }];
    const change = {
      vitaId: kept,
      updatedAt: data.updatedAt,
      names: corrected,
      reason: { code: 'patient-said' as const },
    };
    await later(updatePatient, { body: change });
    await undo(id);
    expect(await foundBy('Wahida')).toEqual([kept]);
    expect(await foundBy('Zubeida')).toEqual([merged]);
  });

  it('unites the tags of both, each once, and gives each their own back when undone', async () => {
    await defineTags(care, [{ code: 'ALONE' }, { code: 'RISK' }, { code: 'DEAF' }]);
    const { kept, merged } = await aPair();
    const tagsOf = async (vitaId: string) =>
      (await later(getPatient, { query: { vitaId } })).data.tags?.map(({ code }) => code);
    await care.call(changeTags, { body: { vitaId: kept, set: ['ALONE', 'RISK'] } });
    await care.call(changeTags, { body: { vitaId: merged, set: ['RISK', 'DEAF'] } });
    const id = await merge(kept, merged);
    expect(await tagsOf(kept)).toEqual(['ALONE', 'RISK', 'DEAF']);
    await undo(id);
    expect([await tagsOf(kept), await tagsOf(merged)]).toEqual([
      ['ALONE', 'RISK'],
      ['RISK', 'DEAF'],
    ]);
  });

  it.each([
    ['the other’s without one of their own', false, 'of the merged'],
    ['their own', true, 'of the kept'],
  ])('takes %s as photo, and gives each their own back when undone', async (_, hasOwn, shown) => {
    const { kept, merged } = await aPair();
    const set = async (vitaId: string, text: string) =>
      (await care.call(setPhoto, { body: { vitaId }, file: aPhoto(text) })).data.photo;
    const photoOf = async (vitaId: string) => (await later(getPatient, { query: { vitaId } })).data.photo;
    const ofKept = hasOwn ? await set(kept, 'of the kept') : null;
    const ofMerged = await set(merged, 'of the merged');
    const id = await merge(kept, merged);
    expect(await photoOf(kept)).toEqual({ sha256: aPhoto(shown).sha256 });
    await undo(id);
    expect([await photoOf(kept), await photoOf(merged)]).toEqual([ofKept, ofMerged]);
  });

  it('leaves later entries to the remaining record on undo, and says so before; a correction follows its call', async () => {
    const { kept, merged } = await aPair();
    const ofMerged = await aCall(merged);
    const seen = clinicalCalls(care.database, care.clinic, { now: NOW, scopes: ['facility_encounters'] });
    const encounter = encounterContent(NOW).consultation(merged, care.clinic.facilityId);
    await seen(createEncounter, { body: { encounter } });
    const id = await merge(kept, merged);
    const since = aNote(kept, NOW, { text: 'Written after the merge' });
    await later(addNote, { body: { note: since } });
    await seen(addNote, { body: { note: aNote(kept, NOW, { encounterId: encounter.id }) } });
    const { data: call } = await later(getTouchpoint, { query: { id: ofMerged } });
    const followsStatus = call.statuses.at(-1)?.id;
    const correction = {
      ...care.content.saved(ofMerged, kept, { log: care.content.log({ follows: 1 }) }),
      reason: 'A slip',
      followsStatus,
    };
    await later(correctCallLog, { body: correction as never });
    await care.database.db.updateTable('person').set({ gender: 'OTHER' }).where('id', '=', kept).execute();
    const { data } = await later(previewUndo, { query: { id } });
    expect(data).toMatchObject({ back: { calls: 1, notes: 1 }, stays: { calls: 0, notes: 1 }, later: null });
    await undo(id);
    expect((await later(listNotes, { query: { vitaId: kept } })).data).toMatchObject([{ id: since.id }]);
    expect((await later(listNotes, { query: { vitaId: merged } })).data).toMatchObject([
      { encounterId: encounter.id },
    ]);
    const calls = (await later(listUserTouchpoints, { query: { vitaId: merged } })).data;
    expect(calls.map(({ id }) => id)).toEqual([ofMerged]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from contact_status s join contact c on c.id = s.contact_id
      where s.person_id <> c.person_id`.execute(care.database.db);
    expect(rows).toEqual([{ count: 0 }]);
    expect((await later(getPatient, { query: { vitaId: kept } })).data.appUserInfo.gender).toBe('OTHER');
  });

  it('gives a corrected reading and its alert back when it is undone', async () => {
    const { kept, merged } = await aPair({ source: 'lis', sourceId: 'P-corrected' });
    const place = await findPlace(care.database.db, { facility: 'North' });
    const at = Date.now() - HOUR * 1000;
    const send = async (id: string, value: number, status = 'final') => {
      const code = { code: '2339-0', unit: 'mg/dL', effectiveDateTime: new Date(at).toISOString() };
      const line = JSON.stringify({ source: 'lis', id, patient: 'P-corrected', status, value, ...code });
      await importBatch(care.database.db, {
        kind: 'readings',
        lines: [line],
        place,
        requestId: 'merge-test',
      });
    };
    const stored = async (vitaId: string) => {
      const { rows } = await sql<{ text: string; replaced: boolean; alert: string }>`
        select r.values->0->>'text' as text, r.superseded_by is not null as replaced,
          case when a.reading_id is null then 'none' else coalesce(a.end_reason, 'open') end as alert
        from reading r left join reading_alert a on a.reading_id = r.id and a.person_id = r.person_id
        where r.person_id = ${vitaId} order by r.id`.execute(care.database.db);
      return rows;
    };
    /** Returns the values that the record and its trend show. */
    const shown = async (vitaId: string) => {
      const query = { from: '0', to: String(Math.floor(at / 1000) + HOUR) };
      const { data } = await later(readMetricEndpoints.bloodglucose, { openPatient: vitaId, query });
      return (data as readonly MetricRecord[]).map(({ values }) => values[0]?.text);
    };
    await send('before', 41);
    await send('before', 104, 'corrected');
    await send('since', 105);
    const beforeMerge = { stored: await stored(merged), shown: await shown(merged) };
    expect(beforeMerge.shown).toEqual(['104', '105']);
    expect(beforeMerge.stored).toEqual([
      { text: '41', replaced: true, alert: 'superseded' },
      { text: '104', replaced: false, alert: 'none' },
      { text: '105', replaced: false, alert: 'none' },
    ]);
    const first = await merge(kept, merged);
    expect(await stored(kept)).toEqual(beforeMerge.stored);
    await undo(first);
    expect({ stored: await stored(merged), shown: await shown(merged) }).toEqual(beforeMerge);
    expect(await stored(kept)).toEqual([]);

    const second = await merge(kept, merged);
    await send('since', 43, 'corrected');
    await undo(second);
    expect(await stored(merged)).toEqual([
      { text: '41', replaced: true, alert: 'superseded' },
      { text: '104', replaced: false, alert: 'none' },
      { text: '105', replaced: true, alert: 'none' },
      { text: '43', replaced: false, alert: 'open' },
    ]);
    expect(await stored(kept)).toEqual([]);
    expect(await shown(merged)).toEqual(['104', '43']);
    expect(await shown(kept)).toEqual([]);
  });

  it('redirects to the remaining record, for users who may read that patient', async () => {
    const { kept, merged } = await aPair();
    const contactId = await aCall(merged);
    await merge(kept, merged);
    const where = { code: 'patient-merged', facts: { patient: { vitaId: kept, mergedId: merged } } };
    await expect(later(getPatient, { query: { vitaId: merged } })).rejects.toMatchObject(where);
    await expect(later(addNote, { body: { note: aNote(merged, NOW) } })).rejects.toMatchObject(where);
    await expect(
      later(addVitalEndpoints.bloodpressure, {
        body: { data: care.content.bloodPressure() },
        openPatient: merged,
      }),
    ).rejects.toMatchObject(where);
    expect((await later(getCallLog, { query: { contactId } })).vitaId).toBe(kept);
    const { rows } = await sql`select from reading where person_id = ${merged}
      union all select from care_note where person_id = ${merged}`.execute(care.database.db);
    expect(rows).toEqual([]);
    const stranger = await aPair({ facilityIds: [care.clinic.facilityId] });
    await merge(stranger.kept, stranger.merged);
    await expect(elsewhere(getPatient, { query: { vitaId: stranger.merged } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('loses nothing that is stored at the same moment', async () => {
    const { kept, merged } = await aPair();
    const { send } = await prepare(kept, merged);
    const notes = Array.from({ length: 4 }, () => aNote(merged, NOW));
    const results = await Promise.allSettled([
      ...notes.slice(0, 2).map((note) => later(addNote, { body: { note } })),
      send(),
      ...notes.slice(2).map((note) => later(addNote, { body: { note } })),
    ]);
    const stored = results.filter(({ status }) => status === 'fulfilled').length - 1;
    const ofKept = (await later(listNotes, { query: { vitaId: kept } })).data;
    expect(ofKept).toHaveLength(stored);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'patient-merged' });
    }
  });

  it('happens once for two simultaneous requests; the other gets a conflict', async () => {
    const { kept, merged } = await aPair();
    const both = [await prepare(kept, merged), await prepare(merged, kept)];
    const results = await Promise.allSettled(both.map(({ send }) => send()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(['conflict', 'patient-merged', 'not-found']).toContain(lost.reason.code);
  });

  it('is refused after a change that the preview does not show', async () => {
    const { kept, merged } = await aPair();
    const { send } = await prepare(kept, merged);
    await sql`update person set updated_at = updated_at + 1 where id = ${merged}`.execute(care.database.db);
    await expect(send()).rejects.toMatchObject({ code: 'conflict' });
  });

  const obstacles: Record<string, (pair: { kept: string; merged: string }) => Promise<unknown>> = {
    claimed: ({ merged }) => later(claimPatient, { body: { vitaId: merged } }),
    'call-open': ({ merged }) =>
      later(dial, { body: { contact: care.content.contact(merged, { startedAt: NOW + 5 * HOUR - 60 }) } }),
    'mother-and-infant': async ({ kept, merged }) => {
      await sql`update person set birth_date = '2025-09-01', deceased = null where id = ${merged}`.execute(
        care.database.db,
      );
      await sql`update person set gender = 'FEMALE', birth_date = '1995-02-03' where id = ${kept}`.execute(
        care.database.db,
      );
      await later(linkInfant, { body: { vitaId: kept, infantId: merged } });
    },
  };
  it.each(Object.keys(obstacles))('is refused while something blocks it: %s', async (code) => {
    const pair = await aPair();
    await obstacles[code]?.(pair);
    expect(MERGE_OBSTACLES).toContain(code);
    expect((await preview(pair.kept, pair.merged)).obstacles.map((one) => one.code)).toContain(code);
    const { send } = await prepare(pair.kept, pair.merged);
    await expect(send()).rejects.toMatchObject({ code: 'conflict', facts: { reason: expect.any(String) } });
  });

  it('is not undone before a later merge of the same patient', async () => {
    const { kept, merged } = await aPair();
    const third = await aPair();
    const first = await merge(kept, merged);
    const second = await merge(third.kept, kept);
    await expect(undo(first)).rejects.toMatchObject({ code: 'conflict', facts: { reason: 'later-merge' } });
    await expect(later(getPatient, { query: { vitaId: merged } })).rejects.toMatchObject({
      facts: { patient: { vitaId: third.kept } },
    });
    await undo(second);
    await undo(first);
    await expect(undo(first)).rejects.toMatchObject({ code: 'conflict' });
    expect((await later(getPatient, { query: { vitaId: merged } })).data.vitaId).toBe(merged);
  });

  it('reserves the merged UHID, and lists no duplicate elsewhere', async () => {
    const { kept, merged, otherUhid, name, birthDate } = await aPair({
      facilityIds: [care.clinic.facilityId],
    });
    await merge(kept, merged);
    const question = { names: [{ given: name }], birthDate };
    expect((await later(listDuplicates, { body: question })).elsewhere).toBe(false);
    const { rows } = await sql<{ system: string }>`
      select system from identifier where person_id = ${kept} and value = ${otherUhid}`.execute(
      care.database.db,
    );
    expect(rows).toEqual([{ system: 'merged-uhid' }]);
  });

  it('gives one access report, and one patient for an import with the source’s id', async () => {
    const { kept, merged } = await aPair({ source: 'his', sourceId: 'P-merged' });
    const { organisationId, facilityId } = care.clinic;
    const looked = { organisationId, facilityId, staffId: care.clinic.staffId, requestId: 'r' };
    const look = (personIds: string[], action: typeof getPatient) =>
      runWork(care.database.db, (tx) => writeAudit(tx, { ...looked, action, outcome: 'done', personIds }));
    await look([merged], getPatient);
    await merge(kept, merged);
    const { data } = await later(getPatientReport, { query: { vitaId: kept } });
    expect(data.viewers.flatMap(({ actions }) => actions.map(({ action }) => action))).toContain('user/get');
    const { data: rows } = await later(listAudit, { query: { vitaId: kept, action: 'user/get' } });
    expect(rows).toHaveLength(1);
    const place = { organisationId, facilityId, programme: undefined, timeZone: 'Asia/Kolkata' };
    const known = await runWork(care.database.db, (tx) =>
      findPersons(tx, place as never, [{ source: 'his', id: 'P-merged' }]),
    );
    expect([...known.values()]).toMatchObject([{ id: kept, merged: true, here: true }]);
  });

  it('erases both with the remaining record', async () => {
    const { kept, merged, name } = await aPair();
    await aCall(merged);
    await merge(kept, merged);
    await runWork(care.database.db, async (tx) => {
      const plan = await planErasure(tx, kept, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r', now: NOW });
    });
    const left = (await everythingOf([kept, merged])).join('\n');
    expect(left).not.toContain(name);
    expect(left).not.toContain('97000');
    const { rows } =
      await sql`select from person_merge where kept_id = ${kept} and memory::text <> '{}'`.execute(
        care.database.db,
      );
    expect(rows).toEqual([]);
  });

  it('changes append-only rows only in their patient', async () => {
    const { kept, merged } = await aPair();
    const contactId = await aCall(merged);
    const id = await merge(kept, merged);
    const change = (assignment: string) =>
      runWork(care.database.db, async (tx) => {
        await sql`select set_config('careline.merge', ${id}, true)`.execute(tx);
        await sql`update call_log set ${sql.raw(assignment)} where contact_id = ${contactId}`.execute(tx);
      });
    await expect(change(`form = 'other', person_id = '${merged}'`)).rejects.toThrow('only ever added');
    await expect(change(`person_id = '${(await aPair()).kept}'`)).rejects.toThrow('only ever added');
    await expect(
      sql`update call_log set person_id = ${merged} where contact_id = ${contactId}`.execute(
        care.database.db,
      ),
    ).rejects.toThrow('only ever added');
  });
});
