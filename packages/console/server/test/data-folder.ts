import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { templateFolder } from './template.ts';

/** `cp` copies a thousand small files in a fifth of the time that Node needs. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** Returns a data folder whose database has all tables and no rows. */
export async function newDataFolder(): Promise<string> {
  const template = await templateFolder('embedded', async (folder) => {
    const database = await openDatabase({ dataFolder: folder });
    await migrate(database);
    await database.close();
  });
  const folder = await mkdtemp(join(tmpdir(), 'careline-data-'));
  await copyFolder(template, folder);
  return folder;
}
