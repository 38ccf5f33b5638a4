import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { damagedSource, openSource } from '../backup/backup-source.ts';
import { contentWords } from '../backup/backup-words.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Settings } from '../platform/config/config.ts';
import { isDamaged } from '../platform/database/database-errors.ts';
import { BACKUP_USAGE } from './usage/backup-usage.ts';

type Print = (line: string) => void;

async function backUp(path: string, settings: Settings, print: Print): Promise<void> {
  const started = performance.now();
  const source = await openSource(settings);
  print(`Backing up ${source.description} …`);
  const summary = await makeBackup(source, path)
    .catch((error) => {
      throw isDamaged(error) ? damagedSource([{ name: source.description, words: error.message }]) : error;
    })
    .finally(() => source.close());
  const { size } = await stat(path);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${path}: ${contentWords(summary)}.`);
  print(`${(size / 1_000_000).toFixed(1)} MB in ${seconds} s; read back, and its seal is valid.`);
  print('It contains patient data, password hashes and signing keys. Protect it like the database.');
}

/** Returns the only file on the command line, or undefined. */
function fileOf(argv: readonly string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args: [...argv], options: {}, allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Runs `backup FILE` and returns the exit code. Throws `BackupError` if no backup was made. */
export async function runBackup(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  const path = fileOf(argv);
  if (path === undefined) {
    print(BACKUP_USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  await backUp(path, settings, print);
  return 0;
}
