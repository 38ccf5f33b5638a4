import type { LabelLocale } from '@careline/core/internal/formatting';
import type { Transaction } from 'kysely';
import type { Settings } from '../../platform/config/config.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addMessage } from '../../platform/mail/outgoing-messages.ts';
import { INVITATION_MESSAGES } from './invitation-messages.ts';
import { noPassword } from './password/password.ts';
import { addResetLink } from './reset/password-reset.ts';

type Tx = Transaction<Schema>;

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly locale: LabelLocale;
  /** The name of the user who invites. */
  readonly inviter: string;
}

/** Seven days, so that a colleague on leave can still use the link when they return. */
const LIFE_MINUTES = 7 * 24 * 60;

/**
 * Returns the account of an address, creating it if needed.
 * Only the mailed link sets its password, so the address counts as verified.
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
 * E-mails a new member of staff how to sign in.
 * With the embedded provider a link sets the first password; other providers have their own accounts. The first sign-in
 * links them by address.
 */
export async function invite(tx: Tx, invitation: Invitation, settings: Settings): Promise<void> {
  const { email, locale } = invitation;
  const body = await mailText(tx, invitation, settings);
  const { subject } = INVITATION_MESSAGES[locale];
  await addMessage(tx, { kind: 'staff-invitation', to: email, subject, body, locale });
}
