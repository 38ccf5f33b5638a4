import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { openSeal, type Seal } from './totp-seal.ts';

const HOW_MANY = 10;
/** Crockford's base32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Three groups of five: 75 bits cannot be guessed and are quick to type once. */
const GROUPS = 3;
const GROUP = 5;

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns ten codes for users who lose their phone, in the form `ABCDE-FGHJK-MNPQR`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, () => letters(GROUP)).join('-'));

/** Returns the code with letters that look like digits replaced by them. */
const plainCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * Returns a keyed hash bound to the account.
 * It needs no slow hash like a password: 75 random bits and the key protect it.
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

/** Uses a recovery code. Returns false if it is wrong or already used. */
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

export async function recoveryCodesLeft(db: Kysely<Schema>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
