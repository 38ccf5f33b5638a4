import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { readSettings } from '../platform/config/config.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { runExport } from './export.ts';

describe.each(databasesOfRun)('export by command on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let home: string;
  const settings = readSettings({ CARELINE_DEMO: 'off' }, { serving: false });

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    home = await mkdtemp(join(tmpdir(), 'careline-export-'));
    const people = ['Meena Iyer', 'Ravi Kumar'].map((name) => aPerson(clinic, { id: newId(), name }));
    await runWork(database.db, (tx) => insertPersons(tx, people));
  });
  afterAll(async () => {
    await database?.remove();
    await rm(home, { recursive: true, force: true });
  });

  async function run(...argv: string[]) {
    const lines: string[] = [];
    const opened = async () => ({ database, close: async () => undefined });
    const code = await runExport(argv, settings, (line) => lines.push(line), opened);
    return { code, output: lines.join('\n') };
  }

  it('writes a file for each type, prints the counts and notes them in the audit', async () => {
    const folder = join(home, 'all');
    const { code, output } = await run(folder, '--facility', clinic.facilityId);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Patient +2$/m)]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['Location.ndjson', 'Patient.ndjson']));
    const path = join(folder, 'Patient.ndjson');
    const patients = (await readFile(path, 'utf8')).trim().split('\n');
    const names = patients.map((line) => JSON.parse(line).name[0].text);
    expect(names.sort()).toEqual(['Meena Iyer', 'Ravi Kumar']);
    expect((await stat(path)).mode & 0o077).toBe(0);
    const audited = await database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audited).toMatchObject({
      action: 'fhir/export',
      details: { by: 'command', counts: { Patient: 2 } },
    });
  });

  it('writes nothing that has not changed since', async () => {
    const folder = join(home, 'later');
    expect((await run(folder, '--facility', clinic.facilityId, '--since', '2100-01-01T00:00:00Z')).code).toBe(
      0,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[string, () => Promise<string[]> | string[], number, RegExp]>([
    ['its usage', () => ['--help'], 0, /export FOLDER/],
    ['no folder', () => [], 2, /export FOLDER/],
    ['a day', () => [join(home, 'x'), '--since', '2026-01-01'], 2, /--since must be/],
    ['several facilities and no choice', () => [join(home, 'x')], 2, /--facility/],
    [
      'a folder with files',
      async () => {
        await writeFile(join(home, 'kept.txt'), 'x');
        return [home, '--facility', clinic.facilityId];
      },
      2,
      /is not empty/,
    ],
  ])('with %s writes nothing', async (_, argv, code, words) => {
    const answer = await run(...(await argv()));
    expect([answer.code, answer.output]).toEqual([code, expect.stringMatching(words)]);
  });
});
