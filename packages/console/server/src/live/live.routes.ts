import type { AnswerOf } from '@careline/core/internal/http';
import { type LiveTopic, liveTopicsOf, seesEveryFacility, streamLive } from '@careline/core/internal/live';
import type { Kysely } from 'kysely';
import { noteSeen } from '../directory/presence.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Caller, type Route, route } from '../platform/http/route.ts';
import type { LiveReach } from '../platform/live/live-streams.ts';

async function facilitiesOf(db: Kysely<Schema>, { staffId }: Caller): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('staff_facility')
    .select('facility_id')
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ facility_id }) => facility_id);
}

/** Returns what the user may know at the token's facility, and encounters wherever they may list them. */
async function reachOf(db: Kysely<Schema>, caller: Caller): Promise<LiveReach> {
  const { scopes, facilityId } = caller;
  const everywhere = seesEveryFacility(scopes) ? await facilitiesOf(db, caller) : [facilityId];
  const placesOf = (topic: LiveTopic) => new Set(topic === 'encounters' ? everywhere : [facilityId]);
  return new Map(liveTopicsOf(scopes).map((topic) => [topic, placesOf(topic)]));
}

export const liveRoutes: readonly Route[] = [
  // The pipeline opens the stream after the request's transaction has ended.
  route(streamLive, async (_, { tx, caller, now }) => {
    // The stream asks every minute while it is open.
    await noteSeen(tx, { staffId: caller.staffId, now });
    const answer: unknown = { reach: await reachOf(tx, caller) };
    return answer as AnswerOf<typeof streamLive>;
  }),
];
