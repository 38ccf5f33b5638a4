import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

/** Monday, 8 January 2035. */
const PLAN = {
  from: '2035-01-08',
  to: '2035-01-10',
  weekdays: ['mon', 'wed'],
  fromMinute: 480,
  untilMinute: 600,
  everyMinutes: 30,
  places: 4,
};

describe.each(databasesOfRun)('the first steps on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;
  beforeAll(async () => {
    database = await open();
    care = await administration(database);
    home = await care.addOrganisation();
    admin = await care.addPerson(home, { scopes: ADMINISTRATOR, name: 'Meera Admin' });
  });
  afterAll(async () => {
    await care?.close();
    await database?.remove();
  });

  const done = async () => {
    const { body } = await care.ask('facility/setup', admin.token);
    return body.data.filter((one: { done: boolean }) => one.done).map(({ step }: { step: string }) => step);
  };
  const offer = (change: object = {}, by = admin) =>
    care.ask('facility/slots/offer', by.token, { ...PLAN, facilityId: home.facilityId, ...change });

  it('are open in a new clinic, and not for everybody', async () => {
    expect(await done()).toEqual([]);
    const coach = await care.addPerson(home, { scopes: ['prohealth', 'search'] });
    expect((await care.ask('facility/setup', coach.token)).status).toBe(403);
    expect((await offer({}, coach)).status).toBe(403);
    expect(await done()).toEqual(['colleagues']);
  });

  it.each([
    ['a last day before the first', { to: '2035-01-07' }],
    ['more than a year', { to: '2036-02-01' }],
    ['room for no time', { untilMinute: 500 }],
    ['no weekday', { weekdays: [] }],
  ])('times with %s are refused', async (_, change) => {
    expect((await offer(change)).status).toBe(422);
    expect(await done()).toEqual(['colleagues']);
  });

  it('times of another organisation are refused', async () => {
    const { facilityId } = await care.addOrganisation();
    expect((await offer({ facilityId })).status).toBe(404);
  });

  it('times are offered by the facility’s clock, and again with another capacity', async () => {
    expect((await offer()).body).toMatchObject({ data: { slots: 8 } });
    expect((await offer({ places: 6 })).body).toMatchObject({ data: { slots: 8 } });
    const rows = await care.db
      .selectFrom('encounter_slot')
      .select(['starts_at', 'ends_at', 'places'])
      .where('facility_id', '=', home.facilityId)
      .orderBy('starts_at')
      .execute();
    // 08:00 in India is 02:30 UTC.
    const first = Date.UTC(2035, 0, 8, 2, 30) / 1000;
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual({ starts_at: first, ends_at: first + 1_800, places: 6 });
    expect(rows[4]?.starts_at).toBe(first + 2 * 86_400);
    expect(await done()).toEqual(['colleagues', 'health-check-times']);
  });

  it('are done once their data is stored', async () => {
    const { facilityId, organisationId } = home;
    await care.db
      .updateTable('facility')
      .set({ address: '12 Lake Road', phone: '08023456789', duty_doctor_phone: '+919848022338' })
      .where('id', '=', facilityId)
      .execute();
    const id = newId();
    const times = { created_at: 1, updated_at: 1 };
    await care.db
      .insertInto('person')
      .values({ id, organisation_id: organisationId, ...times })
      .execute();
    await care.db.insertInto('person_facility').values({ person_id: id, facility_id: facilityId }).execute();
    expect(await done()).toEqual(['facility', 'duty-doctor', 'colleagues', 'health-check-times', 'patients']);
  });
});
