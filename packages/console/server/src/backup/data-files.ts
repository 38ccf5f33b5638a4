import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { BackedUpFile, BackupItem } from './backup-format.ts';

/** Subfolders with files of the product: the outbox of e-mails. Uploads are in the database. */
const FOLDERS = ['outbox'];
/** A multiple of three, so that base64 pieces have no padding between them. */
const PIECE_BYTES = 48 * 1024;

const isThere = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

/**
 * Returns the paths of all files below the data folder, with slashes, sorted.
 * Skips files that are still being written.
 */
export async function dataFiles(dataFolder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    const entries = await readdir(join(dataFolder, folder), { withFileTypes: true, recursive: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue;
      const path = join(entry.parentPath, entry.name).slice(dataFolder.length + 1);
      found.push(path.split(sep).join('/'));
    }
  }
  return found.sort();
}

async function* piecesOf(path: string): AsyncGenerator<string> {
  const file = await open(path, 'r');
  try {
    for await (const piece of file.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false })) {
      yield JSON.stringify((piece as Buffer).toString('base64'));
    }
  } finally {
    await file.close();
  }
}

/** Yields the files of a data folder with their bytes. Skips files that were removed in the meantime. */
export async function* fileItems(dataFolder: string): AsyncGenerator<BackupItem> {
  for (const file of await dataFiles(dataFolder)) {
    const path = join(dataFolder, file);
    if (!(await isThere(path))) continue;
    yield { kind: 'file', file: { file } };
    for await (const line of piecesOf(path)) yield { kind: 'bytes', line };
  }
}

/** Returns whether a backup may write this file. Only the listed folders are allowed. */
function isAllowed(file: string): boolean {
  const [folder = '', ...rest] = file.split('/');
  const isName = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[\\:\0]/.test(part);
  return FOLDERS.includes(folder) && rest.length > 0 && rest.every(isName);
}

/** Files being restored into a data folder. */
export interface StagedFiles {
  begin(file: BackedUpFile): Promise<void>;
  add(line: string): Promise<void>;
  /** Replaces the existing files with the restored ones. */
  swap(): Promise<void>;
  /** Restores the original files, before or after `swap`. */
  undo(): Promise<void>;
  /** Deletes the original files. */
  finish(): Promise<void>;
}

/**
 * Stages a backup's files next to the data folder's files, so that all are swapped at once.
 * Deletes what a killed restore left behind.
 */
export async function stageFiles(dataFolder: string): Promise<StagedFiles> {
  const staged = join(dataFolder, 'restoring');
  const before = join(dataFolder, 'replaced');
  const forget = async () => {
    await rm(staged, { recursive: true, force: true });
    await rm(before, { recursive: true, force: true });
  };
  await forget();
  let current: string | undefined;
  const swapped: string[] = [];

  async function swapOne(folder: string): Promise<void> {
    const [place, old] = [join(dataFolder, folder), join(before, folder)];
    if (await isThere(place)) await rename(place, old);
    swapped.push(folder);
    if (await isThere(join(staged, folder))) await rename(join(staged, folder), place);
  }

  return {
    async begin({ file }) {
      if (!isAllowed(file)) throw new Error(`a backup may not write ${file}`);
      current = join(staged, file);
      await mkdir(dirname(current), { recursive: true, mode: 0o700 });
      await (await open(current, 'wx', 0o600)).close();
    },
    async add(line) {
      if (current === undefined) throw new Error('bytes of no file');
      const file = await open(current, 'a');
      await file.appendFile(Buffer.from(JSON.parse(line) as string, 'base64')).finally(() => file.close());
    },
    async swap() {
      await mkdir(before, { recursive: true, mode: 0o700 });
      for (const folder of FOLDERS) await swapOne(folder);
    },
    async undo() {
      for (const folder of swapped.splice(0)) {
        await rm(join(dataFolder, folder), { recursive: true, force: true });
        if (await isThere(join(before, folder))) await rename(join(before, folder), join(dataFolder, folder));
      }
      await forget();
    },
    finish: forget,
  };
}
