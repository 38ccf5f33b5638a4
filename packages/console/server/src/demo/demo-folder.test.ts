import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { invite } from '../identity/provider/invite.ts';
import { readSettings } from '../platform/config/config.ts';
import { runWork } from '../platform/database/work.ts';
import { addStaffMember } from '../staff/staff.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { DemoMixError, prepareDemo } from './demo-folder.ts';
import { DEMO_ORGANISATION } from './demo-organisation.ts';

const DEMO = { demo: true };
const [coach] = DEMO_ACCOUNTS.filter(({ email }) => email.startsWith('coach@'));
if (!coach) throw new Error('the demo has no coach');

describe.each(databasesOfRun)('a restarted demo folder, on the $kind database', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await prepareDemo(database.db, DEMO);
  });
  beforeEach(() => database.db.deleteFrom('staff').where('demo', '=', false).execute());
  afterAll(() => database?.remove());

  const start = () => prepareDemo(database.db, DEMO);
  const readCoach = () =>
    database.db.selectFrom('staff').select('scopes').where('id', '=', coach.id).executeTakeFirstOrThrow();
  const write = (set: { scopes: string[] }) =>
    database.db.updateTable('staff').set(set).where('id', '=', coach.id).execute();
  const without = (...names: string[]) => coach.scopes.filter((scope) => !names.includes(scope));

  it('adds what this version gives to the accounts of an older version', async () => {
    await database.db.deleteFrom('setting').where('name', '=', 'demo-scopes').execute();
    await write({ scopes: without('charts') });
    await start();
    expect((await readCoach()).scopes).toEqual([...without('charts'), 'charts']);
  });

  it('does not restore what an administrator removed', async () => {
    await write({ scopes: without('search') });
    await start();
    expect((await readCoach()).scopes).toEqual(without('search'));
  });

  const invited = async (email: string) => {
    const facilities = database.db
      .selectFrom('staff_facility')
      .select('facility_id')
      .where('staff_id', '=', coach.id);
    const facilityIds = (await facilities.execute()).map(({ facility_id }) => facility_id);
    const fields = {
      name: 'Asha Invited',
      email,
      roles: [],
      scopes: ['prohealth'],
    };
    const administrator = { organisationId: DEMO_ORGANISATION.id, staffId: coach.id, now: 1_700_000_000 };
    const settings = { ...readSettings({}), demo: true };
    const invitation = { ...fields, locale: 'en' as const, inviter: 'Coach' };
    await runWork(database.db, async (tx) => {
      await addStaffMember(tx, { ...fields, facilityIds }, administrator);
      await invite(tx, invitation, settings);
    });
  };
  const flag = async (table: 'staff' | 'account', email: string) =>
    (await database.db.selectFrom(table).select('demo').where('email', '=', email).executeTakeFirstOrThrow())
      .demo;

  it.each([
    ['of this version', 'invited@clinic.example', async () => undefined],
    [
      'of a version that took them for real people',
      'former@clinic.example',
      async (email: string) => {
        for (const table of ['staff', 'account'] as const) {
          const row = database.db.updateTable(table).set({ demo: false });
          await row.where('email', '=', email).execute();
        }
      },
    ],
  ])('starts with a colleague who was invited in a demo %s', async (_, email, before) => {
    await invited(email);
    await before(email);
    await start();
    expect([await flag('staff', email), await flag('account', email)]).toEqual([true, true]);
    await expect(prepareDemo(database.db, { demo: false })).rejects.toThrow(DemoMixError);
  });

  it('changes nobody where there is real staff', async () => {
    await write({ scopes: [] });
    await sql`insert into staff (id, organisation_id, name, email, scopes)
      select gen_random_uuid(), organisation_id, 'Asha Real', 'asha@clinic.example', '{search}'
      from staff where id = ${coach.id}`.execute(database.db);
    await expect(start()).rejects.toThrow(DemoMixError);
    expect(await readCoach()).toEqual({ scopes: [] });
  });
});
