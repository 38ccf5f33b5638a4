import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataFolder } from '../../../../test/data-folder.ts';
import { openSource } from '../../../backup/backup-source.ts';
import { openDatabase } from '../database.ts';
import { type Damage, findDamage } from './find-damage.ts';

/** A separate engine checks each damaged file. */
const PAGE = 8192;

let dataFolder: string;
let file: string;
let sound: Buffer;

/** A thousand rows in a table with a key, on about twenty pages. */
beforeAll(async () => {
  dataFolder = await newDataFolder();
  const { db, close } = await openDatabase({ dataFolder });
  await sql`
    insert into secret (name, value) select 'row-' || g, repeat('x', 150) from generate_series(1, 1000) g`.execute(
    db,
  );
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('secret') as path`.execute(db);
  await close();
  file = join(dataFolder, 'database', rows[0]?.path ?? '');
  sound = await readFile(file);
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

async function damageNow(): Promise<readonly Damage[]> {
  const { db, close } = await openDatabase({ dataFolder });
  return findDamage(db, { thorough: true }).finally(close);
}

describe('damage of a table is reported', () => {
  it('finds nothing in a sound database', async () => {
    await writeFile(file, sound);
    expect(await damageNow()).toEqual([]);
  });

  it.each<[string, RegExp, () => Promise<void>]>([
    [
      'a changed byte',
      /invalid page in block 3/,
      async () => {
        const bytes = Buffer.from(sound);
        bytes[3 * PAGE + 4_000] = (bytes[3 * PAGE + 4_000] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
    [
      'a page of zeros',
      /^\d+ rows are missing/,
      () => writeFile(file, Buffer.from(sound).fill(0, 3 * PAGE, 4 * PAGE)),
    ],
    [
      'a file that ends too soon',
      /^\d+ rows are missing/,
      async () => {
        await writeFile(file, sound);
        await truncate(file, 5 * PAGE + 100);
      },
    ],
  ])('%s', async (_, words, damage) => {
    await damage();
    const ofTable = (await damageNow()).filter(({ name }) => name === 'secret');
    expect(ofTable[0]?.words).toMatch(words);
  });

  it('by a backup too, which is not written then', async () => {
    await writeFile(file, Buffer.from(sound).fill(0, 3 * PAGE, 4 * PAGE));
    const failure = await openSource({ dataFolder, databaseUrl: undefined, mailFolder: undefined }).catch(
      (error) => error,
    );
    expect(failure.name).toBe('BackupError');
    expect(failure.message).toMatch(/The database is damaged \(secret: \d+ rows are missing\)/);
  });
});
