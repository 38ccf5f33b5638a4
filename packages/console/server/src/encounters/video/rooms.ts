import type { RoomEnd } from '@careline/core/internal/encounters/video';
import type { Kysely } from 'kysely';
import { notFound } from '../../platform/access/access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { VideoService } from './video-service.ts';

/** Assumed length of an encounter without an end, in seconds. */
const USUAL_SECONDS = 1800;

/** Selects video encounters with the fields that decide about their rooms. */
export const selectRooms = (db: Kysely<Schema>) =>
  db
    .selectFrom('encounter as e')
    .innerJoin('facility as f', 'f.id', 'e.facility_id')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .leftJoin('staff as c', 'c.id', 'e.care_provider_id')
    .select([
      'e.id as encounterId',
      'e.person_id as vitaId',
      'e.organisation_id as organisationId',
      'e.facility_id as facilityId',
      'e.status',
      'e.package',
      'e.starts_at as startsAt',
      'e.ends_at as endsAt',
      'e.care_provider_id as careProviderId',
      'f.name as facility',
      'f.time_zone as timeZone',
      'p.languages',
      'c.name as careProvider',
      'c.scopes as careProviderScopes',
      'c.active as careProviderActive',
    ])
    .where('e.consultation_mode', '=', 'VIRTUAL');

export type Room = Awaited<ReturnType<ReturnType<typeof selectRooms>['execute']>>[number];

/** Returns the room of an encounter at the facility. Throws `not-found`, also for one without video. */
export async function readRoom(
  db: Kysely<Schema>,
  { encounterId, facilityId }: { readonly encounterId: string; readonly facilityId: string },
): Promise<Room> {
  const room = await selectRooms(db)
    .where('e.id', '=', encounterId)
    .where('e.facility_id', '=', facilityId)
    .executeTakeFirst();
  if (!room) throw notFound('encounter');
  return room;
}

/** When a room opens and closes, in unix seconds. */
export const opensAt = ({ startsAt }: Room, { earlySeconds }: VideoService): number =>
  startsAt - earlySeconds;
export const closesAt = ({ startsAt, endsAt }: Room, { lateSeconds }: VideoService): number =>
  (endsAt ?? startsAt + USUAL_SECONDS) + lateSeconds;

/** Returns why the room cannot be entered now. Only confirmed encounters take place. */
export function endOf(room: Room, service: VideoService, now: number): RoomEnd | null {
  if (room.status === 'COMPLETED') return 'completed';
  if (room.status !== 'CONFIRMED') return 'cancelled';
  return now >= closesAt(room, service) ? 'over' : null;
}

export const isOpenNow = (room: Room, service: VideoService, now: number): boolean =>
  now >= opensAt(room, service) && endOf(room, service, now) === null;
