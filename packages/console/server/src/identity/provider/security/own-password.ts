import type { LabelLocale } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { runWork } from '../../../platform/database/work.ts';
import { endSessions } from '../../sessions.ts';
import { auditAccount, type Owner } from '../account-owner.ts';
import { checkSignIn } from '../accounts.ts';
import { hashPassword } from '../password/password.ts';
import { type PasswordFault, passwordFault } from '../password/password-rules.ts';
import { endOtherProviderSessions } from '../provider-sessions.ts';
import { mailChange } from '../reset/password-reset.ts';
import type { Trial } from '../trial.ts';

export type CurrentFault = 'missing' | 'wrong' | 'locked';

export interface OwnPasswordFaults {
  readonly current?: CurrentFault;
  readonly password?: Exclude<PasswordFault, 'different'>;
  readonly again?: Extract<PasswordFault, 'different'>;
}

export interface OwnPassword {
  readonly owner: Owner;
  readonly current: string;
  readonly password: string;
  readonly again: string;
  /** The unix second of the current sign-in, which continues. */
  readonly signIn: number;
  /** Whether all other sign-ins end. */
  readonly endOthers: boolean;
  readonly locale: LabelLocale;
  readonly requestId: string;
}

export type OwnPasswordResult =
  | { readonly result: 'changed' /** Sessions that ended. */; readonly ended: number }
  | { readonly result: 'refused'; readonly faults: OwnPasswordFaults };

const isSame = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC');

/** Returns the faults that can be found without the stored password. */
function typedFaults({ owner, current, password, again }: OwnPassword): OwnPasswordFaults {
  const rule = passwordFault(password, owner.email);
  const fault = rule === 'different' ? undefined : rule;
  const isOld = fault === undefined && current !== '' && isSame(password, current);
  return {
    ...(current === '' && { current: 'missing' }),
    ...(fault && { password: fault }),
    ...(isOld && { password: 'old' }),
    ...(fault === undefined && password !== again && { again: 'different' }),
  };
}

const CURRENT_FAULTS = { refused: 'wrong', locked: 'locked' } as const;

/**
 * Changes a signed-in user's password after checking the current one like a sign-in, so failures count and lock.
 * Wrong codes of a second factor are not reset, so that knowing the password gives no more guesses at them.
 */
export async function changeOwnPassword(
  db: Kysely<Schema>,
  wanted: OwnPassword,
  trial: Trial,
): Promise<OwnPasswordResult> {
  const { owner, current, password, signIn, endOthers, locale, requestId } = wanted;
  const faults = typedFaults(wanted);
  if (Object.keys(faults).length > 0) return { result: 'refused', faults };
  const { result } = await checkSignIn(db, owner.email, current, trial);
  if (result === 'refused' || result === 'locked') {
    return { result: 'refused', faults: { current: CURRENT_FAULTS[result] } };
  }
  const password_hash = await trial.queue.run(trial.network, () => hashPassword(password), true);
  return runWork(db, async (tx): Promise<OwnPasswordResult> => {
    await tx.updateTable('account').set({ password_hash }).where('id', '=', owner.id).execute();
    const ended = endOthers ? await endOtherSignIns(tx, owner, signIn) : 0;
    await auditAccount(tx, owner, 'password/change', requestId);
    await mailChange(tx, owner.email, locale);
    return { result: 'changed', ended };
  });
}

async function endOtherSignIns(
  tx: Parameters<typeof endSessions>[0],
  { id, staffId }: Owner,
  signIn: number,
): Promise<number> {
  await endOtherProviderSessions(tx, id, signIn);
  if (staffId === null) return 0;
  const now = Math.floor(Date.now() / 1000);
  return (await endSessions(tx, { staffId, exceptSignIn: signIn, by: staffId, now })).length;
}
