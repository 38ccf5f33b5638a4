import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { openSealNamed, type Seal } from '../../platform/database/seal.ts';

const sealedFor = (webhookId: string): string => `webhook secret ${webhookId}`;

/** The seal for secrets that sign webhooks. Unlike partners' keys, they must be readable again. */
export const openWebhookSeal = (db: Kysely<Schema>): Promise<Seal> => openSealNamed(db, 'webhook-secret-key');

export const closeSecret = (seal: Seal, webhookId: string, secret: string): string =>
  seal.close(secret, sealedFor(webhookId));

export function openSecret(seal: Seal, webhookId: string, sealed: string): string {
  const secret = seal.open(sealed, sealedFor(webhookId));
  if (!secret) throw new Error('The secret of a webhook was not sealed with the key of this database.');
  return secret;
}
