import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataFolder } from '../../../../test/data-folder.ts';
import { type Database, openDatabase } from '../database.ts';
import { isDiskFull, isUnavailable } from '../database-errors.ts';
import { newId } from '../new-id.ts';
import { roomOf } from '../upkeep/disk-room.ts';
import { runWork } from '../work.ts';
import { createEmbeddedUpkeep } from './embedded-upkeep.ts';

const MB = 1024 * 1024;

it.each([
  [2048, 'ok'],
  [512, 'ok'],
  [511, 'low'],
  [64, 'low'],
  [63, 'full'],
  [0, 'full'],
])('a disk with %i MB left is %s', (megabytes, state) => {
  expect(roomOf(megabytes * MB)).toEqual({ state, freeBytes: megabytes * MB });
});

describe('the upkeep', () => {
  /** A worker with a log of this size, which records its statements. */
  function recorded(logBytes: number) {
    const asked: string[] = [];
    const query = async (text: string) => {
      asked.push(text.replace(/ \(.*/, ''));
      return { command: '', rowCount: 1, rows: [{ bytes: logBytes }] };
    };
    return { asked, worker: { query } };
  }

  it.each([
    ['a short log', 64 * MB, 2048, []],
    ['a long log', 65 * MB, 2048, ['checkpoint']],
    ['a full disk', 1, 10, ['checkpoint', 'set default_transaction_read_only = on']],
    ['a full disk without a log', 0, 10, ['set default_transaction_read_only = on']],
  ])('with %s', async (_, logBytes, megabytes, wanted) => {
    const { asked, worker } = recorded(logBytes);
    const upkeep = createEmbeddedUpkeep({
      worker,
      readRoom: async () => roomOf(megabytes * MB),
      clock: () => 0,
    });
    await upkeep.look();
    // Nothing is checked again within the same second.
    await upkeep.look();
    expect(asked.slice(1)).toEqual(wanted);
  });
});

describe('the embedded database on a full disk', () => {
  let dataFolder: string;
  let database: Database;
  let free = 2048;
  beforeAll(async () => {
    dataFolder = await newDataFolder();
    database = await openDatabase({ dataFolder }, async () => roomOf(free * MB));
  });
  afterAll(async () => {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const save = () =>
    runWork(database.db, (tx) => tx.insertInto('organisation').values({ id: newId(), name: 'x' }).execute());
  const count = async () =>
    (await sql<{ count: number }>`select count(*) as count from organisation`.execute(database.db)).rows[0]
      ?.count;
  /** Longer than the pause between two checks. */
  const afterALook = () => new Promise((resolve) => setTimeout(resolve, 1_050));

  it('has page checksums', async () => {
    const { rows } = await sql<{ data_checksums: string }>`show data_checksums`.execute(database.db);
    expect(rows).toEqual([{ data_checksums: 'on' }]);
  });

  it('refuses saves, still reads, and saves again when there is space', async () => {
    await save();
    free = 10;
    await afterALook();
    const failure = await save().catch((error) => error);
    expect(isDiskFull(failure)).toBe(true);
    expect(isUnavailable(failure)).toBe(true);
    expect(await count()).toBe(1);
    free = 2048;
    await afterALook();
    await save();
    expect(await count()).toBe(2);
  });
});
