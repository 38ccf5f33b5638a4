import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { newDataFolder } from '../../test/data-folder.ts';
import { readSettings, type Settings } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { runSlots } from './slots.ts';

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
  const code = await runSlots(argv, settings, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}
const slots = () =>
  looking(({ db }) =>
    db.selectFrom('encounter_slot').select(['starts_at', 'ends_at', 'places']).orderBy('starts_at').execute(),
  );

describe('slots', () => {
  it('prints its usage', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--places') });
    expect(await run()).toMatchObject({ code: 2 });
  });

  const WEEK = ['--facility', 'North', '--from', '2026-03-06', '--to', '2026-03-08'];

  it.each([
    ['no such day', ['--from', '2026-02-30', '--to', '2026-03-01'], '--from must be a day'],
    ['no last day', ['--from', '2026-02-01'], '--to must be a day'],
    ['days the wrong way round', ['--from', '2026-02-02', '--to', '2026-02-01'], 'must not be before'],
    ['years of them', ['--from', '2026-01-01', '--to', '2028-01-01'], 'within a year'],
    ['a weekday nobody has', [...WEEK, '--days', 'mon,moon'], '--days must be of'],
    ['hours in words', [...WEEK, '--hours', 'morning'], '--hours must be two times'],
    ['no time between them', [...WEEK, '--hours', '08:00-08:20'], 'room for at least one time of 30 minutes'],
    ['places below none', [...WEEK, '--places=-1'], '--places must be a whole number'],
    ['an option nobody knows', [...WEEK, '--seats', '4'], '--seats'],
    ['no facility where there are two', ['--from', '2026-02-01', '--to', '2026-02-01'], '"North", "South"'],
  ])('refuses %s, and says so', async (_, argv, words) => {
    expect(await run(...argv)).toMatchObject({ code: 2, output: expect.stringContaining(words) });
    expect(await slots()).toEqual([]);
  });

  it('offers times by the facility’s clock, and changes their capacity', async () => {
    const hours = ['--hours', '08:00-09:15', '--days', 'fri,sun'];
    expect(await run(...WEEK, ...hours, '--places', '2')).toEqual({
      code: 0,
      output: 'North: 4 times from 2026-03-06 to 2026-03-08, 2 places each.',
    });
    const offered = ['2026-03-06T02:30Z', '2026-03-06T03:00Z', '2026-03-08T02:30Z', '2026-03-08T03:00Z'];
    const rows = (places: number) =>
      offered.map((at) => {
        const start = Date.parse(at) / 1000;
        return { starts_at: start, ends_at: start + 1800, places };
      });
    expect(await slots()).toEqual(rows(2));
    await run(...WEEK, ...hours, '--places', '5');
    expect(await slots()).toEqual(rows(5));
  });
});
