import { createHash, randomBytes } from 'node:crypto';
import type { LabelLocale } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { runWork } from '../../../platform/database/work.ts';
import { addMessage } from '../../../platform/mail/outgoing-messages.ts';
import { endSessions } from '../../sessions.ts';
import { auditAccount, ownerOf } from '../account-owner.ts';
import { countedAs } from '../known-devices.ts';
import { forgetFailures } from '../lockout.ts';
import { hashPassword, verifyPassword } from '../password/password.ts';
import { type PasswordFault, passwordFault } from '../password/password-rules.ts';
import { endProviderSessions } from '../provider-sessions.ts';
import { forgetWrongCodes } from '../totp/totp.ts';
import type { Trial } from '../trial.ts';
import { RESET_MESSAGES } from './reset-messages.ts';

type Db = Kysely<Schema>;

const TOKEN_BYTES = 32;
const LIFE_MINUTES = 30;
/** Maximum links valid at the same time. Further requests send no e-mail. */
const MAX_LINKS = 3;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export interface ResetRequest {
  /** Lower case, trimmed. */
  readonly email: string;
  readonly locale: LabelLocale;
  readonly requestId: string;
  readonly issuer: string;
  readonly origin: string;
}

export interface NewLink {
  readonly accountId: string;
  readonly origin: string;
  /** How long it is valid. */
  readonly minutes: number;
}

/** Creates a link that sets an account's password once. Only its hash is stored. */
export async function addResetLink(
  tx: Transaction<Schema>,
  { accountId, origin, minutes }: NewLink,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = sql<Date>`now() + make_interval(mins => ${minutes})`;
  await tx
    .insertInto('password_reset')
    .values({ token_hash: hashOf(token), account_id: accountId, expires_at })
    .execute();
  return `${origin}/login/reset/${token}`;
}

/** E-mails a link if an active account has the address. The caller is not told whether one does. */
export async function askForReset(db: Db, request: ResetRequest): Promise<void> {
  const { email, locale, requestId, issuer, origin } = request;
  await runWork(db, async (tx) => {
    const owner = await ownerOf(tx, issuer, 'email', email);
    if (!owner) return;
    const links = await tx
      .selectFrom('password_reset')
      .select('token_hash')
      .where('account_id', '=', owner.id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .execute();
    if (links.length >= MAX_LINKS) return;
    const link = await addResetLink(tx, { accountId: owner.id, origin, minutes: LIFE_MINUTES });
    const { subject, body } = RESET_MESSAGES[locale];
    const text = body(owner.email, link);
    await addMessage(tx, { kind: 'password-reset', to: owner.email, subject, body: text, locale });
    await auditAccount(tx, owner, 'password/ask', requestId);
  });
}

const living = (db: Db, token: string) =>
  db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Returns the account whose password a link may change. Returns undefined for used, expired and unknown links. */
export async function resetOwner(db: Db, issuer: string, token: string) {
  const link = await living(db, token);
  return link && ownerOf(db, issuer, 'id', link.account_id);
}

/** Uses the link and invalidates the account's other links. Returns false if it was already used. */
async function takeLink(tx: Transaction<Schema>, token: string, accountId: string): Promise<boolean> {
  const taken = await tx
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('account_id')
    .executeTakeFirst();
  if (!taken) return false;
  await tx
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  return true;
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly again: string;
  readonly locale: LabelLocale;
  readonly requestId: string;
  readonly issuer: string;
}

/** E-mails the owner about a change they may not have made (OWASP ASVS 4.0 2.2.3). */
export async function mailChange(tx: Transaction<Schema>, to: string, locale: LabelLocale): Promise<void> {
  const { changedSubject: subject, changedBody } = RESET_MESSAGES[locale];
  await addMessage(tx, { kind: 'password-changed', to, subject, body: changedBody(to), locale });
}

export type ResetResult =
  | { readonly result: 'changed' }
  | { readonly result: 'refused'; readonly fault: PasswordFault; readonly email: string }
  /** The link was used, has expired, or never existed. */
  | { readonly result: 'dead' };

/**
 * Sets a new password with a link.
 * This ends all of the account's sessions and its lock after failed sign-ins. A refused password leaves the link valid.
 */
export async function setNewPassword(
  db: Db,
  wanted: NewPassword,
  { queue, network, isKnown, device }: Trial,
): Promise<ResetResult> {
  const { token, password, again, locale, requestId, issuer } = wanted;
  const owner = await resetOwner(db, issuer, token);
  if (!owner) return { result: 'dead' };
  const { id, email } = owner;
  const fault = passwordFault(password, email) ?? (password === again ? undefined : 'different');
  if (fault) return { result: 'refused', fault, email };
  const hash = async () =>
    (await verifyPassword(password, owner.password_hash)) ? undefined : hashPassword(password);
  const password_hash = await queue.run(network, hash, isKnown);
  if (password_hash === undefined) return { result: 'refused', fault: 'old', email };
  return runWork(db, async (tx): Promise<ResetResult> => {
    if (!(await takeLink(tx, token, id))) return { result: 'dead' };
    await tx.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
    await endProviderSessions(tx, id);
    const { staffId } = owner;
    const now = Math.floor(Date.now() / 1000);
    if (staffId !== null) await endSessions(tx, { staffId, by: staffId, now });
    await forgetFailures(tx, email);
    await forgetFailures(tx, countedAs(email, device));
    await forgetWrongCodes(tx, id);
    await auditAccount(tx, owner, 'password/change', requestId);
    await mailChange(tx, email, locale);
    return { result: 'changed' };
  });
}

/** Deletes links a day after they expire. */
export async function dropOldResets(db: Db): Promise<void> {
  await db
    .deleteFrom('password_reset')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
