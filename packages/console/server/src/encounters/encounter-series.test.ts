import {
  addEncounterEvent,
  cancelSeries,
  createEncounter,
  createSeries,
  type Encounter,
  listPatientEncounters,
  type NewEncounter,
} from '@careline/core/internal/encounters';
import { addException, setHours } from '@careline/core/internal/encounters/availability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { type ProblemError, problemBody } from '../platform/http/problem-error.ts';

const DAY = 86_400;
const content = encounterContent(NOW);
/** Fridays after NOW, at times in Kolkata. */
const at = (time: string, week = 0): number =>
  Date.parse(`2025-10-10T${time}:00+05:30`) / 1000 + week * 7 * DAY;
const slot = (time: string, week = 0) => ({ start: at(time, week), end: at(time, week) + 1800 });

describe.each(databasesOfRun)('series of encounters on the $kind database', (kind) => {
  let clinic: CallClinic;
  let call: ClinicalCalls;
  beforeAll(async () => {
    clinic = await aCallClinic(kind);
    call = clinicalCalls(clinic.database, clinic.clinic, {
      now: NOW,
      scopes: ['facility_encounters', 'availability'],
    });
  });
  afterAll(() => clinic.database.remove());

  /** A care provider with hours from 10:00 to 12:00 on Fridays. */
  async function aProvider(): Promise<string> {
    const { organisationId, facilityId } = clinic.clinic;
    const { db } = clinic.database;
    const id = newId();
    const scopes = ['my_encounters'];
    await db
      .insertInto('staff')
      .values({ id, organisation_id: organisationId, name: 'Dr. Rao', email: `${id}@test.example`, scopes })
      .execute();
    await db
      .insertInto('staff_facility')
      .values({ staff_id: id, facility_id: facilityId, position: 0 })
      .execute();
    const hours = [
      {
        weekday: 'fri' as const,
        fromMinute: 600,
        untilMinute: 720,
        serviceTypes: null,
        validFrom: '2025-01-01',
        validUntil: null,
      },
    ];
    await call(setHours, { body: { careProviderId: id, version: 0, acceptsAtOnce: true, hours } });
    return id;
  }

  const booking = (vitaId: string, careProviderId: string, facts: Partial<NewEncounter> = {}) =>
    content.consultation(vitaId, clinic.clinic.facilityId, {
      careProviderId,
      period: slot('10:00'),
      ...facts,
    });
  const encountersOf = async (vitaId: string): Promise<Encounter[]> =>
    (await call(listPatientEncounters, { query: { vitaId, order: 'earliest' } })).data;

  it('are separate encounters that name the first one', async () => {
    const [vitaId, careProviderId] = [await clinic.newPatient(), await aProvider()];
    const encounter = booking(vitaId, careProviderId, { reminders: [1440, 60] });
    const later = [1, 2, 3].map((week) => slot('10:00', week));
    const { data } = await call(createSeries, { body: { encounter, later } });
    expect(data.map(({ period }) => period.start)).toEqual([0, 1, 2, 3].map((week) => at('10:00', week)));
    expect(new Set(data.map(({ id }) => id)).size).toBe(4);
    expect(data.every(({ seriesId }) => seriesId === encounter.id)).toBe(true);
    expect(data.every(({ reminders }) => reminders?.join() === '1440,60')).toBe(true);
    const written = await clinic.database.db
      .selectFrom('patient_message')
      .select('template')
      .where('person_id', '=', vitaId)
      .execute();
    expect(written.length).toBeLessThanOrEqual(1);
  });

  it('are booked whole or not at all; each conflict is named with the nearest free time', async () => {
    const [vitaId, careProviderId] = [await clinic.newPatient(), await aProvider()];
    const other = booking(await clinic.newPatient(), careProviderId, { period: slot('10:30', 1) });
    await call(createEncounter, { body: { encounter: other } });
    const leave = {
      id: newId(),
      kind: 'leave' as const,
      time: { start: at('10:00', 2), end: at('11:30', 2) },
      everywhere: true,
    };
    await call(addException, { body: { careProviderId, exception: leave } });
    const encounter = booking(vitaId, careProviderId, { period: slot('10:30') });
    const body = { encounter, later: [slot('10:30', 1), slot('10:30', 2), slot('10:30', 3)] };
    const refusal = await call(createSeries, { body }).catch((error: unknown) => error);
    expect(problemBody(refusal as ProblemError, 'request')).toMatchObject({
      code: 'care-provider-busy',
      conflicts: [
        { start: at('10:30', 1), kind: 'busy', alternative: slot('10:00', 1) },
        { start: at('10:30', 2), kind: 'away', alternative: slot('11:30', 2) },
      ],
    });
    expect(await encountersOf(vitaId)).toEqual([]);
    const again = { encounter, later: [slot('10:00', 1), slot('11:30', 2), slot('10:30', 3)] };
    expect((await call(createSeries, { body: again })).data).toHaveLength(4);
  });

  it('are cancelled from one on; earlier and completed ones stay', async () => {
    const [vitaId, careProviderId] = [await clinic.newPatient(), await aProvider()];
    const encounter = booking(vitaId, careProviderId);
    const later = [1, 2, 3].map((week) => slot('10:00', week));
    const { data } = await call(createSeries, { body: { encounter, later } });
    const [, second, third] = data;
    if (!second || !third) throw new Error('The series has no second encounter.');
    const alone = content.event('cancel');
    await call(addEncounterEvent, {
      body: { vitaId, encounterId: third.id, version: third.version, event: alone },
    });
    const { cancelled } = await call(cancelSeries, {
      body: {
        ...{ vitaId, encounterId: second.id, version: second.version ?? 0 },
        event: { ...content.event('cancel'), event: 'cancel' },
      },
    });
    expect(cancelled).toBe(2);
    const statuses = (await encountersOf(vitaId)).map(({ status }) => status);
    expect(statuses).toEqual(['CONFIRMED', 'CANCELLED', 'CANCELLED', 'CANCELLED']);
    // The times are free again.
    const next = booking(await clinic.newPatient(), careProviderId, { period: slot('10:00', 1) });
    expect((await call(createEncounter, { body: { encounter: next } })).data.status).toBe('CONFIRMED');
  });

  it('of a health check are refused', async () => {
    const encounter = content.encounter(await clinic.newPatient(), clinic.clinic.facilityId);
    await expect(
      call(createSeries, { body: { encounter, later: [slot('10:00', 1)] } }),
    ).rejects.toMatchObject({ code: 'input-invalid' });
  });
});
