import { getScript } from '@careline/core/internal/calls';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { callScripts as hi } from '../languages/hi/call-scripts.ts';
import { runWork } from '../platform/database/work.ts';
import { en } from './scripts/en.ts';
import { seedCallScripts } from './scripts/index.ts';

describe.each(databasesOfRun)('call scripts on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let call: ClinicalCalls;

  beforeAll(async () => {
    database = await open();
    call = clinicalCalls(database, await aClinic(database.db), { now: 1_760_000_000 });
    await runWork(database.db, seedCallScripts);
  });
  afterAll(() => database.remove());

  const query = { programme: 'ahc', callType: 'ad-hoc' } as const;

  it.each([
    ['en', 'en'],
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['ta', 'en'],
    [undefined, 'en'],
  ])('answers %s with the script in %s', async (locale, expected) => {
    const { data } = await call(getScript, { query: { ...query, locale } });
    expect(data.locale).toBe(expected);
    expect(data.steps.length).toBeGreaterThan(5);
  });

  it('says so when there is none', async () => {
    const asked = call(getScript, { query: { programme: 'healthy_motherhood', callType: 'monthly' } });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gets the wording of an update without duplicates', async () => {
    await database.db.updateTable('call_script').set({ title: 'old' }).execute();
    const count = async () => (await database.db.selectFrom('call_script').select('title').execute()).length;
    const before = await count();
    await runWork(database.db, seedCallScripts);
    expect(await count()).toBe(before);
    expect((await call(getScript, { query })).data.title).not.toBe('old');
  });
});

const everyCall = Object.values(PROGRAMMES).flatMap(({ key, callTypes }) =>
  callTypes.map((callType) => [key, callType] as const),
);

describe.each([
  ['en', en],
  ['hi', hi],
])('the scripts in %s', (_, scripts) => {
  it.each(everyCall)(
    'cover %s %s, and confirm the identity before anything about health',
    (programme, callType) => {
      const [script, ...others] = scripts.filter(
        (one) => one.programmes.includes(programme) && one.callType === callType,
      );
      expect(others).toEqual([]);
      const asks = script?.text.steps.filter(({ kind }) => kind === 'ask') ?? [];
      // First the name and year of birth, then whether now is a good time.
      expect(asks[0]?.text).toMatch(/year of birth|जन्म का वर्ष/);
      expect(asks[1]?.text).toMatch(/all right now|अभी ठीक रहेगा/);
    },
  );
});

it('have the same steps in every language', () => {
  const shape = (scripts: typeof en) =>
    scripts.map(({ programmes, callType, text }) => [
      programmes,
      callType,
      text.steps.map((step) => step.kind),
    ]);
  expect(shape(hi)).toEqual(shape(en));
});
