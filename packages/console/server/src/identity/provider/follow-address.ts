import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/http/log.ts';

/**
 * A person of the staff is known by issuer and subject (OpenID Connect Core 1.0, 5.7), and the issuer of the provider in
 * this process is its address: with another port, another host name or TLS in front, nobody who signed in before would be
 * known. Its accounts are the same people at every address, so their links follow it. Links to other providers, whose
 * subjects are no accounts here, stay.
 */
export async function followAddress(db: Kysely<Schema>, issuer: string, log: Log): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ issuer })
    .where('issuer', '<>', issuer)
    // Our own issuer has this path at every address.
    .where('issuer', 'like', '%/oidc')
    .where('subject', 'in', (its) => its.selectFrom('account').select(sql<string>`id::text`.as('id')))
    // Where two people were linked to one account, an administrator has to say who it is.
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
