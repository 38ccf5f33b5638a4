import type { Kysely } from 'kysely';
import type { Settings } from '../../platform/config/config.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/http/log.ts';
import type { DemoHint } from './pages.ts';
import type { HashQueue } from './password/hash-queue.ts';
import type { IdentityProvider } from './provider.ts';
import type { SignInLimit } from './sign-in-limit.ts';

export interface LoginDeps {
  readonly db: Kysely<Schema>;
  readonly settings: Settings;
  readonly identityProvider: IdentityProvider;
  readonly demo: DemoHint | null;
  /** Failed attempts per device and network, in addition to each account's lock. */
  readonly attempts: SignInLimit;
  readonly hashQueue: HashQueue;
  readonly log: Log;
}
