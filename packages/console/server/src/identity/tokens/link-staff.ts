import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Identity } from './id-token.ts';

const COLUMNS = [
  'id',
  'organisation_id',
  'name',
  'email',
  'roles',
  'scopes',
  'app_scopes',
  'active',
] as const;

const linked = (tx: Transaction<Schema>, { issuer, subject }: Identity) =>
  tx
    .selectFrom('staff')
    .select(COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Links a member of staff by verified e-mail address, if they are not linked yet. */
function linkByEmail(tx: Transaction<Schema>, { issuer, subject, verifiedEmail }: Identity) {
  if (verifiedEmail === undefined) return undefined;
  return tx
    .updateTable('staff')
    .set({ issuer, subject })
    .where('email', '=', verifiedEmail)
    .where('subject', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/**
 * Returns the member of staff who signed in.
 * Their rights come from the staff table, never from the provider's token.
 */
export async function linkStaff(tx: Transaction<Schema>, identity: Identity) {
  const staff = (await linked(tx, identity)) ?? (await linkByEmail(tx, identity));
  if (!staff) {
    const vouched = identity.verifiedEmail !== undefined;
    throw new ProblemError('identity-unknown', {
      detail: vouched
        ? 'No member of staff who can be linked has the e-mail address of this sign-in.'
        : 'The ID token contains no e-mail address that the provider has verified.',
      action: vouched
        ? 'Ask an administrator to add you with the e-mail address you sign in with.'
        : 'Have the provider put "email" and "email_verified" into the ID token.',
    });
  }
  if (!staff.active) {
    throw new ProblemError('staff-deactivated', { action: 'Ask an administrator to activate the account.' });
  }
  return staff;
}
