import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { newDataFolder } from '../../test/data-folder.ts';
import { readSettings, type Settings } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';
import { runImport } from './run-import.ts';

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));

let folder: string;
let settings: Settings;
let written: string;
let complaints: string[];
const output = {
  write(text: string) {
    written += text;
  },
};

const settingsOf = (dataFolder: string): Settings =>
  readSettings({
    CARELINE_DATA: dataFolder,
    CARELINE_DEMO: 'off',
    CARELINE_ORIGIN: 'http://localhost:47148',
  });

async function inDatabase<T>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataFolder: folder });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const contents = () =>
  inDatabase(async (db) => ({
    people: await db
      .selectFrom('person')
      .select(['source', 'source_id', 'name'])
      .orderBy('source_id')
      .execute(),
    readings: await db
      .selectFrom('reading')
      .select(['source', 'source_id', 'content_hash', 'sort_at', 'values'])
      .orderBy('source_id')
      .orderBy('content_hash')
      .execute(),
  }));

/** Two facilities without patients, copied for every test. */
let clinic: string;
beforeAll(async () => {
  folder = await newDataFolder();
  clinic = folder;
  await inDatabase((db) => aClinic(db));
});
afterAll(() => rm(clinic, { recursive: true, force: true }));

const fresh = async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-data-'));
  await cp(clinic, folder, { recursive: true });
  settings = settingsOf(folder);
};

beforeEach(() => {
  settings = settingsOf(clinic);
  written = '';
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void complaints.push(text));
});
afterEach(() => vi.restoreAllMocks());

const run = (...argv: string[]) => runImport(argv, settings, output);

describe('the import command', () => {
  beforeEach(fresh);
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('imports a folder, patients first, and reports every line', async () => {
    const report = join(folder, 'report.json');
    expect(await run(fixtures, '--facility', 'south', '--report', report)).toBe(0);
    expect(written).toContain('Importing into South');
    expect(written).toMatch(/patients: 4 rows\n +4 {2}taken/);
    expect(written).toMatch(/readings: 9 rows\n +6 {2}taken\n +0 {2}already there\n +3 {2}refused/);
    expect(written).toMatch(/readings\.ndjson:8 \(not readable as JSON\)/);
    expect(written).not.toContain("O'Kon");
    const { complete, kinds } = JSON.parse(await readFile(report, 'utf8'));
    expect(complete).toBe(true);
    for (const kind of kinds) expect(kind.taken + kind.there + kind.refused).toBe(kind.lines);
    const stored = await contents();
    expect([stored.people.length, stored.readings.length]).toEqual(
      kinds.map((kind: { taken: number }) => kind.taken),
    );
  });

  it('adds nothing the second time', async () => {
    await run(fixtures);
    const once = await contents();
    written = '';
    expect(await run(fixtures)).toBe(0);
    expect(written).toMatch(/readings: 9 rows\n +0 {2}taken\n +6 {2}already there\n +3 {2}refused/);
    expect(await contents()).toEqual(once);
  });

  it('treats a file as its option says, and names what it cannot import', async () => {
    const other = await mkdtemp(join(tmpdir(), 'careline-other-'));
    await cp(join(fixtures, 'patients.ndjson'), join(other, 'people.txt'));
    await writeFile(join(other, 'notes.csv'), 'a,b\n1,2\n');
    expect(await run(other, '--readings', join(fixtures, 'readings.ndjson'))).toBe(0);
    expect(written).toContain('not imported: notes.csv (this is CSV');
    expect((await contents()).readings).toHaveLength(6);
    await rm(other, { recursive: true });
  });

  it('names rows under another person’s id, and asks which patient they belong to', async () => {
    const other = await mkdtemp(join(tmpdir(), 'careline-other-'));
    const person = (name: string, birthDate: string, gender: string) =>
      `{"source":"s","id":"p1","name":[{"text":"${name}"}],"birthDate":"${birthDate}","gender":"${gender}"}\n`;
    const reading =
      '{"source":"s","id":"r1","patient":"p1","code":"2339-0","value":99,"unit":"mg/dL","effectiveDateTime":"2009"}\n';
    await writeFile(
      join(other, 'a.ndjson'),
      person('Asha Patil', '1961-02-28', 'female') + person('Ravi Kumar', '1988-07-01', 'male'),
    );
    await writeFile(join(other, 'b.ndjson'), reading);
    const report = join(other, 'report.json');
    expect(await run(other, '--report', report)).toBe(0);
    expect(written).toMatch(/1 {2}held for a decision: npm start -- import --held/);
    expect(written).toMatch(/same id, other person: name, date of birth and sex all differ/);
    expect(written).toMatch(/by code:\n +2339-0: 1 held/);
    expect(written).not.toContain('Ravi');
    const { kinds } = JSON.parse(await readFile(report, 'utf8'));
    const [people, readings] = kinds;
    const [line] = people.holds['same-id-other-person'].lines;
    expect([people.held, line.line, readings.held, readings.measures]).toEqual([
      1,
      2,
      1,
      { '2339-0': { held: 1 } },
    ]);

    written = '';
    expect(await run('--held')).toBe(0);
    expect(written).toContain(line.detail);
    expect(written).toMatch(/on record: Asha Patil, born 1961-02-28, female, UHID CL\d+/);
    expect(written).toMatch(/arrived: +Ravi Kumar, born 1988-07-01, male; 1 other rows wait with it/);
    expect(await run('--held', line.detail, 'new', '--programme', 'careline')).toBe(0);
    const { people: stored, readings: taken } = await contents();
    expect(stored.map(({ name }) => name)).toEqual(['Ravi Kumar', 'Asha Patil']);
    expect(taken).toHaveLength(1);
    written = '';
    await run('--held');
    expect(written).toBe('No rows wait for a decision.\n');
    await rm(other, { recursive: true });
  });

  it('says how far it came when a file is truncated, and continues with the others', async () => {
    const other = await mkdtemp(join(tmpdir(), 'careline-other-'));
    const line = (id: number) =>
      `{"source":"s","id":"${id}","name":[{"text":"Person ${Math.random()}"}],"gender":"male"}\n`;
    const whole = gzipSync(Array.from({ length: 3000 }, (_, id) => line(id)).join(''));
    await writeFile(join(other, 'cut.ndjson.gz'), whole.subarray(0, whole.length - 2000));
    await cp(join(fixtures, 'patients.ndjson'), join(other, 'whole.ndjson'));
    await writeFile(join(other, 'none.json'), '{"resourceType":"Bundle"}');
    const report = join(other, 'report.json');
    expect(await run(other, '--report', report)).toBe(1);
    expect(complaints.join('\n')).toMatch(/Not all could be read\..*cannot be read to its end/);
    const { complete, stopped, kinds, notImported } = JSON.parse(await readFile(report, 'utf8'));
    expect([complete, stopped]).toEqual([false, expect.stringContaining('cut.ndjson.gz')]);
    expect(notImported).toEqual([{ name: join(other, 'none.json'), reason: 'it contains no rows' }]);
    const { people } = await contents();
    expect(kinds[0].taken).toBe(people.length);
    expect(people.filter(({ source_id }) => /^p[1-4]$/.test(source_id ?? ''))).toHaveLength(4);
    await rm(other, { recursive: true });
  });

  it('asks to wait when another process uses the folder without serving it', async () => {
    const lock = await lockFolder(folder, () => ({ address: undefined }));
    expect(await run(fixtures)).toBe(1);
    expect(complaints.join('\n')).toMatch(/Another process is using/);
    await lock.release();
  });
});

describe('the import command, when nothing is imported', () => {
  it.each([
    ['no path', [], 2, /Say what to import/],
    ['two paths', ['a', 'b'], 2, /Name one PATH/],
    ['a decision that is none', ['--held', 'x', 'keep'], 2, /Say what to do with x: take, new, refuse/],
    ['a row without a decision', ['--held', 'x'], 2, /Say what to do with x/],
    [
      'a decision with a file',
      ['--held', 'x', 'take', '--readings', 'a'],
      2,
      /--readings does not apply to held rows/,
    ],
    ['a row that is not held', ['--held', 'x', 'take'], 1, /No row x waits for a decision/],
    ['an option that is not there', ['--what', 'x'], 2, /--what/],
    ['an option without a value', ['a', '--facility', ' '], 2, /--facility needs a value/],
    ['a path that is not there', ['/nowhere/at/all'], 1, /There is no file or folder/],
    ['a folder with nothing to import', [tmpdir(), '--facility', 'x'], 1, /nothing to import|cannot be read/],
    [
      'a facility that is not there',
      [fixtures, '--facility', 'East'],
      2,
      /There is no open facility "East"\. There are: (North; South|South; North)\./,
    ],
    ['a programme that is not there', [fixtures, '--programme', 'none'], 2, /There is no programme "none"/],
  ])('refuses %s, saying what to do', async (label, argv, code, message) => {
    const empty =
      label === 'a folder with nothing to import' ? await mkdtemp(join(tmpdir(), 'careline-empty-')) : '';
    const wanted = empty ? [empty] : argv;
    expect(await runImport(wanted, settings, output)).toBe(code);
    expect(complaints.join('\n')).toMatch(message);
    if (empty) await rm(empty, { recursive: true });
  });

  it('prints its usage', async () => {
    expect(await run('--help')).toBe(0);
    expect(written).toContain('--programme');
  });
});
