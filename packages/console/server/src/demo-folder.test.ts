import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../test/databases.ts';
import { DemoMixError, prepareDemo } from './demo-folder.ts';
import { DEMO_ACCOUNTS } from './people/demo-accounts.ts';

const DEMO = { demo: true };
const [coach] = DEMO_ACCOUNTS.filter(({ email }) => email.startsWith('coach@'));
if (!coach) throw new Error('the demo has no coach');

describe.each(databases)('a demo folder that is started again, on the $kind database', ({ open }) => {
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

  it('gives the accounts of an older version what this one gives beside it', async () => {
    await database.db.deleteFrom('setting').where('name', '=', 'demo-scopes').execute();
    await write({ scopes: without('charts') });
    await start();
    expect((await readCoach()).scopes).toEqual([...without('charts'), 'charts']);
  });

  it('leaves away what an administrator took away', async () => {
    await write({ scopes: without('search') });
    await start();
    expect((await readCoach()).scopes).toEqual(without('search'));
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
