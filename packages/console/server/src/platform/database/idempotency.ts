import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** How long a retry is recognised: longer than anything waits in an outbox. */
const RETENTION_DAYS = 90;

/** One write as its client identified it: by the header's key, for one user and endpoint. */
export interface IdempotencyClaim {
  readonly staffId: string;
  readonly route: string;
  readonly key: string;
  /** Hash of the body as it was sent. */
  readonly bodyHash: string;
}

export type ClaimedKey =
  | { readonly state: 'new' }
  /** The write was done before. This is its answer. */
  | { readonly state: 'done'; readonly status: number; readonly answer: Readonly<Record<string, unknown>> };

/** The key was used with another body. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
  constructor() {
    super('This Idempotency-Key was used for a request with another body.');
  }
}

function ofClaim({ staffId, route, key }: IdempotencyClaim) {
  return sql<boolean>`staff_id = ${staffId} and route = ${route} and key = ${key}`;
}

/**
 * Claims a key in the transaction of its write, so that both are stored or neither. Waits while another transaction
 * holds the same key. Throws `KeyReusedError`.
 */
export async function claimKey(tx: Transaction<Schema>, claim: IdempotencyClaim): Promise<ClaimedKey> {
  const { staffId, route, key, bodyHash } = claim;
  const taken = await tx
    .insertInto('idempotency_key')
    .values({ staff_id: staffId, route, key, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return { state: 'new' };
  const { body_hash, status, answer } = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer'])
    .where(ofClaim(claim))
    .executeTakeFirstOrThrow();
  if (body_hash !== bodyHash) throw new KeyReusedError();
  if (status === null || answer === null)
    throw new Error(`The answer of ${route} was not kept with its key in the same transaction.`);
  return { state: 'done', status, answer };
}

/** Returns whether a write was already done and answered. */
export async function isAnswered(tx: Kysely<Schema>, claim: IdempotencyClaim): Promise<boolean> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select('status')
    .where(ofClaim(claim))
    .executeTakeFirst();
  return (row?.status ?? null) !== null;
}

/** Stores the answer in the transaction that claimed the key. A retry gets the same answer. */
export async function keepAnswer(
  tx: Transaction<Schema>,
  claim: IdempotencyClaim,
  status: number,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ status, answer: JSON.stringify(answer) })
    .where(ofClaim(claim))
    .execute();
}

/** Deletes keys older than 90 days and returns how many. */
export async function dropOldKeys(db: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
