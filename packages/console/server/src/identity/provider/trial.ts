import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppContext } from '../../platform/http/app-context.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { type KnownDevice, readDevice } from './known-devices.ts';
import type { HashQueue } from './password/hash-queue.ts';
import type { SignInLimit } from './sign-in-limit.ts';

/** A try at a password or a code: where it comes from, and the queue that its hash waits in. */
export interface Trial {
  readonly queue: HashQueue;
  readonly network: string;
  /** Whether people signed in from there before: they come before strangers. */
  readonly isKnown?: boolean;
  readonly device?: KnownDevice | undefined;
}

export interface TrialDeps {
  readonly db: Kysely<Schema>;
  readonly attempts: SignInLimit;
  readonly hashQueue: HashQueue;
}

/** Counts a try against the limits of its device and network. Throws `rate-limited`. */
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

/** Gives the try back that turned out to be right. */
export const endTrial = ({ attempts }: Pick<TrialDeps, 'attempts'>, { network, device }: Trial): void =>
  attempts.giveBack({ network, deviceId: device?.id });
