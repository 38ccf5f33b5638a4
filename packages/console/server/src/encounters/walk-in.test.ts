import {
  createEncounter,
  listDayBoard,
  moveEncounter,
  noteArrival,
} from '@careline/core/internal/encounters';
import { registerWalkIn } from '@careline/core/internal/patients/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { aRegistration, type RegistrationBody } from '../../test/patients/registrations.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;
const CLERK = ['prohealth', 'phc-patient-registration'];
const content = encounterContent(NOW);

describe.each(databasesOfRun)('a walk-in on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, CLERK);
  });
  afterAll(() => at.database.remove());

  const walkIn = (facts: Partial<RegistrationBody> = {}, updatedAt = NOW, encounterId = newId()) => ({
    ...aRegistration(NOW, facts),
    visit: { encounterId, metaInfo: { updatedAt, deleted: false, source: 'manual' } },
  });
  const office = () =>
    clinicalCalls(at.database, at.clinic, { now: NOW, scopes: ['prohealth', 'facility_encounters'] });
  const eventsOf = (encounterId: string) =>
    at.database.db
      .selectFrom('encounter_event')
      .select('event')
      .where('encounter_id', '=', encounterId)
      .orderBy('position')
      .execute();

  it('is registered, has arrived, and gets the next token of the day', async () => {
    const body = walkIn({ names: [{ given: 'First' }] });
    const first = await at.call(registerWalkIn, { body });
    expect(first).toMatchObject({
      vitaId: body.vitaId,
      data: { name: 'First', uhid: expect.stringMatching(/^CL/), visit: { token: 1 } },
    });
    expect(at.call.touched).toEqual([body.vitaId]);
    const second = await at.call(registerWalkIn, { body: walkIn({ names: [{ given: 'Second' }] }) });
    expect(second.data.visit.token).toBe(2);
    const { data } = await office()(listDayBoard, { query: {} });
    expect(data.map(({ encounter }) => encounter)).toMatchObject([
      { patient: { name: 'First' }, encounterType: 'PHC', encounterClass: 'AMB', arrivedAt: NOW, token: 1 },
      { patient: { name: 'Second' }, token: 2, status: 'CREATED', careProvider: null },
    ]);
    expect(await eventsOf(body.visit.encounterId)).toEqual([{ event: 'create' }, { event: 'arrive' }]);
  });

  it('is stored once, however often it is sent', async () => {
    const body = walkIn();
    const sent = [await at.call(registerWalkIn, { body }), await at.call(registerWalkIn, { body })];
    expect(sent[1]).toEqual(sent[0]);
    expect(await eventsOf(body.visit.encounterId)).toHaveLength(2);
  });

  it('gets different tokens when several clerks register at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => at.call(registerWalkIn, { body: walkIn() })),
    );
    expect(new Set(sent.map(({ data }) => data.visit.token)).size).toBe(5);
  });

  it('of an earlier day keeps its day, and takes no token of today', async () => {
    const body = walkIn({}, NOW - DAY);
    const { data } = await at.call(registerWalkIn, { body });
    expect(data.visit.token).toBeNull();
    const row = await at.database.db
      .selectFrom('encounter')
      .select(['starts_at', 'arrived_at', 'token'])
      .where('id', '=', body.visit.encounterId)
      .executeTakeFirst();
    expect(row).toEqual({ starts_at: NOW - DAY, arrived_at: NOW - DAY, token: null });
  });

  it('is refused by the rules of every registration, and then nothing is stored', async () => {
    const birthDate = '2015-01-01';
    const body = walkIn({ birthDate });
    await expect(at.call(registerWalkIn, { body })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'consent.by' }] },
    });
    const stored = at.database.db.selectFrom('person').select('id').where('id', '=', body.vitaId);
    expect(await stored.execute()).toEqual([]);
  });

  it('shares the queue with booked patients, who get a token when they arrive', async () => {
    const vitaId = await at.newPatient();
    const encounter = content.consultation(vitaId, at.clinic.facilityId);
    const { data } = await office()(createEncounter, { body: { encounter } });
    expect(data.token).toBeNull();
    const { metaInfo } = content.event('accept');
    const key = (version = 0) => ({ vitaId, encounterId: encounter.id, version });
    const arrived = await office()(noteArrival, { body: { ...key(data.version), metaInfo } });
    expect(arrived.data.token).toBeGreaterThan(1);
    const period = { start: NOW + DAY, end: NOW + DAY + 1200 };
    const move = { id: newId(), reason: 'patient-asked' as const, metaInfo };
    const moved = await office()(moveEncounter, { body: { ...key(arrived.data.version), move, period } });
    expect(moved.data.arrivedAt).toBeNull();
  });
});
