import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Every session, grant, code and sign-in under way of an account: none of them goes on without a new sign-in. */
export async function endProviderSessions(tx: Transaction<Schema>, accountId: string): Promise<void> {
  await sql`
    delete from oidc_record
    where payload ->> 'accountId' = ${accountId}
      or payload #>> '{result,login,accountId}' = ${accountId}
      or payload #>> '{session,accountId}' = ${accountId}`.execute(tx);
}

/** What of an account came of another sign-in than the one at this unix second; that one goes on. */
export async function endOtherProviderSessions(
  tx: Transaction<Schema>,
  accountId: string,
  authTime: number,
): Promise<void> {
  // A grant tells of no sign-in, and opens nothing without the session that names it.
  await sql`
    delete from oidc_record
    where model <> 'Grant'
      and (payload ->> 'accountId' = ${accountId} or payload #>> '{session,accountId}' = ${accountId})
      and coalesce(payload ->> 'loginTs', payload ->> 'authTime') is distinct from ${String(authTime)}`.execute(
    tx,
  );
}

/** One session of an account, by the unix second of its sign-in, and the codes that came of it. */
export async function endProviderSession(
  tx: Transaction<Schema>,
  accountId: string,
  authTime: number | null,
): Promise<void> {
  if (authTime === null) return;
  await sql`
    delete from oidc_record
    where payload ->> 'accountId' = ${accountId}
      and coalesce(payload ->> 'loginTs', payload ->> 'authTime') = ${String(authTime)}`.execute(tx);
}
