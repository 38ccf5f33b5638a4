import { type Kysely, sql } from 'kysely';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { sessionEnded } from '../sessions.ts';
import type { VerifyIdToken } from '../tokens/id-token.ts';

type Db = Kysely<Schema>;

/** A sign-in at the embedded provider, with its time in unix seconds. */
interface SignedIn {
  readonly accountId: string;
  readonly authTime: number;
}

/** The parts of a provider session that its library exposes. */
interface ProviderSession {
  readonly accountId?: string | undefined;
  readonly loginTs?: number | undefined;
  readonly destroyed?: boolean;
}

const signedIn = ({ accountId, loginTs }: ProviderSession): SignedIn | undefined =>
  accountId === undefined || loginTs === undefined ? undefined : { accountId, authTime: loginTs };

/** Matches the console's open sessions from a sign-in here. */
const livingOf = (issuer: string, { accountId, authTime }: SignedIn) => sql`
  staff_session.issuer = ${issuer} and staff_session.auth_time = ${authTime} and staff_session.ended_at is null
  and staff_session.staff_id in (select id from staff where issuer = ${issuer} and subject = ${accountId})`;

/**
 * Ends the console sessions from a sign-in whose provider session has ended.
 * Their tokens are refused from the next request on.
 */
export async function endSignIn(db: Db, issuer: string, session: ProviderSession): Promise<void> {
  const who = signedIn(session);
  if (!who) return;
  const now = Math.floor(Date.now() / 1000);
  await runWork(db, (tx) =>
    sql`update staff_session set ended_at = ${now}, ended_by = staff_id where ${livingOf(issuer, who)}`.execute(
      tx,
    ),
  );
}

/** Makes a sign-out at the provider also end the console's sessions, before the provider responds. */
export function endWithSignOut(provider: Provider, db: Db): void {
  provider.use(async (ctx, next) => {
    await next();
    const session: ProviderSession | undefined = (ctx as Partial<KoaContextWithOIDC>).oidc?.session;
    if (session?.destroyed) await endSignIn(db, provider.issuer, session);
  });
}

async function isLiving(db: Db, issuer: string, who: SignedIn): Promise<boolean> {
  const { accountId, authTime } = who;
  const { rows } = await sql<{ living: boolean }>`select
    exists (select from oidc_record
      where model = 'Session' and payload ->> 'accountId' = ${accountId}
        and (payload ->> 'loginTs')::bigint = ${authTime} and (expires_at is null or expires_at > now()))
    or exists (select from staff_session where ${livingOf(issuer, who)}) as living`.execute(db);
  return rows[0]?.living === true;
}

/**
 * Returns a verifier that accepts the embedded provider's ID tokens only while their sign-in lasts.
 * A token kept after a sign-out is useless.
 */
export const ofLivingSignIns =
  (db: Db, verify: VerifyIdToken): VerifyIdToken =>
  async (idToken, now) => {
    const identity = await verify(idToken, now);
    const { issuer, subject, signIn } = identity;
    const authTime = signIn.authTime ?? 0;
    if (!(await isLiving(db, issuer, { accountId: subject, authTime }))) throw sessionEnded();
    return identity;
  };
