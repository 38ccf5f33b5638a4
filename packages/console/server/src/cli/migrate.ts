import { openAsIs } from '../backup/open-as-is.ts';
import type { Settings } from '../config.ts';
import { migrate } from '../store/migrate.ts';

/**
 * `migrate`; answers the exit code. A server does so itself when it starts; this is for databases whose tables belong to
 * another role than the one that serves.
 */
export async function runMigrate(
  settings: Settings,
  say: (line: string) => void = console.log,
): Promise<number> {
  const place = await openAsIs(settings);
  try {
    const applied = await migrate(place);
    say(applied.length === 0 ? 'The tables are of this version.' : `Applied: ${applied.join(', ')}.`);
    return 0;
  } finally {
    await place.close();
  }
}
