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
  /** The password fits, and the account asks for a code besides. */
  | { readonly result: 'code-needed'; readonly accountId: string }
  /** Unknown address or wrong password: nobody is told which. */
  | { readonly result: 'refused' }
  | { readonly result: 'locked' };

// Compared with when no account has the address, so that the time taken does not tell.
const noAccount = noPassword();

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks an e-mail address and a password, counting failures per address, and apart on a device that the address knows.
 * @throws ProblemError `unavailable` where too many passwords wait to be checked
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
      // The password was not looked at.
      await takeBackAttempt(db, counted);
      throw error;
    });
  if (!account || !fits) return { result: isLast ? 'locked' : 'refused' };
  // Failures count on until the code is right too: a known password must not buy new guesses at it.
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
