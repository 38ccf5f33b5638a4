import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackupError, type BackupHeader, type BackupItem } from './backup-format.ts';
import { checkBackup, readBackup } from './read-backup.ts';
import { requireKnownVersion } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const HEADER: BackupHeader = {
  backup: 'careline',
  format: 1,
  version: '1.2.3',
  madeAt: '2026-01-05T09:00:30.000Z',
  migrations: ['0001-first'],
};

const ITEMS: readonly BackupItem[] = [
  { kind: 'header', header: HEADER },
  { kind: 'table', table: { table: 'person', columns: ['id', 'name'], sequences: {} } },
  { kind: 'rows', lines: ['["1", "रवि\u2028"]', '["2", null]'] },
  { kind: 'table', table: { table: 'audit', columns: ['id'], sequences: { id: [7, true] } } },
  { kind: 'file', file: { file: 'outbox/one.eml' } },
  { kind: 'bytes', line: '"SGVsbG8="' },
];

async function* items(list: readonly BackupItem[] = ITEMS): AsyncGenerator<BackupItem> {
  yield* list;
}

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-backup-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  path = join(folder, `${(await readdir(folder)).length}.backup`);
});

const all = async (of: string): Promise<BackupItem[]> => {
  const found: BackupItem[] = [];
  for await (const item of readBackup(of)) found.push(item);
  return found;
};

describe('a backup file', () => {
  it('reads back as it was written', async () => {
    const { header, end } = await writeBackup(path, items());
    expect(header).toEqual(HEADER);
    expect(end).toMatchObject({ files: 1, tables: { person: { rows: 2 }, audit: { rows: 0 } } });
    expect(await all(path)).toEqual([...ITEMS, { kind: 'end', end }]);
  });

  it('hashes each table by its rows alone', async () => {
    const one = await writeBackup(path, items());
    const later = ITEMS.map((item) =>
      item.kind === 'header' ? { ...item, header: { ...HEADER, madeAt: '2027-01-01T00:00:00.000Z' } } : item,
    );
    const two = await writeBackup(`${path}.later`, items(later));
    expect(two.end.tables).toEqual(one.end.tables);
    expect(two.end.sha256).not.toBe(one.end.sha256);
  });

  it('needs an existing folder, and names a missing one', async () => {
    const missing = join(folder, 'missing');
    await expect(writeBackup(join(missing, 'a.backup'), items())).rejects.toThrow(
      new BackupError(
        `The folder ${missing} does not exist. Create it, or choose another one, and run the backup again.`,
      ),
    );
  });

  it('is readable by its owner only, and never overwritten', async () => {
    await writeBackup(path, items());
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const before = await readFile(path);
    await expect(writeBackup(path, items())).rejects.toThrow('never overwritten');
    expect((await readFile(path)).equals(before)).toBe(true);
  });

  it('is removed when it could not be written completely', async () => {
    const failing = async function* (): AsyncGenerator<BackupItem> {
      yield* ITEMS;
      throw new Error('the database is gone');
    };
    const before = await readdir(folder);
    await expect(writeBackup(path, failing())).rejects.toThrow('the database is gone');
    expect(await readdir(folder)).toEqual(before);
    await expect(writeBackup(join(path, 'nowhere'), items())).rejects.toThrow(BackupError);
  });

  const lines = (text: string) => text.trimEnd().split('\n');
  const joined = (list: readonly string[]) => `${list.join('\n')}\n`;
  it.each<readonly [string, (text: string) => string]>([
    ['one digit changed', (text) => text.replace('"2"', '"3"')],
    ['a row left out', (text) => joined(lines(text).filter((line) => !line.startsWith('["2"')))],
    [
      'two rows in another order',
      (text) => joined(lines(text).map((line, i, list) => list[[0, 1, 3, 2][i] ?? i] ?? line)),
    ],
    ['no end', (text) => joined(lines(text).slice(0, -1))],
    ['a row after the end', (text) => `${text}["3", "x"]\n`],
    ['no header', (text) => joined(lines(text).slice(1))],
    ['a second header', (text) => joined([lines(text)[0] ?? '', ...lines(text)])],
    ['a line of no kind', (text) => text.replace('["2", null]', 'null')],
    ['nothing', () => ''],
  ])('is refused with %s', async (_, change) => {
    await writeBackup(path, items());
    const text = gunzipSync(await readFile(path)).toString('utf8');
    await writeFile(path, gzipSync(change(text)));
    await expect(checkBackup(path)).rejects.toThrow(
      /is not a Careline backup, or it is damaged or incomplete/,
    );
  });

  it.each<readonly [string, (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 20)],
    [
      'with a byte changed',
      (bytes) => Buffer.from(bytes.map((byte, index) => (index === 60 ? byte ^ 1 : byte))),
    ],
    ['that is no gzip', () => Buffer.from('hello')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('is refused when it is one %s', async (_, change) => {
    await writeBackup(path, items());
    await writeFile(path, change(await readFile(path)));
    await expect(checkBackup(path)).rejects.toThrow(BackupError);
  });

  it('that is missing or not a file is refused with an explanation', async () => {
    await expect(checkBackup(join(folder, 'missing'))).rejects.toThrow(
      /missing does not exist\. Check the path/,
    );
    await expect(checkBackup(folder)).rejects.toThrow(/cannot be read: EISDIR/);
  });

  it('of a newer version is refused, whether its lines or its tables are newer', async () => {
    const newer = { ...HEADER, format: 2, compressed: 'otherwise' };
    await writeFile(path, gzipSync(`${JSON.stringify(newer)}\n`));
    await expect(checkBackup(path)).rejects.toThrow('newer version of Careline');
    const tables = { ...HEADER, migrations: ['0079-tables', '9999-later'] };
    expect(() => requireKnownVersion(tables)).toThrow('newer version of Careline, 1.2.3 (it has 9999-later)');
  });

  it('from before the baseline is refused with what to do', () => {
    const tables = { ...HEADER, migrations: ['0001-first', '0041-merged-patients'] };
    expect(() => requireKnownVersion(tables)).toThrow(
      /its last change is 0041-merged-patients\)\. Restore it with a version from November 2026, and make a backup/,
    );
  });
});
