import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { ownerOf } from '../identity/provider/account-owner.ts';
import { normalEmail } from '../identity/provider/accounts.ts';
import { removeSecondFactor } from '../identity/provider/totp/totp.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { StaffError } from './add-staff.ts';
import { databaseOf, withDatabase } from './command.ts';

/**
 * Returns the account's issuer.
 * A command has no public address, so the issuer comes from the staff row if it has one.
 */
async function issuerOf(db: Kysely<Schema>, email: string, { issuer }: Settings): Promise<string> {
  const staff = await db.selectFrom('staff').select('issuer').where('email', '=', email).executeTakeFirst();
  return staff?.issuer ?? issuer;
}

/**
 * Runs `staff reset-second-factor --email` for a user who lost the phone and the recovery codes.
 * Returns the exit code. Throws `StaffError` if the address has no active account.
 */
export async function resetSecondFactor(argv: readonly string[], settings: Settings): Promise<number> {
  const { values } = parseArgs({ args: [...argv], options: { email: { type: 'string' } } });
  const email = normalEmail(values.email ?? '');
  if (!email) throw new StaffError('--email must be the e-mail address of the account.');
  return withDatabase(databaseOf(settings), async (db) => {
    const owner = await ownerOf(db, await issuerOf(db, email, settings), 'email', email);
    if (!owner) throw new StaffError(`No active account has the address ${email}.`);
    const now = Math.floor(Date.now() / 1000);
    const request = { owner, requestId: randomUUID(), locale: 'en' as const, now };
    const removed = await runWork(db, (tx) => removeSecondFactor(tx, request, 'reset'));
    console.log(
      removed
        ? `${email} now signs in with the password only, and is notified by e-mail.`
        : `${email} has no second step.`,
    );
    return 0;
  });
}
