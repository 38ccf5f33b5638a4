import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { openSealNamed } from '../platform/database/seal.ts';

const BYTES = 32;

const sealedFor = (staffId: string): string => `device secret ${staffId}`;

/**
 * A person's device secret: 256 random bits in base64url, made with the first use and the same for ever, because what
 * waits on a device can be read with no other.
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
