import type { StaffSession } from '@careline/core/internal/administration';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { SignIn } from './tokens/id-token.ts';
import type { UserAgentFamilies } from './tokens/user-agent-families.ts';

export interface OpenedSession {
  readonly staffId: string;
  readonly facilityId: string;
  readonly issuer: string;
  readonly signIn: SignIn;
  readonly families: UserAgentFamilies;
  /** The partner whose pages use the session. */
  readonly partnerId?: string | undefined;
  /** Unix seconds. */
  readonly now: number;
}

/** Session times are rounded down to the minute. */
const MINUTE = 60;
const toTheMinute = (seconds: number): number => seconds - (seconds % MINUTE);

export const sessionEnded = (): ProblemError =>
  new ProblemError('session-ended', {
    detail: 'The session was ended, by a sign-out, a new password or an administrator.',
    action: 'Sign in again.',
  });

/**
 * Returns the error for a session that the user ended.
 * Other pages treat it like an expired token: they ask to sign in and keep unsaved work.
 */
export const signedOut = (): ProblemError =>
  new ProblemError('token-expired', {
    detail: 'The person has signed out, or has a new password.',
    action: 'Sign in again.',
  });

/** Records that the session is used. Returns undefined if it was ended. */
async function markUsed(tx: Transaction<Schema>, session: OpenedSession, key: string) {
  const { staffId, facilityId, issuer, signIn, families, partnerId, now } = session;
  const used = { facility_id: facilityId, ...families };
  const at = toTheMinute(now);
  const row = await tx
    .insertInto('staff_session')
    .values({
      id: newId(),
      staff_id: staffId,
      issuer,
      session_key: key,
      auth_time: signIn.authTime ?? null,
      partner_id: partnerId ?? null,
      first_used_at: at,
      last_used_at: at,
      ...used,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'issuer', 'session_key'])
        .doUpdateSet({
          ...used,
          last_used_at: sql`greatest(staff_session.last_used_at, excluded.last_used_at)`,
        })
        .where('staff_session.ended_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns whether the user has authenticated again since this sign-in's session was ended. */
async function signedInSince(tx: Transaction<Schema>, { staffId, issuer, signIn }: OpenedSession) {
  const { key, authTime } = signIn;
  if (authTime === undefined) return false;
  const row = await tx
    .selectFrom('staff_session')
    .select('ended_at')
    .where('staff_id', '=', staffId)
    .where('issuer', '=', issuer)
    .where('session_key', '=', key)
    .executeTakeFirst();
  return row?.ended_at != null && authTime > row.ended_at;
}

/**
 * Opens or reuses the session of a sign-in and returns its id.
 * Throws `session-ended` if the session was ended here; only a new sign-in opens another.
 */
export async function openSession(tx: Transaction<Schema>, session: OpenedSession): Promise<string> {
  const { key, authTime } = session.signIn;
  const id = await markUsed(tx, session, key);
  if (id) return id;
  // Some providers keep their session when they ask for the password again.
  const newSession =
    (await signedInSince(tx, session)) && (await markUsed(tx, session, `${key}@${authTime}`));
  if (newSession) return newSession;
  throw sessionEnded();
}

export interface EndedSession {
  readonly id: string;
  /** When the user signed in, according to the provider. */
  readonly authTime: number | null;
}

export interface SessionsToEnd {
  readonly staffId: string;
  /** If undefined, all open sessions. */
  readonly sessionId?: string | undefined;
  /** Sessions of this sign-in, given by its unix second, continue. */
  readonly exceptSignIn?: number | undefined;
  readonly by: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Ends open sessions and returns them. */
export async function endSessions(tx: Transaction<Schema>, ending: SessionsToEnd): Promise<EndedSession[]> {
  const { staffId, sessionId, exceptSignIn, by, now } = ending;
  const rows = await tx
    .updateTable('staff_session')
    .set({ ended_at: now, ended_by: by })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', String(sessionId)))
    .$if(exceptSignIn !== undefined, (query) =>
      query.where(sql<boolean>`auth_time is distinct from ${exceptSignIn}`),
    )
    .returning(['id', 'auth_time'])
    .execute();
  return rows.map((row) => ({ id: row.id, authTime: row.auth_time }));
}

/** Returns whether a user has or had this session. */
export async function hasSession(tx: Kysely<Schema>, staffId: string, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

const SHOWN_SECONDS = 30 * 86_400;
const MAX_SHOWN = 200;

export interface SessionReader {
  readonly sessionId: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Returns a user's sessions, most recently used first: open ones, and those used in the last 30 days. */
export async function listSessions(
  tx: Kysely<Schema>,
  staffId: string,
  { sessionId, now }: SessionReader,
): Promise<StaffSession[]> {
  const rows = await tx
    .selectFrom('staff_session as s')
    .innerJoin('facility as f', 'f.id', 's.facility_id')
    .leftJoin('staff as e', 'e.id', 's.ended_by')
    .leftJoin('partner as p', 'p.id', 's.partner_id')
    .select(['s.id', 's.browser', 's.system', 's.issuer', 's.first_used_at', 's.last_used_at', 's.ended_at'])
    .select(['f.name as facility', 'e.id as enderId', 'e.name as enderName', 'p.name as partnerName'])
    .where('s.staff_id', '=', staffId)
    .where('s.last_used_at', '>', now - SHOWN_SECONDS)
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    facilityName: row.facility,
    browser: row.browser,
    system: row.system,
    partnerName: row.partnerName,
    issuer: row.issuer,
    firstUsedAt: row.first_used_at,
    lastUsedAt: row.last_used_at,
    endedAt: row.ended_at,
    endedBy: row.enderId && row.enderName !== null ? { id: row.enderId, name: row.enderName } : null,
    current: row.id === sessionId,
  }));
}

/** Longer than any provider's session. Until then, ended sessions must stay on record. */
const RETENTION_DAYS = 400;

/** Deletes sessions that were not used for 400 days. */
export async function dropOldSessions(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where(
      'last_used_at',
      '<',
      sql<number>`extract(epoch from now() - make_interval(days => ${RETENTION_DAYS}))`,
    )
    .execute();
}
