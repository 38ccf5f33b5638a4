import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppContext } from '../../platform/http/app-context.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { type KnownDevice, readDevice } from './known-devices.ts';
import type { HashQueue } from './password/hash-queue.ts';
import type { SignInLimit } from './sign-in-limit.ts';

/** An attempt at a password or code: its origin, and the queue for its hash. */
export interface Trial {
  readonly queue: HashQueue;
  readonly network: string;
  /** Whether anyone signed in from there before. Known origins come before strangers. */
  readonly isKnown?: boolean;
  readonly device?: KnownDevice | undefined;
}

export interface TrialDeps {
  readonly db: Kysely<Schema>;
  readonly attempts: SignInLimit;
  readonly hashQueue: HashQueue;
}

/** Counts an attempt against the limits of its device and network. Throws `rate-limited`. */
export async function beginTrial(
  c: AppContext,
  { db, attempts, hashQueue: queue }: TrialDeps,
  now: number,
): Promise<Trial> {
  const { client: network } = recordOf(c.env.incoming);
  const device = await readDevice(c, db, now);
  const caller = { network, deviceId: device?.id };
  attempts.spend(caller);
  return { queue, network, isKnown: attempts.isKnown(caller), device };
}

/** Returns the attempt to the limits after it succeeded. */
export const endTrial = ({ attempts }: Pick<TrialDeps, 'attempts'>, { network, device }: Trial): void =>
  attempts.giveBack({ network, deviceId: device?.id });
