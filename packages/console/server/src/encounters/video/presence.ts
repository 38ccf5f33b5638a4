import type { VideoParty, VideoPresence } from '@careline/core/internal/encounters/video';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Seconds without contact before a participant counts as gone. A page asks at least every twenty seconds. */
export const SILENT_S = 30;
/** A reload or a reconnection within this time continues the same stay. */
const SAME_STAY_S = 120;

interface Arrival {
  readonly encounterId: string;
  readonly party: VideoParty;
  readonly staffId: string | null;
  readonly now: number;
}

/** Records that a participant is in the room. Returns the id of their stay. */
export async function notePresence(
  tx: Transaction<Schema>,
  { encounterId, party, staffId, now }: Arrival,
): Promise<string> {
  const last = await tx
    .selectFrom('video_presence')
    .selectAll()
    .where('encounter_id', '=', encounterId)
    .where('party', '=', party)
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.staff_id === staffId && (last.left_at ?? last.seen_at) >= now - SAME_STAY_S) {
    await tx
      .updateTable('video_presence')
      .set({ left_at: null, seen_at: now })
      .where('id', '=', last.id)
      .execute();
    return last.id;
  }
  const id = newId();
  await tx
    .insertInto('video_presence')
    .values({ id, encounter_id: encounterId, party, staff_id: staffId, joined_at: now, seen_at: now })
    .execute();
  return id;
}

/** Returns who was in an encounter's room, in order of arrival. */
export async function readPresence(
  db: Kysely<Schema>,
  encounterId: string,
  now: number,
): Promise<VideoPresence[]> {
  const rows = await db
    .selectFrom('video_presence as p')
    .leftJoin('staff as s', 's.id', 'p.staff_id')
    .selectAll('p')
    .select('s.name')
    .where('p.encounter_id', '=', encounterId)
    .orderBy('p.joined_at')
    .orderBy('p.id')
    .execute();
  return rows.map(({ party, name, joined_at, admitted_at, seen_at, left_at }) => ({
    party: party === 'patient' ? 'patient' : 'care-provider',
    name,
    from: joined_at,
    until: left_at ?? (seen_at < now - SILENT_S ? seen_at : null),
    admittedAt: admitted_at,
  }));
}
