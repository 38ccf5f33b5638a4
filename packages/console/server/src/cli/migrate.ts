import { openAsIs } from '../backup/open-as-is.ts';
import type { Settings } from '../platform/config/config.ts';
import { migrate, type ReportMigration } from '../platform/database/migrate.ts';

type News = Parameters<ReportMigration>;

function printNews(event: News[0], facts: News[1], print: (line: string) => void): void {
  if (event === 'migration-held')
    print(`Others hold the tables (try ${facts.tries}); again in ${Number(facts.pauseMs) / 1000} s …`);
  if (event === 'migration-elsewhere') print('Another process changes the tables; waiting for it …');
  if (event === 'database-newer')
    print(`A newer version has changed the tables (${facts.migrations}); this one can go on with them.`);
}

/**
 * `migrate`; answers the exit code. A server does so itself when it starts; this is for databases whose tables belong to
 * another role than the one that serves.
 */
export async function runMigrate(
  settings: Settings,
  print: (line: string) => void = console.log,
): Promise<number> {
  const place = await openAsIs(settings);
  try {
    const applied = await migrate(place, { report: (event, facts) => printNews(event, facts, print) });
    print(applied.length === 0 ? 'The tables are of this version.' : `Applied: ${applied.join(', ')}.`);
    return 0;
  } finally {
    await place.close();
  }
}
