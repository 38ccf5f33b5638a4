import { rotateKeys } from '../identity/rotate-keys.ts';
import { PUBLISHED_ONLY } from '../identity/tokens/key-ages.ts';
import type { Settings } from '../platform/config/config.ts';
import { databaseOf, withDatabase } from './command.ts';
import { KEYS_USAGE } from './usage/keys-usage.ts';

const MINUTE = 60;

/** `keys rotate`; answers the exit code. */
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
