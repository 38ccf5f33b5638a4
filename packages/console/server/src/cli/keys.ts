import { rotateKeys } from '../identity/rotate-keys.ts';
import { PUBLISHED_ONLY } from '../identity/tokens/key-ages.ts';
import type { Settings } from '../platform/config/config.ts';
import { databaseOf, withDatabase } from './command.ts';

const KEYS_USAGE = `Creates new keys for everything that Careline signs: its tokens, those of the embedded provider, and its cookies.

  npm start -- keys rotate

The server does this automatically when keys are CARELINE_KEY_DAYS old (90). New keys start signing after ten minutes, when
every process knows them. Old keys verify for one more day and are then deleted. No one is signed out. The embedded database
belongs to one process: stop the server first. With DATABASE_URL, servers can keep running.
`;

const MINUTE = 60;

/** Runs `keys rotate`. Returns the exit code. */
export async function runKeys(argv: readonly string[], settings: Settings): Promise<number> {
  const [command, ...rest] = argv;
  if (command !== 'rotate' || rest.length > 0) {
    console.log(KEYS_USAGE);
    return command === undefined || argv.includes('--help') ? 0 : 2;
  }
  await withDatabase(databaseOf(settings), rotateKeys);
  console.log(
    `New keys were created; they start signing in ${PUBLISHED_ONLY / MINUTE} minutes. No one is signed out.`,
  );
  return 0;
}
