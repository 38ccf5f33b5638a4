// spec: 25, 67

import {
  getFacilityDetail,
  listDoctors,
  listFacilityDirectory,
  listLiveStatus,
  setOwnStatus,
} from '@careline/core/internal/directory';
import { createEncounter, noteArrival } from '@careline/core/internal/encounters';
import { type NewHours, setHours } from '@careline/core/internal/encounters/availability';
import { dayOf } from '@careline/core/internal/formatting';
import { keepRecordPresence } from '@careline/core/internal/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { noteSeen } from './presence.ts';

const SCOPES = [
  'my_encounters',
  'facility_encounters',
  'availability',
  'doctors',
  'live_doctor_status',
  'facilities',
];
const content = encounterContent(NOW);
/** Thu 9 October 2025, 14:23:20 in India. */
const WEEKDAY = 'thu';

describe.each(databasesOfRun)('the directories on the $kind database', (kind) => {
  let at: CallClinic;
  const ids: Record<'asha' | 'ravi' | 'elsewhere', string> = { asha: '', ravi: '', elsewhere: '' };

  async function hire(name: string, facilityId: string, facts: object = {}): Promise<string> {
    const id = newId();
    const row = { id, organisation_id: at.clinic.organisationId, name, email: `${id}@test.example` };
    await at.database.db
      .insertInto('staff')
      .values({ ...row, scopes: SCOPES, ...facts })
      .execute();
    await at.database.db
      .insertInto('staff_facility')
      .values({ staff_id: id, facility_id: facilityId })
      .execute();
    return id;
  }

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    ids.asha = await hire('Dr Asha Menon', at.clinic.facilityId, {
      specialities: ['cardiology'],
      languages: ['hi', 'ml'],
      qualification: 'MD',
      registration_council: 'KA',
      registration_number: '45678',
    });
    ids.ravi = await hire('Dr Ravi Kumar', at.clinic.facilityId, { languages: ['kn'] });
    ids.elsewhere = await hire('Dr Zoya Khan', at.clinic.otherFacilityId);
    await hire('Lata Technician', at.clinic.facilityId, { scopes: ['investigations'] });
    const hours: NewHours = {
      weekday: WEEKDAY,
      fromMinute: 9 * 60,
      untilMinute: 17 * 60,
      serviceTypes: ['CARDIOLOGY_CONSULTATION'],
      validFrom: '2025-01-01',
      validUntil: null,
    };
    await as('asha')(setHours, {
      body: { careProviderId: ids.asha, version: 0, acceptsAtOnce: true, hours: [hours] },
    });
  });
  afterAll(() => at.database.remove());

  const as = (name: 'asha' | 'ravi') =>
    clinicalCalls(at.database, { ...at.clinic, staffId: ids[name] }, { now: NOW, scopes: SCOPES });
  const doctors = async (query: object = {}) => (await at.call(listDoctors, { query })).data;
  const statusOf = async (id: string) =>
    (await at.call(listLiveStatus, { query: {} })).data.find(({ staffId }) => staffId === id);

  it('has the care providers by name, with what patients ask and the next free time here', async () => {
    const all = await doctors();
    expect(all.map(({ name }) => name)).toEqual(['Dr Asha Menon', 'Dr Ravi Kumar', 'Dr Zoya Khan']);
    expect(all[0]).toMatchObject({
      specialities: ['cardiology'],
      languages: ['hi', 'ml'],
      qualification: 'MD',
      registration: { council: 'KA', number: '45678' },
      isHere: true,
      next: { serviceType: 'CARDIOLOGY_CONSULTATION' },
    });
    expect(dayOf(all[0]?.next?.start ?? 0, 'Asia/Kolkata')).toBe('2025-10-09');
    expect(all[1]).toMatchObject({ isHere: true, next: null });
    expect(all[2]).toMatchObject({ isHere: false, next: null });
  });

  it.each([
    ['part of a name', { text: 'aSHA' }, ['Dr Asha Menon']],
    ['a speciality', { speciality: 'cardiology' }, ['Dr Asha Menon']],
    ['a language', { language: 'kn' }, ['Dr Ravi Kumar']],
    ['nothing that matches', { text: '%' }, []],
  ])('is narrowed by %s', async (_, query, names) => {
    expect((await doctors(query)).map(({ name }) => name)).toEqual(names);
  });

  it('is read page by page', async () => {
    const first = await at.call(listDoctors, { query: { limit: '2' } });
    const rest = await at.call(listDoctors, { query: { limit: '2', after: first.next ?? '' } });
    expect([...first.data, ...rest.data]).toHaveLength(3);
    expect(rest.next).toBeNull();
  });

  it('shows who is offline, available and in a consultation, and how long patients wait', async () => {
    expect(await statusOf(ids.asha)).toMatchObject({ status: 'offline' });
    await noteSeen(at.database.db, { staffId: ids.asha, now: NOW });
    expect(await statusOf(ids.asha)).toMatchObject({ status: 'available', room: null, waiting: 0 });
    const encounter = content.consultation(await at.newPatient(), at.clinic.facilityId, {
      careProviderId: ids.asha,
    });
    const { data } = await as('asha')(createEncounter, { body: { encounter } });
    const key = { vitaId: encounter.vitaId, encounterId: data.id, version: data.version ?? 1 };
    await as('asha')(noteArrival, { body: { ...key, metaInfo: content.event('accept').metaInfo } });
    expect(await statusOf(ids.asha)).toMatchObject({ waiting: 1 });
    const consult = clinicalCalls(
      at.database,
      { ...at.clinic, staffId: ids.asha },
      { now: NOW + 600, scopes: SCOPES },
    );
    await consult(keepRecordPresence, {
      body: { id: newId(), vitaId: encounter.vitaId, doing: 'consulting' },
    });
    expect(await statusOf(ids.asha)).toMatchObject({ status: 'consulting', room: 'clinic', waiting: 0 });
    const { wait } = await at.call(listLiveStatus, { query: {} });
    expect(wait).toMatchObject({ averageMinutes: 10, seen: 1, waiting: 0, longestSince: null });
  });

  it('shows what people set for themselves until it ends', async () => {
    const until = NOW + 1800;
    await as('ravi')(setOwnStatus, { body: { own: { status: 'break', until } } });
    expect(await statusOf(ids.ravi)).toMatchObject({ status: 'away', reason: 'break', since: NOW, until });
    await as('ravi')(setOwnStatus, { body: { own: null } });
    expect(await statusOf(ids.ravi)).toMatchObject({ status: 'offline', reason: null });
    await expect(
      as('ravi')(setOwnStatus, { body: { own: { status: 'busy', until: NOW + 86_400 } } }),
    ).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('sends one event when a person comes or returns, and none each minute', async () => {
    const events = async () => {
      const { rows } = await at.database.db
        .selectFrom('live_event')
        .select('subject_id')
        .where('topic', '=', 'staff-status')
        .where('subject_id', '=', ids.elsewhere)
        .execute()
        .then((rows) => ({ rows }));
      return rows.length;
    };
    const before = await events();
    await noteSeen(at.database.db, { staffId: ids.elsewhere, now: NOW });
    expect(await events()).toBe(before + 1);
    await noteSeen(at.database.db, { staffId: ids.elsewhere, now: NOW + 60 });
    expect(await events()).toBe(before + 1);
    await noteSeen(at.database.db, { staffId: ids.elsewhere, now: NOW + 600 });
    expect(await events()).toBe(before + 2);
  });

  it('has the facilities by name, and of one its hours, services and staff on duty', async () => {
    const { data } = await at.call(listFacilityDirectory, { query: {} });
    expect(data.map(({ facilityId }) => facilityId).toSorted()).toEqual(
      [at.clinic.facilityId, at.clinic.otherFacilityId].toSorted(),
    );
    const detail = await at.call(getFacilityDetail, { query: { facilityId: at.clinic.facilityId } });
    expect(detail.data).toMatchObject({
      hours: [{ weekday: WEEKDAY, fromMinute: 540, untilMinute: 1020 }],
      services: ['CARDIOLOGY_CONSULTATION'],
      onDuty: [{ name: 'Dr Asha Menon' }],
    });
    await expect(at.call(getFacilityDetail, { query: { facilityId: newId() } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
