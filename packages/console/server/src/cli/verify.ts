import { openEmbeddedSource } from '../backup/backup-source.ts';
import type { Settings } from '../platform/config/config.ts';
import { findDamage } from '../platform/database/upkeep/find-damage.ts';
import { VERIFY_USAGE } from './usage/backup-usage.ts';

type Print = (line: string) => void;

async function verify(settings: Settings, print: Print): Promise<number> {
  const started = performance.now();
  const source = await openEmbeddedSource(settings);
  print(`Reading every page of ${source.description} …`);
  const damage = await findDamage(source.db, { thorough: true }).finally(() => source.close());
  for (const { name, words } of damage) print(`DAMAGED ${name}: ${words}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (damage.length === 0) {
    print(`No damage found in any table or index (${seconds} s).`);
    return 0;
  }
  print(
    'Stop Careline, keep a copy of the data folder, and restore the last backup: npm start -- restore FILE',
  );
  return 1;
}

/** Runs `verify`. Returns the exit code: 0 intact, 1 damaged. */
export async function runVerify(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  if (argv.length > 0) {
    print(VERIFY_USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  if (settings.databaseUrl === undefined) return verify(settings, print);
  print(
    'This checks only the embedded database. For a PostgreSQL server, use pg_amcheck and data checksums.',
  );
  return 2;
}
