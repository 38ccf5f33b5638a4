import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { searchAudit } from '../audit/audit-list.ts';
import { readSettings } from '../platform/config/config.ts';
import { newId } from '../platform/database/new-id.ts';
import { runAudit } from './audit.ts';

const OCTOBER = 'careline-audit-2024-10.ndjson.gz';
const NOVEMBER = 'careline-audit-2024-11.ndjson.gz';

describe.each(databasesOfRun)('the audit in files, from the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let folder = '';
  const patient = newId();
  const settings = readSettings({ CARELINE_DEMO: 'off' }, { serving: false });

  /** Creates a past month of the audit. */
  async function aMonth(month: string, rows: number): Promise<void> {
    const name = `audit_${month.replace('-', '_')}`;
    const first = `${month}-01 00:00:00+00`;
    await sql`create table ${sql.table(name)} (like audit, primary key (id))`.execute(database.db);
    await sql`create trigger audit_only_added before update or delete or truncate on ${sql.table(name)}
      for each statement execute function refuse_change()`.execute(database.db);
    await sql`alter table audit attach partition ${sql.table(name)}
      for values from (${sql.lit(first)}) to (${sql.lit(nextMonth(month))})`.execute(database.db);
    await sql`insert into audit (at, organisation_id, request_id, action, outcome, person_ids)
      select ${first}::timestamptz + n * interval '1 minute', ${clinic.organisationId}, 'r' || n, 'user/get', 'done',
        case when n = 1 then array[${patient}::uuid] else '{}' end
      from generate_series(1, ${rows}::int) n`.execute(database.db);
  }
  const nextMonth = (month: string) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return new Date(Date.UTC(year, number)).toISOString();
  };

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    folder = await mkdtemp(join(tmpdir(), 'careline-archive-'));
    // The partition before the monthly ones ends where the test's months start.
    await sql`drop table audit_past`.execute(database.db);
    await database.db
      .insertInto('person')
      .values({
        id: patient,
        organisation_id: clinic.organisationId,
        name: 'Meena Iyer',
        gender: 'female',
        birth_date: null,
        created_at: 0,
        updated_at: 0,
      } as never)
      .execute();
    await database.db
      .insertInto('identifier')
      .values({
        organisation_id: clinic.organisationId,
        person_id: patient,
        system: 'uhid',
        value: 'CL0000000018',
        value_key: 'CL0000000018',
      } as never)
      .execute();
    await aMonth('2024-10', 3);
    await aMonth('2024-11', 6_000);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.remove();
  });

  async function audit(...argv: string[]) {
    const lines: string[] = [];
    const opened = async () => ({ database, close: async () => undefined });
    const code = await runAudit(argv, settings, (line) => lines.push(line), opened);
    return { code, output: lines.join('\n') };
  }
  const archive = (...argv: string[]) => audit('archive', '--to', folder, ...argv);
  const rowsLeft = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from audit where at < '2025-01-01T00:00:00Z'`.execute(database.db);
    return rows[0]?.n;
  };

  // The steps build on each other.
  it.each([
    ['nothing', [], 2, 'npm start -- audit archive'],
    ['no folder', ['archive', '--before', '2024-12'], 2, '--to must be'],
    ['a month that is none', ['archive', '--to', 'x', '--before', '2024-13'], 2, '--before must be'],
    ['a month to come', ['archive', '--to', 'x', '--before', '2999-01'], 2, 'still being written'],
    ['nobody', ['find', 'x', '--uhid', 'nobody'], 2, 'No patient'],
  ])('reports the error in %s', async (_, argv, code, words) => {
    expect(await audit(...argv)).toMatchObject({ code, output: expect.stringContaining(words) });
  });

  it('is planned first', async () => {
    expect(await archive('--before', '2024-12')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/audit_2024_10: 3 rows\naudit_2024_11: 6000 rows\nNothing was changed/),
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await rowsLeft()).toBe(6_003);
  });

  it('moves whole months out, the oldest first, each with its proof and a row in the audit', async () => {
    expect(await archive('--before', '2024-11', '--confirm')).toMatchObject({ code: 0 });
    expect(await rowsLeft()).toBe(6_000);
    expect(await archive('--before', '2024-12', '--confirm')).toMatchObject({ code: 0 });
    expect((await readdir(folder)).sort()).toEqual([OCTOBER, NOVEMBER]);
    expect(await rowsLeft()).toBe(0);
    const lines = gunzipSync(await readFile(join(folder, NOVEMBER)))
      .toString()
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(6_001);
    const [header = '', first = ''] = lines;
    expect(JSON.parse(header)).toEqual({
      format: 'careline-audit/1',
      previous: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(first)).toMatchObject({
      request_id: 'r1',
      at: '2024-11-01T00:01:00.000000Z',
      person_ids: [patient],
    });
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from audit where action = 'audit/archive'`.execute(database.db);
    expect(rows[0]?.n).toBe(2);
  });

  it('is reported to auditors', async () => {
    const page = await searchAudit(database.db, {
      organisationId: clinic.organisationId,
      timeZone: 'UTC',
      limit: 10,
    });
    expect(page.archives.map(({ file }) => file)).toEqual([OCTOBER, NOVEMBER]);
  });

  it('is found by patient, and complete', async () => {
    const found = await audit('find', folder, '--uhid', 'CL0000000018');
    expect(found.output.split('\n').map((line) => JSON.parse(line).at)).toEqual([
      '2024-10-01T00:01:00.000000Z',
      '2024-11-01T00:01:00.000000Z',
    ]);
    expect(await audit('verify', folder)).toMatchObject({
      code: 0,
      output: expect.stringContaining('6000 rows, unchanged'),
    });
  });

  it('cannot be changed or left out unnoticed', async () => {
    const path = join(folder, OCTOBER);
    const before = await readFile(path);
    const text = gunzipSync(before).toString();
    await writeFile(path, gzipSync(text.replace('user/get', 'user/got')));
    expect(await audit('verify', folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('differs from what was written'),
    });
    expect(await audit('find', folder, '--uhid', 'CL0000000018')).toMatchObject({ code: 1 });
    await writeFile(path, 'no archive');
    expect(await audit('verify', folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot be read'),
    });
    await rm(path);
    expect(await audit('verify', folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not in this folder'),
    });
    await writeFile(path, before);
    expect(await audit('verify', folder)).toMatchObject({ code: 0 });
    await expect(sql`delete from audit_archive`.execute(database.db)).rejects.toThrow('are only ever added');
  });

  it('continues after a run that ended between the file and the database, and overwrites no other file', async () => {
    await aMonth('2024-12', 2);
    const path = join(folder, 'careline-audit-2024-12.ndjson.gz');
    await writeFile(path, gzipSync('something else\n'));
    expect(await archive('--before', '2025-01', '--confirm')).toMatchObject({
      code: 1,
      output: expect.stringContaining('already exists with different content'),
    });
    expect(await rowsLeft()).toBe(2);
    await rm(path);
    await writeFile(`${path}.part`, 'half');
    expect(await archive('--before', '2025-01', '--confirm')).toMatchObject({ code: 0 });
    expect(await rowsLeft()).toBe(0);
    expect(await audit('verify', folder)).toMatchObject({ code: 0 });
  });
});
