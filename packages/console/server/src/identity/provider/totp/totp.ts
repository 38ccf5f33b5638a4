import type { LabelLocale } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { runWork } from '../../../platform/database/work.ts';
import { addMessage } from '../../../platform/mail/outgoing-messages.ts';
import { auditAccount, type Owner } from '../account-owner.ts';
import { countedAs, type KnownDevice } from '../known-devices.ts';
import { beginAttempt, forgetFailures } from '../lockout.ts';
import { totpDigits, totpStep } from './totp-code.ts';
import { TOTP_MESSAGES } from './totp-messages.ts';
import {
  newRecoveryCodes,
  recoveryCodesLeft,
  storeRecoveryCodes,
  takeRecoveryCode,
} from './totp-recovery.ts';
import { openSeal } from './totp-seal.ts';
import type { TotpNotice } from './totp-sentences.ts';

type Db = Kysely<Schema>;

/**
 * Wrong codes in a row, each after a correct password, before only a new password or an administrator helps.
 * The address lock alone would let someone with the password guess forever (NIST SP 800-63B 5.2.2: at most 100).
 */
export const MAX_WRONG_CODES = 50;

const sealedFor = (accountId: string) => `totp ${accountId}`;

export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The user who makes the change, and the language for their e-mail. */
export interface TotpRequest {
  readonly owner: Owner;
  readonly requestId: string;
  readonly locale: LabelLocale;
  /** Unix seconds. */
  readonly now: number;
  readonly device?: KnownDevice | undefined;
}

/** E-mails the owner about a change they may not have made (OWASP ASVS 4.0 2.2.3). */
async function mailNotice(
  tx: Transaction<Schema>,
  { owner, locale }: TotpRequest,
  notice: TotpNotice,
): Promise<void> {
  const { mailSubject, mails } = TOTP_MESSAGES[locale];
  const body = mails[notice](owner.email);
  await addMessage(tx, { kind: 'second-factor', to: owner.email, subject: mailSubject, body, locale });
}

export type TurnedOn =
  | { readonly result: 'on'; readonly recoveryCodes: readonly string[] }
  | { readonly result: 'wrong' }
  /** Another tab was faster. Its recovery codes are the valid ones. */
  | { readonly result: 'on-already' };

/** Turns the second factor on, after a code has proved that the app has the new secret. */
export async function turnOn(db: Db, request: TotpRequest, secret: string, typed: string): Promise<TurnedOn> {
  const { owner, now, requestId } = request;
  const digits = totpDigits(typed);
  const step = digits === undefined ? undefined : totpStep(secret, digits, now);
  if (step === undefined) return { result: 'wrong' };
  const sealed = (await openSeal(db)).close(secret, sealedFor(owner.id));
  const recoveryCodes = newRecoveryCodes();
  return runWork(db, async (tx): Promise<TurnedOn> => {
    const row = await tx
      .insertInto('second_factor')
      .values({ account_id: owner.id, secret: sealed, last_step: step })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!row) return { result: 'on-already' };
    await storeRecoveryCodes(tx, owner.id, recoveryCodes);
    await auditAccount(tx, owner, 'second-factor/on', requestId);
    await mailNotice(tx, request, 'on');
    return { result: 'on', recoveryCodes };
  });
}

export type CodeResult =
  | { readonly result: 'right'; readonly by: 'app' | 'recovery' }
  | { readonly result: 'wrong' }
  /** Too many failures with this address for now. */
  | { readonly result: 'locked' }
  /** Too many wrong codes: only a new password or an administrator helps. */
  | { readonly result: 'blocked' };

/** Checks an app code. Each works once, and codes older than the last one are refused too (RFC 6238 5.2). */
async function takeAppCode(db: Db, accountId: string, digits: string, now: number): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const secret = factor && (await openSeal(db)).open(factor.secret, sealedFor(accountId));
  const step = secret === undefined ? undefined : totpStep(secret, digits, now);
  if (step === undefined) return false;
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Resets the count of wrong codes, after a correct one or a new password. */
export async function forgetWrongCodes(db: Db, accountId: string): Promise<void> {
  await db.updateTable('second_factor').set({ wrong_codes: 0 }).where('account_id', '=', accountId).execute();
}

/** Counts a wrong code before it is checked. Returns false after too many in a row. */
async function beginCode(db: Db, accountId: string): Promise<boolean> {
  const counted = await db
    .updateTable('second_factor')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('account_id', '=', accountId)
    .where('wrong_codes', '<', MAX_WRONG_CODES)
    .returning('account_id')
    .executeTakeFirst();
  return counted !== undefined;
}

async function usedRecoveryCode(db: Db, request: TotpRequest): Promise<void> {
  const { owner, requestId } = request;
  const notice = (await recoveryCodesLeft(db, owner.id)) === 0 ? 'lastRecovery' : 'recovery';
  await runWork(db, async (tx) => {
    await auditAccount(tx, owner, 'second-factor/recovery', requestId);
    await mailNotice(tx, request, notice);
  });
}

/** Checks an app code or a recovery code, counts failures, and uses up a correct code. */
export async function takeCode(db: Db, request: TotpRequest, typed: string): Promise<CodeResult> {
  const { owner, now, device } = request;
  const counted = countedAs(owner.email, device);
  if (!(await beginAttempt(db, counted)).isAllowed) return { result: 'locked' };
  if (!(await beginCode(db, owner.id))) return { result: 'blocked' };
  const digits = totpDigits(typed);
  const right = await (digits === undefined
    ? takeRecoveryCode(db, owner.id, typed)
    : takeAppCode(db, owner.id, digits, now));
  if (!right) return { result: 'wrong' };
  await forgetFailures(db, counted);
  await forgetWrongCodes(db, owner.id);
  if (digits !== undefined) return { result: 'right', by: 'app' };
  await usedRecoveryCode(db, request);
  return { result: 'right', by: 'recovery' };
}

export async function turnOff(db: Db, request: TotpRequest, typed: string): Promise<CodeResult> {
  const taken = await takeCode(db, request, typed);
  if (taken.result === 'right') await runWork(db, (tx) => removeSecondFactor(tx, request, 'off'));
  return taken;
}

/** Removes an account's second factor. Returns false if it has none. `reset` means that an administrator did it. */
export async function removeSecondFactor(
  tx: Transaction<Schema>,
  request: TotpRequest,
  how: 'off' | 'reset',
): Promise<boolean> {
  const { owner, requestId } = request;
  const gone = await tx
    .deleteFrom('second_factor')
    .where('account_id', '=', owner.id)
    .returning('account_id')
    .executeTakeFirst();
  if (!gone) return false;
  await auditAccount(tx, owner, `second-factor/${how}`, requestId);
  await mailNotice(tx, request, how);
  return true;
}
