import type { Kysely } from 'kysely';
import type { Account, FindAccount } from 'oidc-provider';
import type { Schema } from '../store/schema.ts';
import { countFailure, forgetFailures, isLocked } from './lockout.ts';
import { hashPassword, MAX_PASSWORD_LENGTH, verifyPassword } from './password.ts';
import { hasSecondFactor } from './totp.ts';

type Db = Kysely<Schema>;

export type SignInResult =
  | { readonly result: 'signed-in'; readonly accountId: string }
  /** The password fits, and the account asks for a code besides. */
  | { readonly result: 'code-needed'; readonly accountId: string }
  /** Unknown address or wrong password: nobody is told which. */
  | { readonly result: 'refused' }
  | { readonly result: 'locked' };

// Compared with when nobody has the address, so that the time taken does not tell.
const nobody = hashPassword('nobody has this password');

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Checks an e-mail address and a password, counting failures per address. */
export async function checkSignIn(db: Db, typedEmail: string, password: string): Promise<SignInResult> {
  const email = normalEmail(typedEmail).slice(0, 320);
  if (await isLocked(db, email)) return { result: 'locked' };
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const fits = await verifyPassword(
    password.slice(0, MAX_PASSWORD_LENGTH + 1),
    account?.password_hash ?? (await nobody),
  );
  if (account && fits) {
    // Failures count on until the code is right too: a known password must not buy new guesses at it.
    if (await hasSecondFactor(db, account.id)) return { result: 'code-needed', accountId: account.id };
    await forgetFailures(db, email);
    return { result: 'signed-in', accountId: account.id };
  }
  await countFailure(db, email);
  return { result: (await isLocked(db, email)) ? 'locked' : 'refused' };
}

export interface ClaimSettings {
  readonly clientId: string;
  readonly rolesClaim: string;
}

/** The provider's view of an account: who it is, and the roles of the member of staff with its address. */
export const accountFinder =
  (db: Db, { clientId, rolesClaim }: ClaimSettings): FindAccount =>
  async (_, accountId): Promise<Account | undefined> => {
    const account = await db
      .selectFrom('account')
      .leftJoin('staff', 'staff.email', 'account.email')
      .select(['account.id', 'account.email', 'account.email_verified', 'account.name', 'staff.roles'])
      .where('account.id', '=', accountId)
      .executeTakeFirst();
    if (!account) return undefined;
    const { id, email, email_verified, name, roles } = account;
    const claims = { sub: id, azp: clientId, email, email_verified, name, [rolesClaim]: roles ?? [] };
    return { accountId: id, claims: () => claims };
  };
