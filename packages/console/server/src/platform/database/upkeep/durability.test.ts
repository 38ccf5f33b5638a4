import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildChild, startChild } from '../../../../test/build-child.ts';
import { newDataFolder } from '../../../../test/data-folder.ts';
import { openDatabase } from '../database.ts';
import { isUnavailable } from '../database-errors.ts';
import { startEmbeddedWorker } from '../embedded/embedded-worker.ts';
import { newId } from '../new-id.ts';
import { runWork } from '../work.ts';

/** The test opens three databases, one of them after a crash. */
const LONG = 120_000;

let writer: string;
beforeAll(async () => {
  writer = await buildChild(
    fileURLToPath(new URL('../../../../test/children/row-writer.ts', import.meta.url)),
  );
});

it.each([1, 2])(
  'loses no confirmed row when its process is killed with -9 (run %i)',
  async (run) => {
    const dataFolder = await newDataFolder();
    const child = startChild(writer, [dataFolder]);
    const confirmed: string[] = [];
    while (confirmed.length < 100 * run) confirmed.push(await child.nextLine());
    await child.kill();

    const database = await openDatabase({ dataFolder });
    const rows = await database.db.selectFrom('organisation').select('id').execute();
    const stored = new Set(rows.map((row) => row.id));
    expect(confirmed.filter((id) => !stored.has(id))).toEqual([]);
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  },
  LONG,
);

it('rejects work that waits for a dead database thread, and says so', async () => {
  const dataFolder = await newDataFolder();
  const worker = await startEmbeddedWorker(`${dataFolder}/database`);
  const waiting = worker.query('select pg_sleep(60)', []).catch((error) => error);
  await worker.kill();
  expect(isUnavailable(await waiting)).toBe(true);
  expect((await worker.lost).message).toContain('The embedded database has stopped');
  await expect(worker.query('select 1', [])).rejects.toThrow('The embedded database has stopped');
  await worker.close();
  await rm(dataFolder, { recursive: true, force: true });
});

it('finishes running work before it closes, and refuses later work', async () => {
  const dataFolder = await newDataFolder();
  const { db, close } = await openDatabase({ dataFolder });
  let begun: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const running = runWork(db, async (tx) => {
    begun();
    await tx.insertInto('organisation').values({ id: newId(), name: 'x' }).execute();
  });
  await beginning;
  await Promise.all([running, close()]);
  await expect(sql`select 1`.execute(db)).rejects.toThrow();
  const again = await openDatabase({ dataFolder });
  expect(await again.db.selectFrom('organisation').select('name').execute()).toEqual([{ name: 'x' }]);
  await again.close();
  await rm(dataFolder, { recursive: true, force: true });
});

it('says which folder cannot be opened', async () => {
  const failure = await openDatabase({ dataFolder: '/dev/null/careline' }).catch((error) => error);
  expect(failure.name).toBe('DatabaseOpenError');
  expect(failure.message).toContain('The embedded database in /dev/null/careline/database cannot be opened');
});
