import { readDeviceSecret } from '@careline/core/internal/identity';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { createRateLimit, type RateLimit } from '../platform/http/rate-limit.ts';
import { deviceSecretRoutes } from './device-secret.routes.ts';

describe.each(databasesOfRun)('device secrets on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database.remove());

  async function aPerson(): Promise<string> {
    const id = newId();
    const row = { id, organisation_id: clinic.organisationId, name: 'B', email: `${id}@test.example` };
    await database.db.insertInto('staff').values(row).execute();
    return id;
  }

  const unlimited: RateLimit = { spend: () => undefined };

  async function secretOf(staffId: string, { facilityId = clinic.facilityId, limit = unlimited } = {}) {
    const { organisationId } = clinic;
    const person = { staffId, sessionId: newId(), organisationId, facilityId, name: 'B' };
    const caller = { ...person, scopes: [], grants: [], timeZone: 'Asia/Kolkata' };
    const [route] = deviceSecretRoutes(limit);
    const answer = await runWork(database.db, (tx) =>
      (route as NonNullable<typeof route>).handle({ body: {}, query: {}, params: {} } as never, {
        tx,
        caller,
        requestId: newId(),
        now: 1_760_000_000,
        touched: () => undefined,
        noted: () => undefined,
        afterwards: () => undefined,
      }),
    );
    return parse(readDeviceSecret.answer, answer).data.secret;
  }

  it('are one per person, the same at every facility and for simultaneous requests', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const [first, again] = await Promise.all([secretOf(one), secretOf(one)]);
    expect(again).toBe(first);
    expect(await secretOf(one, { facilityId: clinic.otherFacilityId })).toBe(first);
    expect(await secretOf(other)).not.toBe(first);
  });

  it('are stored encrypted, each for its person', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const secret = await secretOf(one);
    await secretOf(other);
    const rows = await database.db.selectFrom('device_secret').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const theirs = rows.find((row) => row.staff_id === one)?.secret as string;
    await database.db
      .updateTable('device_secret')
      .set({ secret: theirs })
      .where('staff_id', '=', other)
      .execute();
    await expect(secretOf(other)).rejects.toThrow('not sealed');
  });

  it('are deleted with their person', async () => {
    const one = await aPerson();
    await secretOf(one);
    await database.db.deleteFrom('staff').where('id', '=', one).execute();
    const left = database.db.selectFrom('device_secret').select('staff_id').where('staff_id', '=', one);
    expect(await left.execute()).toEqual([]);
  });

  it('are limited against loops', async () => {
    const one = await aPerson();
    const limit = createRateLimit(2, () => 0);
    await secretOf(one, { limit });
    await secretOf(one, { limit });
    await expect(secretOf(one, { limit })).rejects.toThrow(expect.objectContaining({ code: 'rate-limited' }));
    expect(await secretOf(await aPerson(), { limit })).toBeTruthy();
  });
});
