import { dayOf } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithEncounters } from '../../test/many/many-encounters.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { tablesReadWhole } from '../../test/plans.ts';
import { type WatchedDatabase, watchedDatabase } from '../../test/watched-database.ts';
import { listAppointments, listBookingRequests, readWaitingRoom } from './appointments.ts';

/** `npm run prove` tests encounters of a million; `npm test` uses fewer. */
const PATIENTS = 20_000;
const ENCOUNTERS = 60_000;
const NOW = 1_760_000_000;
const timeZone = 'Asia/Kolkata';

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('appointments among very many encounters on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;
  let watched: WatchedDatabase;
  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithEncounters(database.db, clinic, { count: ENCOUNTERS, patients: PATIENTS, now: NOW });
    watched = watchedDatabase(database.settings);
  });
  afterAll(async () => {
    await watched?.close();
    await database?.remove();
  });

  it.each([
    [
      'a day',
      () =>
        listAppointments(
          watched.db,
          { facilityId: clinic.facilityId },
          { day: dayOf(NOW, timeZone), timeZone, now: NOW, limit: 50 },
        ),
    ],
    [
      'the own ones of a day',
      () =>
        listAppointments(
          watched.db,
          { facilityId: clinic.facilityId, careProviderIds: [clinic.staffId] },
          { day: dayOf(NOW, timeZone), timeZone, now: NOW, limit: 50 },
        ),
    ],
    [
      'the waiting room',
      () => readWaitingRoom(watched.db, { facilityId: clinic.facilityId, timeZone, now: NOW }),
    ],
  ])('reads no table whole for %s', async (_, read) => {
    const statements = await watched.readsOf(read);
    const large = ['encounter', 'encounter_event', 'patient_message', 'person', 'identifier'];
    expect(await tablesReadWhole(database.db, statements, large)).toEqual([]);
  });

  it('returns the first page of requests', async () => {
    const { facilityId } = clinic;
    const page = await listBookingRequests(watched.db, { facilityId, timeZone, now: NOW, limit: 50 });
    expect(page.data).toHaveLength(50);
    expect(page.next).not.toBeNull();
  });
});
