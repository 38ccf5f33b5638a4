import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { newDataFolder } from '../../test/databases.ts';
import { readSettings } from '../config.ts';
import { type Database, openDatabase } from '../store/database.ts';
import type { KindReport } from './import-report.ts';
import { runImport } from './run-import.ts';

/** Records of public data sets, which are too large to be kept here: tens of thousands of odd but real rows. */
const beside = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const records = process.env.CARELINE_SHARED_DATA ?? beside;
const there = existsSync(join(records, 'readings-a.ndjson.gz'));
if (!there) {
  console.log(
    'SKIPPED the import of real records: set CARELINE_SHARED_DATA to a folder with patients and readings.',
  );
}

describe.runIf(there)('real records', { timeout: 600_000 }, () => {
  let folder: string;
  let database: Database;
  let kinds: KindReport[];
  beforeAll(async () => {
    folder = await newDataFolder();
    const before = await openDatabase({ dataFolder: folder });
    await aClinic(before.db);
    await before.close();
    const settings = readSettings({
      CARELINE_DATA: folder,
      CARELINE_DEMO: 'off',
      CARELINE_ORIGIN: 'http://localhost:47147',
    });
    const report = join(folder, 'report.json');
    await runImport([records, '--report', report], settings, { write: () => undefined });
    kinds = JSON.parse(await readFile(report, 'utf8')).kinds;
    database = await openDatabase({ dataFolder: folder });
  }, 600_000);
  afterAll(async () => {
    await database?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('are all accounted for, and all in the database', async () => {
    for (const kind of kinds) expect(kind.taken + kind.there + kind.refused).toBe(kind.lines);
    const { rows } = await sql<{ people: number; readings: number }>`
      select (select count(*) from person)::int as people, (select count(*) from reading)::int as readings`.execute(
      database.db,
    );
    expect(kinds.map(({ kind, taken }) => [kind, taken])).toEqual([
      ['patients', rows[0]?.people],
      ['readings', rows[0]?.readings],
    ]);
    expect(kinds.map(({ refused }) => refused)).toEqual([0, 0]);
  });

  it('keep every digit of every number', async () => {
    const text = gunzipSync(await readFile(join(records, 'readings-a.ndjson.gz'))).toString();
    const written = new Map<string, number>();
    const add = (digits: string) => written.set(digits, (written.get(digits) ?? 0) + 1);
    for (const [, digits = ''] of text.matchAll(/"value":(-?[\d.eE+-]+)/g)) add(digits);
    const { rows } = await sql<{ digits: string; times: number }>`
      select each ->> 'text' as digits, count(*)::int as times
      from reading, jsonb_array_elements("values") as each where each ? 'value' group by 1`.execute(
      database.db,
    );
    const stored = new Map(rows.map(({ digits, times }) => [digits, times]));
    const lost = [...written].filter(([digits, times]) => stored.get(digits) !== times);
    expect(lost).toEqual([]);
    expect(written.size).toBeGreaterThan(10_000);
  });
});
