import { rotateKeys } from '../identity/rotate-keys.ts';
import { PUBLISHED_ONLY } from '../identity/tokens/key-ages.ts';
import type { Settings } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open-store.ts';
import { KEYS_USAGE } from './usage/keys-usage.ts';

const MINUTE = 60;

/** `keys rotate`; answers the exit code. */
export async function runKeys(argv: readonly string[], settings: Settings): Promise<number> {
  const [command, ...rest] = argv;
  if (command !== 'rotate' || rest.length > 0) {
    console.log(KEYS_USAGE);
    return command === undefined || argv.includes('--help') ? 0 : 2;
  }
  const store = await openStore(settings, () => undefined);
  try {
    await rotateKeys(store.database.db);
    console.log(`New keys are made; they sign in ${PUBLISHED_ONLY / MINUTE} minutes. Nobody is signed out.`);
    return 0;
  } finally {
    await store.close();
  }
}
