import { parseArgs } from 'node:util';
import { openAsIs } from '../backup/open-as-is.ts';
import type { Settings } from '../platform/config/config.ts';
import { migrate, type ReportMigration } from '../platform/database/migrate.ts';
import { MIGRATE_USAGE } from './usage/backup-usage.ts';

type News = Parameters<ReportMigration>;

function printNews(event: News[0], facts: News[1], print: (line: string) => void): void {
  if (event === 'migration-held')
    print(
      `Other sessions have locked the tables (try ${facts.tries}); trying again in ${Number(facts.pauseMs) / 1000} s …`,
    );
  if (event === 'migration-elsewhere') print('Another process is changing the tables; waiting for it …');
  if (event === 'database-newer')
    print(`A newer version has changed the tables (${facts.migrations}); this version can still use them.`);
}

/** Returns the arguments, or undefined if they are invalid. */
function readArguments(argv: readonly string[]): { readonly grant: string | undefined } | undefined {
  try {
    const { values } = parseArgs({ args: [...argv], options: { grant: { type: 'string' } } });
    return values.grant === '' ? undefined : { grant: values.grant };
  } catch {
    return undefined;
  }
}

/**
 * Runs `migrate` and returns the exit code.
 * A server migrates on start. This command is for databases whose tables belong to a different role than the server's.
 */
export async function runMigrate(
  argv: readonly string[],
  settings: Settings,
  print: (line: string) => void = console.log,
): Promise<number> {
  const wanted = readArguments(argv);
  if (!wanted) {
    print(MIGRATE_USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  const { grant } = wanted;
  if (grant !== undefined && settings.databaseUrl === undefined) {
    print('Only a PostgreSQL server has roles: set DATABASE_URL, or leave out --grant.');
    return 2;
  }
  const place = await openAsIs(settings);
  try {
    const report: ReportMigration = (event, facts) => printNews(event, facts, print);
    const applied = await migrate(place, { report, grant });
    print(applied.length === 0 ? 'The tables are up to date.' : `Applied: ${applied.join(', ')}.`);
    if (grant !== undefined) print(`The role ${grant} can now serve from them.`);
    return 0;
  } finally {
    await place.close();
  }
}
