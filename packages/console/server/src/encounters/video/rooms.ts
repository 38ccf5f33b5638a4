import type { RoomEnd } from '@careline/core/internal/encounters/video';
import type { Kysely } from 'kysely';
import { notFound } from '../../platform/access/access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { VideoService } from './video-service.ts';

/** How long an encounter takes whose end nobody said. */
const USUAL_SECONDS = 1800;

/** Encounters by video, with what of them decides about their rooms. */
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

/** The room of an encounter of the facility. Throws `not-found`, also for one that is not by video. */
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

/** From when to when a room can be entered, unix seconds. */
export const opensAt = ({ startsAt }: Room, { earlySeconds }: VideoService): number =>
  startsAt - earlySeconds;
export const closesAt = ({ startsAt, endsAt }: Room, { lateSeconds }: VideoService): number =>
  (endsAt ?? startsAt + USUAL_SECONDS) + lateSeconds;

/** Why nobody can be in a room any more, or yet: only what is confirmed takes place. */
export function endOf(room: Room, service: VideoService, now: number): RoomEnd | null {
  if (room.status === 'COMPLETED') return 'completed';
  if (room.status !== 'CONFIRMED') return 'cancelled';
  return now >= closesAt(room, service) ? 'over' : null;
}

export const isOpenNow = (room: Room, service: VideoService, now: number): boolean =>
  now >= opensAt(room, service) && endOf(room, service, now) === null;
