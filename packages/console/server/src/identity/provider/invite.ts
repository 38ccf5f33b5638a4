import type { Transaction } from 'kysely';
import type { Settings } from '../../platform/config/config.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addMessage } from '../../platform/mail/outgoing-messages.ts';
import { INVITATION_MESSAGES } from './invitation-messages.ts';
import type { Locale } from './locale.ts';
import { noPassword } from './password/password.ts';
import { addResetLink } from './reset/password-reset.ts';

type Tx = Transaction<Schema>;

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  /** The name of whoever invites. */
  readonly inviter: string;
}

/** Seven days: a mail to a colleague on leave is still good when they are back on Monday. */
const LIFE_MINUTES = 7 * 24 * 60;

/**
 * The account of an address, made where there is none. Only the mailed link sets its password, so whoever can sign in reads
 * the mail of the address: it counts as verified.
 */
async function accountFor(tx: Tx, { email, name }: Invitation, demo: boolean): Promise<string> {
  await tx
    .insertInto('account')
    .values({ id: newId(), email, email_verified: true, name, password_hash: noPassword(), demo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return account.id;
}

async function mailText(tx: Tx, invitation: Invitation, settings: Settings): Promise<string> {
  const { email, locale, inviter } = invitation;
  const { origin, embeddedProvider, demo } = settings;
  const { withLink, withoutLink } = INVITATION_MESSAGES[locale];
  if (!embeddedProvider) return withoutLink(inviter, email, origin);
  const accountId = await accountFor(tx, invitation, demo);
  return withLink(inviter, email, await addResetLink(tx, { accountId, origin, minutes: LIFE_MINUTES }));
}

/**
 * Tells somebody who was added to the staff how to sign in: with the embedded provider by a link that sets their first
 * password, with another one by its own account. They are linked at their first sign-in, by the address.
 */
export async function invite(tx: Tx, invitation: Invitation, settings: Settings): Promise<void> {
  const { email, locale } = invitation;
  const body = await mailText(tx, invitation, settings);
  const { subject } = INVITATION_MESSAGES[locale];
  await addMessage(tx, { kind: 'staff-invitation', to: email, subject, body, locale });
}
