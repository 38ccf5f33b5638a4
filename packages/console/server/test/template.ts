import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const migrations = new URL('../src/platform/database/migrations/', import.meta.url);

/** A hash of everything a fresh database depends on: its schema and the embedded engine. */
async function contentKey(kind: string): Promise<string> {
  const hash = createHash('sha256').update(kind);
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(entry, '..', '..', 'package.json')));
  for (const name of (await readdir(migrations)).sort())
    hash.update(await readFile(new URL(name, migrations)));
  hash.update(await readFile(new URL('../migrate.ts', migrations)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A folder that is created once and copied by every test file, because creating a database takes seconds and
 * copying does not. If two processes create it concurrently, one result wins.
 */
export async function templateFolder(kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `careline-test-${kind}-${await contentKey(kind)}`);
  if (existsSync(folder)) return folder;
  const work = await mkdtemp(join(tmpdir(), `careline-test-${kind}-`));
  await make(work);
  try {
    await rename(work, folder);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
