import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Ends all sessions, grants, codes and pending sign-ins of an account. Each needs a new sign-in. */
export async function endProviderSessions(tx: Transaction<Schema>, accountId: string): Promise<void> {
  await sql`
    delete from oidc_record
    where payload ->> 'accountId' = ${accountId}
      or payload #>> '{result,login,accountId}' = ${accountId}
      or payload #>> '{session,accountId}' = ${accountId}`.execute(tx);
}

/** Ends everything from an account's other sign-ins. The one at this unix second continues. */
export async function endOtherProviderSessions(
  tx: Transaction<Schema>,
  accountId: string,
  authTime: number,
): Promise<void> {
  // A grant has no sign-in time, and is useless without its session.
  await sql`
    delete from oidc_record
    where model <> 'Grant'
      and (payload ->> 'accountId' = ${accountId} or payload #>> '{session,accountId}' = ${accountId})
      and coalesce(payload ->> 'loginTs', payload ->> 'authTime') is distinct from ${String(authTime)}`.execute(
    tx,
  );
}

/** Ends an account's session and its codes, identified by the unix second of its sign-in. */
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
