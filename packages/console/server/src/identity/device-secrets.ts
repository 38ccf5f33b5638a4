import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { openSealNamed } from '../platform/database/seal.ts';

const BYTES = 32;

const sealedFor = (staffId: string): string => `device secret ${staffId}`;

/**
 * Returns a user's device secret:
 * 256 random bits in base64url. It is created on first use and never changes, because data waiting on a device cannot
 * be read with any other.
 */
export async function deviceSecretOf(tx: Transaction<Schema>, staffId: string): Promise<string> {
  const seal = await openSealNamed(tx, 'device-secret-key');
  const made = seal.close(randomBytes(BYTES).toString('base64url'), sealedFor(staffId));
  await tx
    .insertInto('device_secret')
    .values({ staff_id: staffId, secret: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('device_secret')
    .select('secret')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  const secret = seal.open(row.secret, sealedFor(staffId));
  if (!secret) throw new Error('A device secret was not sealed with the key of this database.');
  return secret;
}
