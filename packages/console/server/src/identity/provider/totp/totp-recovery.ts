import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { openSeal, type Seal } from './totp-seal.ts';

const HOW_MANY = 10;
/** Crockford's base32: no letter that is taken for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Three groups of five: 75 bits, which nobody guesses, and few enough to type once. */
const GROUPS = 3;
const GROUP = 5;

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes for whoever has lost the phone, as they are shown once: `ABCDE-FGHJK-MNPQR`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, () => letters(GROUP)).join('-'));

/** Letters that people take for digits of the same look count as those digits. */
const plainCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * Keyed, and bound to the account. A slow hash as for passwords is not needed: what a random code of 75 bits hides
 * behind is its own size and the key.
 */
const hashOf = (seal: Seal, accountId: string, code: string) =>
  seal.hash(plainCode(code), `recovery-code ${accountId}`);

export async function storeRecoveryCodes(
  tx: Transaction<Schema>,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  const seal = await openSeal(tx);
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(seal, accountId, code) }));
  await tx.insertInto('recovery_code').values(rows).execute();
}

/** Uses a recovery code up; false for one that is none, or was used. */
export async function takeRecoveryCode(
  db: Kysely<Schema>,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(await openSeal(db), accountId, typed))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** How many recovery codes an account has left. */
export async function recoveryCodesLeft(db: Kysely<Schema>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
