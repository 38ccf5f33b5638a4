import type { VIDEO_LINK_STATES } from '@careline/core/internal/encounters/video';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { endOf, type Room, selectRooms } from './rooms.ts';
import { hashOf, newLinkSecret } from './secrets.ts';
import type { VideoService } from './video-service.ts';

/** Returns the visit page's link. The secret is in the fragment, which is never sent to a server or logged. */
export const visitLink = ({ origin }: VideoService, secret: string): string => `${origin}/visit#${secret}`;

export interface NewInvitation {
  readonly encounterId: string;
  readonly forStart: number;
  readonly authorId: string | null;
  readonly now: number;
}

/** Creates a link and returns its secret. The database stores only the hash. */
export async function addInvitation(
  db: Kysely<Schema>,
  { encounterId, forStart, authorId, now }: NewInvitation,
): Promise<string> {
  const secret = newLinkSecret();
  await db
    .insertInto('video_invitation')
    .values({
      id: newId(),
      encounter_id: encounterId,
      secret_hash: hashOf(secret),
      for_start: forStart,
      author_id: authorId,
      created_at: now,
    })
    .execute();
  return secret;
}

/** Revokes all links of an encounter, and the seat taken with one of them. */
export async function revokeInvitations(
  tx: Transaction<Schema>,
  encounterId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('video_invitation')
    .set({ revoked_at: now })
    .where('encounter_id', '=', encounterId)
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .updateTable('video_seat')
    .set({ token_hash: hashOf(newLinkSecret()) })
    .where('encounter_id', '=', encounterId)
    .where('party', '=', 'patient')
    .execute();
}

export interface Invitation extends Room {
  readonly invitationId: string;
  readonly usedAt: number | null;
}

/**
 * Returns the invitation of a link that is valid, or was until it was used. Returns undefined for unknown,
 * revoked and expired links, and after the encounter.
 */
export async function findInvitation(
  db: Kysely<Schema>,
  secret: string,
  service: VideoService,
  now: number,
): Promise<Invitation | undefined> {
  const row = await selectRooms(db)
    .innerJoin('video_invitation as i', 'i.encounter_id', 'e.id')
    .select(['i.id as invitationId', 'i.used_at as usedAt'])
    .where('i.secret_hash', '=', hashOf(secret))
    .where('i.revoked_at', 'is', null)
    .whereRef('i.for_start', '=', 'e.starts_at')
    .executeTakeFirst();
  return row && endOf(row, service, now) === null ? row : undefined;
}

/** Uses a link and invalidates all others of the encounter. Returns false if it was already used. */
export async function spendInvitation(
  tx: Transaction<Schema>,
  { invitationId, encounterId }: Invitation,
  now: number,
): Promise<boolean> {
  const used = await tx
    .updateTable('video_invitation')
    .set({ used_at: now })
    .where('id', '=', invitationId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return false;
  await tx
    .updateTable('video_invitation')
    .set({ used_at: now })
    .where('encounter_id', '=', encounterId)
    .where('used_at', 'is', null)
    .execute();
  return true;
}

export async function newestLink(
  db: Kysely<Schema>,
  room: Room,
): Promise<{ madeAt: number; state: (typeof VIDEO_LINK_STATES)[number] } | null> {
  const row = await db
    .selectFrom('video_invitation')
    .selectAll()
    .where('encounter_id', '=', room.encounterId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const isOver = row.revoked_at !== null || row.for_start !== room.startsAt;
  const state = row.used_at !== null ? 'used' : 'open';
  return { madeAt: row.created_at, state: isOver ? 'over' : state };
}
