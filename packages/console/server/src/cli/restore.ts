import { parseArgs } from 'node:util';
import { contentWords } from '../backup/backup-words.ts';
import { openAsIs } from '../backup/open-as-is.ts';
import { checkBackup } from '../backup/read-backup.ts';
import { requireRestorable } from '../backup/require-restorable.ts';
import { type Restored, requireKnownVersion, restoreBackup } from '../backup/restore-backup.ts';
import type { Settings } from '../platform/config/config.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { RESTORE_USAGE } from './usage/backup-usage.ts';

type Print = (line: string) => void;

interface Wanted {
  readonly path: string;
  readonly replace: boolean;
  readonly check: boolean;
  readonly grant: string | undefined;
}

const OPTIONS = {
  replace: { type: 'boolean' },
  check: { type: 'boolean' },
  grant: { type: 'string' },
} as const;

/** Returns undefined if the command line is invalid. */
function readArguments(argv: readonly string[]): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    const [path, ...more] = positionals;
    const { replace = false, check = false, grant } = values;
    return path === undefined || more.length > 0 ? undefined : { path, replace, check, grant };
  } catch {
    return undefined;
  }
}

function printLeftOut({ strangers, filesLeftOut }: Restored, print: Print): void {
  if (strangers.length > 0)
    print(`Skipped, because they are not Careline's tables: ${strangers.join(', ')}.`);
  if (filesLeftOut > 0)
    print(`Skipped: ${filesLeftOut} files, because CARELINE_DATA names no folder for them.`);
}

/** Checks the file before opening the database, so that a bad file never locks one. */
async function restore({ path, replace, grant }: Wanted, settings: Settings, print: Print): Promise<void> {
  const started = performance.now();
  requireKnownVersion((await checkBackup(path)).header);
  const target = await openAsIs(settings);
  try {
    await requireRestorable(target, replace);
    print(`Restoring into ${target.description} …`);
    const restored = await restoreBackup(target.db, path, { dataFolder: target.dataFolder, grant });
    await refreshStatistics(target.db);
    print(`Restored ${contentWords(restored.summary)}; as of ${restored.summary.header.madeAt}.`);
    if (restored.upgraded.length > 0) print(`Upgraded to this version: ${restored.upgraded.join(', ')}.`);
    printLeftOut(restored, print);
    print(`${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await target.close();
  }
}

async function check({ path }: Wanted, print: Print): Promise<void> {
  const summary = await checkBackup(path);
  print(`${path} is a complete backup of ${summary.header.madeAt}, version ${summary.header.version}.`);
  print(`${contentWords(summary)}.`);
  requireKnownVersion(summary.header);
}

/** Runs `restore FILE` and returns the exit code. Throws `BackupError` if nothing was changed. */
export async function runRestore(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  const wanted = readArguments(argv);
  if (!wanted) {
    print(RESTORE_USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  await (wanted.check ? check(wanted, print) : restore(wanted, settings, print));
  return 0;
}
