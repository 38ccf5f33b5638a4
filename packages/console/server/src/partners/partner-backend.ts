import type { Partner, PartnerFields } from '@careline/core/internal/administration';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isSystemScope } from '../fhir/system-scopes.ts';
import type { InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { addressFaults } from '../platform/outbound/address-faults.ts';
import type { WebhookReach } from '../platform/outbound/permitted-address.ts';
import { readBackendKeys } from './backend-keys.ts';

type Backend = NonNullable<Partner['backend']>;
type BackendFields = NonNullable<PartnerFields['backend']>;

/** A partner's system as stored. */
export interface StoredBackend {
  readonly staffId: string;
  readonly keys: string;
  readonly systemScopes: readonly string[];
  /** Unix seconds. */
  readonly changedAt: number;
}

export async function readBackend(tx: Kysely<Schema>, partnerId: string): Promise<StoredBackend | undefined> {
  return tx
    .selectFrom('partner_backend')
    .select(['staff_id as staffId', 'keys', 'system_scopes as systemScopes', 'changed_at as changedAt'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
}

/** Selects a partner's system, for the list of partners. `partner` is the column with its id. */
export const backendOf = (partner: string) =>
  sql<Backend | null>`(select jsonb_build_object('account', s.email, 'keys', b.keys, 'systemScopes', b.system_scopes)
    from partner_backend b join staff s on s.id = b.staff_id where b.partner_id = ${sql.ref(partner)})`;

const accountOf = (tx: Kysely<Schema>, organisationId: string, email: string) =>
  tx
    .selectFrom('staff')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();

function keyFaults(keys: string, reach: WebhookReach): InputFault[] {
  const read = readBackendKeys(keys);
  if (!read) {
    const message =
      'must be the address of a JSON Web Key Set, or the set as JSON with public RSA or EC keys';
    return [{ path: 'backend.keys', message }];
  }
  return 'address' in read ? addressFaults('backend.keys', read.address, reach) : [];
}

/** Returns the faults in the fields of a system. */
export async function backendFaults(
  tx: Kysely<Schema>,
  fields: BackendFields,
  { organisationId, reach }: { readonly organisationId: string; readonly reach: WebhookReach },
): Promise<InputFault[]> {
  const account = await accountOf(tx, organisationId, fields.account);
  const wrong = fields.systemScopes.find((scope) => !isSystemScope(scope));
  return [
    ...(account
      ? []
      : [{ path: 'backend.account', message: 'must be the e-mail address of a member of staff' }]),
    ...keyFaults(fields.keys, reach),
    ...(wrong === undefined
      ? []
      : [{ path: 'backend.systemScopes', message: 'must be scopes such as system/Observation.rs' }]),
  ];
}

/** Stores a partner's system; null removes it. An unchanged one keeps its tokens. */
export async function storeBackend(
  tx: Transaction<Schema>,
  partnerId: string,
  fields: BackendFields | null,
  { organisationId, now }: { readonly organisationId: string; readonly now: number },
): Promise<void> {
  if (fields === null) {
    await tx.deleteFrom('partner_backend').where('partner_id', '=', partnerId).execute();
    return;
  }
  const account = await accountOf(tx, organisationId, fields.account);
  if (!account) return;
  const row = { staff_id: account.id, keys: fields.keys.trim(), system_scopes: [...fields.systemScopes] };
  await tx
    .insertInto('partner_backend')
    .values({ partner_id: partnerId, ...row, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('partner_id')
        .doUpdateSet({ ...row, changed_at: now })
        .where(
          sql<boolean>`(partner_backend.staff_id, partner_backend.keys, partner_backend.system_scopes)
            is distinct from (excluded.staff_id, excluded.keys, excluded.system_scopes)`,
        ),
    )
    .execute();
}
