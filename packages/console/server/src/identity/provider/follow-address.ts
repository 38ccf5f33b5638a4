import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/http/log.ts';

/**
 * Updates the issuer of staff links after the embedded provider's address changed.
 * Staff are identified by issuer and subject (OpenID Connect Core 1.0, 5.7), and the issuer is the server's address. A
 * new port, host name or TLS would otherwise make everyone unknown. The accounts are the same people at every address.
 * Links to other providers, whose subjects are not accounts here, stay unchanged.
 */
export async function followAddress(db: Kysely<Schema>, issuer: string, log: Log): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ issuer })
    .where('issuer', '<>', issuer)
    // The embedded provider's issuer always ends with this path.
    .where('issuer', 'like', '%/oidc')
    .where('subject', 'in', (its) => its.selectFrom('account').select(sql<string>`id::text`.as('id')))
    // If two users were linked to one account, an administrator must decide whose it is.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff as other')
            .select('other.id')
            .whereRef('other.subject', '=', 'staff.subject')
            .whereRef('other.id', '<>', 'staff.id'),
        ),
      ),
    )
    .executeTakeFirst();
  const moved = Number(numUpdatedRows);
  if (moved > 0) log.info('sign-ins-moved', { accounts: moved });
}
