import type { Kysely } from 'kysely';
import type { Account, FindAccount } from 'oidc-provider';
import type { Schema } from '../../platform/database/schema.ts';
import { countedAs } from './known-devices.ts';
import { beginAttempt, forgetFailures, takeBackAttempt } from './lockout.ts';
import { MAX_PASSWORD_LENGTH, noPassword, verifyPassword } from './password/password.ts';
import { hasSecondFactor } from './totp/totp.ts';
import type { Trial } from './trial.ts';

type Db = Kysely<Schema>;

export type SignInResult =
  | { readonly result: 'signed-in'; readonly accountId: string }
  /** The password is correct, and the account requires a code as well. */
  | { readonly result: 'code-needed'; readonly accountId: string }
  /** Unknown address or wrong password: the response does not say which. */
  | { readonly result: 'refused' }
  | { readonly result: 'locked' };

// Compare with this if no account has the address, so that the response time reveals nothing.
const noAccount = noPassword();

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks an e-mail address and a password.
 * Failures are counted per address, and separately on a device that the address has used.
 * @throws ProblemError `unavailable` if too many passwords are waiting to be checked
 */
export async function checkSignIn(
  db: Db,
  typedEmail: string,
  password: string,
  { queue, network, isKnown, device }: Trial,
): Promise<SignInResult> {
  const email = normalEmail(typedEmail).slice(0, 320);
  const counted = countedAs(email, device);
  const { isAllowed, isLast } = await beginAttempt(db, counted);
  if (!isAllowed) return { result: 'locked' };
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const typed = password.slice(0, MAX_PASSWORD_LENGTH + 1);
  const fits = await queue
    .run(network, () => verifyPassword(typed, account?.password_hash ?? noAccount), isKnown)
    .catch(async (error) => {
      // The password was not checked.
      await takeBackAttempt(db, counted);
      throw error;
    });
  if (!account || !fits) return { result: isLast ? 'locked' : 'refused' };
  // Reset the failures only after a correct code: knowing the password must not give more guesses at the code.
  if (await hasSecondFactor(db, account.id)) {
    await takeBackAttempt(db, counted);
    return { result: 'code-needed', accountId: account.id };
  }
  await forgetFailures(db, counted);
  return { result: 'signed-in', accountId: account.id };
}

export interface ClaimSettings {
  readonly clientId: string;
  readonly rolesClaim: string;
}

/** Returns a lookup of accounts for the provider, with the roles of the member of staff with the same address. */
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
