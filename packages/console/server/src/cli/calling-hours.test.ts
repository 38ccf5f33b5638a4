import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { newDataFolder } from '../../test/data-folder.ts';
import { readSettings, type Settings } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { runCallingHours } from './calling-hours.ts';

let settings: Settings;

/** The command opens the folder itself, so the test must close it first. */
async function looking<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder: settings.dataFolder });
  return look(database).finally(() => database.close());
}

beforeAll(async () => {
  settings = readSettings({ CARELINE_DATA: await newDataFolder(), CARELINE_DEMO: 'off' }, { serving: false });
  await looking(({ db }) => aClinic(db));
});
afterAll(() => rm(settings.dataFolder, { recursive: true, force: true }));

async function run(...argv: string[]) {
  const lines: string[] = [];
  const code = await runCallingHours(argv, settings, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}
const hours = () =>
  looking(({ db }) =>
    db
      .selectFrom('facility')
      .select(['name', 'calling_from_hour', 'calling_to_hour'])
      .orderBy('name')
      .execute(),
  );
const row = (name: string, from: number, to: number) => ({
  name,
  calling_from_hour: from,
  calling_to_hour: to,
});

describe('calling-hours', () => {
  it('prints its usage', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--hours') });
    expect(await run()).toMatchObject({ code: 2 });
  });

  it.each([
    ['hours in words', ['--facility', 'North', '--hours', 'mornings'], '--hours must be two whole hours'],
    ['half hours', ['--facility', 'North', '--hours', '08:30-20:00'], '--hours must be two whole hours'],
    ['the wrong way round', ['--facility', 'North', '--hours', '20:00-08:00'], 'the earlier first'],
    ['a longer day', ['--facility', 'North', '--hours', '08:00-25:00'], '--hours must be two whole hours'],
    ['no hours', ['--facility', 'North'], '--hours must be two whole hours'],
    ['no facility where there are two', ['--hours', '08:00-20:00'], '"North", "South"'],
    ['an option nobody knows', ['--days', 'mon'], '--days'],
  ])('refuses %s, and says so', async (_, argv, words) => {
    expect(await run(...argv)).toMatchObject({ code: 2, output: expect.stringContaining(words) });
  });

  // The refused commands changed nothing: the other facility keeps its original hours.
  it('changes the hours of one facility, and records it in the audit', async () => {
    expect(await run('--facility', 'South', '--hours', '09:00-24:00')).toEqual({
      code: 0,
      output: 'South: patients are called from 09:00 to 24:00.',
    });
    expect(await hours()).toEqual([row('North', 8, 20), row('South', 9, 24)]);
    const rows = await looking(({ db }) => db.selectFrom('audit').select(['action', 'details']).execute());
    expect(rows).toEqual([{ action: 'facility/calling-hours', details: { from: '09:00', to: '24:00' } }]);
  });
});
