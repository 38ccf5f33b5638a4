import type { OtherAction } from '@careline/core/internal/audit';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The account's owner, as recorded in the audit. */
export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly staffId: string | null;
  readonly organisationId: string | null;
}

/** Returns an account with its member of staff. Returns undefined if there is none or it was deactivated. */
export async function ownerOf(tx: Kysely<Schema>, issuer: string, column: 'email' | 'id', value: string) {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'email', 'name', 'password_hash'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!account) return undefined;
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'organisation_id', 'active'])
    .where((its) =>
      its.or([
        its.and([its('issuer', '=', issuer), its('subject', '=', account.id)]),
        its.and([its('subject', 'is', null), its('email', '=', account.email)]),
      ]),
    )
    .executeTakeFirst();
  if (staff && !staff.active) return undefined;
  return { ...account, staffId: staff?.id ?? null, organisationId: staff?.organisation_id ?? null };
}

/** Records an account change in the audit: `password/change`, `second-factor/on` and the like. */
export function auditAccount(
  tx: Transaction<Schema>,
  owner: Owner,
  action: OtherAction,
  requestId: string,
): Promise<void> {
  const { staffId, organisationId, id } = owner;
  return writeAudit(tx, {
    requestId,
    action,
    outcome: 'done',
    ...(staffId ? { staffId } : {}),
    ...(organisationId ? { organisationId } : {}),
    details: { account: id },
  });
}
