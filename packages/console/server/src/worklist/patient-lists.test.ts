import {
  listFacilityPatients,
  listMyPatients,
  type PatientListFilters,
} from '@careline/core/internal/calls/patient-lists';
import { claimPatient, reassignPatient } from '@careline/core/internal/calls/worklist';
import { addTask } from '@careline/core/internal/care';
import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { createEncounter, type NewEncounter } from '@careline/core/internal/encounters';
import { addCareTeam } from '@careline/core/internal/encounters/teams';
import { dayOf } from '@careline/core/internal/formatting';
import { changeTags } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aTask } from '../../test/content/care-content.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { aSheetVersion } from '../../test/content/sheet-content.ts';
import { defineTags } from '../../test/content/tag-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;
const ZONE = 'Asia/Kolkata';
const content = encounterContent(NOW);

describe.each(databasesOfRun)('lists of patients on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, [
      'my_patients',
      'patients',
      'facility_encounters',
      'my_encounters',
      'tasks',
    ]);
    const mayBook = { scopes: ['my_encounters'], case_sheet_access: 'PROVIDER' as const };
    await at.database.db.updateTable('staff').set(mayBook).where('id', '=', at.clinic.staffId).execute();
  });
  afterAll(() => at.database.remove());

  const facility = async (filters: PatientListFilters & { limit?: number; after?: string } = {}) =>
    at.call(listFacilityPatients, { body: filters });
  const namesOf = ({ data }: { data: readonly { patient: { name: string } }[] }) =>
    data.map(({ patient }) => patient.name);
  const mine = async (call = at.call) => (await call(listMyPatients, { body: {} })).data;
  const book = (vitaId: string, facts: Partial<NewEncounter> = {}) =>
    at.call(createEncounter, {
      body: { encounter: content.consultation(vitaId, at.clinic.facilityId, facts) },
    });

  it('show the living patients of the facility alone, by name and in pages', async () => {
    const word = 'Pagewala';
    for (const name of ['Chitra', 'Asha', 'Bina']) await at.newPatient({ name: `${name} ${word}` });
    await at.newPatient({ name: `Dead ${word}`, deceased: '2024-01-01' });
    await at.newPatient({ name: `Else ${word}`, facilityIds: [at.clinic.otherFacilityId] });
    const first = await facility({ text: word, limit: 2 });
    expect(namesOf(first)).toEqual([`Asha ${word}`, `Bina ${word}`]);
    expect(first).toMatchObject({ total: 3, asOf: NOW });
    expect(at.call.touched).toEqual(first.data.map(({ vitaId }) => vitaId));
    const second = await facility({ text: word, limit: 2, after: first.next ?? '' });
    expect(namesOf(second)).toEqual([`Chitra ${word}`]);
    expect(second.next).toBeNull();
    await expect(facility({ after: 'made-up' })).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('follow a changed name', async () => {
    const vitaId = await at.newPatient({ name: 'Zara Renamed' });
    await at.newPatient({ name: 'Mina Renamed' });
    await at.database.db
      .updateTable('person')
      .set({ name: 'Aara Renamed' })
      .where('id', '=', vitaId)
      .execute();
    const { data } = await at.call(listFacilityPatients, { body: {} });
    const shown = data.map(({ patient }) => patient.name).filter((name) => name.endsWith('Renamed'));
    expect(shown).toEqual(['Aara Renamed', 'Mina Renamed']);
  });

  it('find patients by UHID, phone, programme, tag, risk and diagnosis', async () => {
    const uhid = `PL/${newId().slice(-6)}`;
    const sick = await at.newPatient({
      name: 'Filter One',
      phones: [{ value: '91234 56780' }],
      identifiers: [{ system: 'uhid', value: uhid }],
      enrolments: [
        { id: newId(), facilityId: at.clinic.facilityId, programme: 'ahc', enrolledAt: NOW - 9 * DAY },
      ],
    });
    const well = await at.newPatient({ name: 'Filter Two' });
    await defineTags(at, [{ code: 'LIVES_ALONE', label: 'Lives alone' }]);
    await at.call(changeTags, { body: { vitaId: sick, set: ['LIVES_ALONE'], remove: [] } });
    const version = aSheetVersion(sick, NOW, {
      section: 'DIAGNOSIS',
      answers: {
        diagnoses: {
          diagnoses: [
            { term: 'Essential hypertension', code: 'I10', certainty: 'CONFIRMED', status: 'ACTIVE' },
            { term: 'Asthma', code: 'J45', certainty: 'RULED_OUT', status: 'ACTIVE' },
          ],
        },
      },
    });
    await at.call(saveCaseSheet, { body: { version } });
    const found = async (filters: PatientListFilters) =>
      (await facility(filters)).data.map(({ vitaId }) => vitaId).filter((id) => id === sick || id === well);
    expect(await found({ text: uhid.toLowerCase() })).toEqual([sick]);
    expect(await found({ text: '6780' })).toEqual([sick]);
    expect(await found({ text: '+91 91234 56780' })).toEqual([sick]);
    expect(await found({ programme: 'ahc' })).toEqual([sick]);
    expect(await found({ tag: 'LIVES_ALONE' })).toEqual([sick]);
    expect(await found({ diagnosis: 'i10' })).toEqual([sick]);
    expect(await found({ diagnosis: 'hypertension' })).toEqual([sick]);
    expect(await found({ diagnosis: 'J45' })).toEqual([]);
    expect(await found({ diagnosis: '%%%' })).toEqual([]);
    expect(await found({ text: 'filter', risk: 'routine' })).toEqual([sick, well]);
    expect(await found({ text: 'filter', risk: 'critical' })).toEqual([]);
    expect((await facility({ text: uhid })).data[0]).toMatchObject({
      patient: { name: 'Filter One', uhid },
      programmes: ['ahc'],
      risk: 'routine',
      lastContactAt: null,
      tags: [{ code: 'LIVES_ALONE' }],
      alerts: { critical: 0, review: 0 },
      why: [],
    });
  });

  it('find pregnancies by completed week', async () => {
    const vitaId = await at.newPatient({ name: 'Week Twenty', gender: 'female' });
    const edd = dayOf(NOW + (280 - 20 * 7) * DAY, ZONE);
    await at.database.db
      .insertInto('pregnancy')
      .values({
        id: newId(),
        organisation_id: at.clinic.organisationId,
        facility_id: at.clinic.facilityId,
        person_id: vitaId,
        author_id: at.clinic.staffId,
        basis: 'lmp',
        edd,
        created_at: NOW,
      })
      .execute();
    const within = async (weekFrom: number, weekTo: number) => namesOf(await facility({ weekFrom, weekTo }));
    expect(await within(20, 20)).toEqual(['Week Twenty']);
    expect(await within(0, 19)).toEqual([]);
    expect(await within(21, 45)).toEqual([]);
    expect((await facility({ weekFrom: 20 })).data[0]?.edd).toBe(edd);
  });

  it('find patients without contact, and say when the last one was', async () => {
    const { vitaId, contactId } = await at.dialled({ startedAt: NOW - 40 * DAY });
    await at.reach(contactId, vitaId);
    const quiet = async (quietDays: number) =>
      (await facility({ quietDays })).data.filter((one) => one.vitaId === vitaId);
    expect(await quiet(30)).toMatchObject([{ lastContactAt: NOW - 40 * DAY }]);
    expect(await quiet(50)).toEqual([]);
  });

  it('say why a patient is the user’s own, and the next due item', async () => {
    const [booked, claimed, tasked, free] = [
      await at.newPatient({ name: 'Own Booked' }),
      await at.newPatient({ name: 'Own Claimed' }),
      await at.newPatient({ name: 'Own Tasked' }),
      await at.newPatient({ name: 'Own Free' }),
    ];
    const start = NOW + 2 * DAY;
    await book(booked, { careProviderId: at.clinic.staffId, period: { start, end: start + 1200 } });
    await at.call(claimPatient, { body: { vitaId: claimed, takeOver: false } });
    const dueOn = dayOf(NOW + DAY, ZONE);
    for (const vitaId of [booked, tasked])
      await at.call(addTask, {
        body: { task: aTask(vitaId, NOW, { assigneeId: at.clinic.staffId, dueOn }) },
      });
    await at.call(addTask, { body: { task: aTask(free, NOW) } });
    const rows = new Map((await mine()).map((row) => [row.vitaId, row]));
    expect(rows.get(booked)).toMatchObject({ why: ['encounter', 'task'], next: { kind: 'task' } });
    expect(rows.get(claimed)).toMatchObject({ why: ['call'], claim: { mine: true }, next: null });
    expect(rows.get(tasked)?.next).toEqual({
      kind: 'task',
      at: Date.parse(`${dueOn}T00:00:00+05:30`) / 1000,
    });
    expect(rows.has(free)).toBe(false);
  });

  it('contain the patients of the user’s care teams', async () => {
    const member = await at.aColleague('Team Member');
    const stranger = await at.aColleague('Stranger');
    const vitaId = await at.newPatient({ name: 'Of The Team' });
    const row = await at.database.db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', 'Team Member')
      .executeTakeFirstOrThrow();
    await at.database.db
      .insertInto('staff_facility')
      .values({ staff_id: row.id, facility_id: at.clinic.facilityId })
      .execute();
    const id = newId();
    const validFrom = dayOf(NOW - DAY, ZONE);
    const team = {
      name: `Team ${id}`,
      members: [{ staffId: row.id, role: 'coach' as const, validFrom, validUntil: null }],
      standIns: [],
    };
    await at.call(addCareTeam, { body: { id, team } });
    await at.call(addTask, { body: { task: aTask(vitaId, NOW, { careTeamId: id }) } });
    expect(await mine(member)).toMatchObject([{ vitaId, why: ['team'] }]);
    expect(await mine(stranger)).toEqual([]);
  });

  it('show who has a patient that was given away', async () => {
    const vitaId = await at.newPatient({ name: 'Given Away' });
    const { db } = at.database;
    const staffId = newId();
    const row = {
      id: staffId,
      organisation_id: at.clinic.organisationId,
      name: 'Coach Kim',
      scopes: ['prohealth', 'hmCallInfo'],
    };
    await db
      .insertInto('staff')
      .values({ ...row, email: `${staffId}@test.example` })
      .execute();
    await db
      .insertInto('staff_facility')
      .values({ staff_id: staffId, facility_id: at.clinic.facilityId })
      .execute();
    await at.call(reassignPatient, { body: { vitaId, staffId } });
    expect((await facility({ text: 'given away' })).data[0]?.claim).toMatchObject({
      staff: { name: 'Coach Kim' },
      mine: false,
      assigned: true,
    });
  });
});
