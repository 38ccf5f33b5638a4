import { rotateKeys } from '../identity/rotate-keys.ts';
import { PUBLISHED_ONLY } from '../identity/tokens/key-ages.ts';
import type { Settings } from '../platform/config/config.ts';
import { databaseOf, withDatabase } from './command.ts';

const KEYS_USAGE = `Makes new keys for everything that Careline signs: its tokens, the embedded provider's, its cookies.

  npm start -- keys rotate

The server does so by itself when keys are CARELINE_KEY_DAYS old (90). New keys sign after ten minutes, when every process
knows them; the old ones verify for a day longer and are deleted then. Nobody is signed out. The embedded database belongs
to one process: stop the server first. With DATABASE_URL the servers go on meanwhile.
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
  console.log(`New keys are made; they sign in ${PUBLISHED_ONLY / MINUTE} minutes. Nobody is signed out.`);
  return 0;
}
