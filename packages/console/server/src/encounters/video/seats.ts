import { mayAct } from '@careline/core/internal/encounters';
import type { RoomEnd, RoomView, VideoParty } from '@careline/core/internal/encounters/video';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { notePresence, SILENT_S } from './presence.ts';
import { closesAt, endOf, opensAt, type Room, selectRooms } from './rooms.ts';
import { hashOf } from './secrets.ts';
import type { VideoService } from './video-service.ts';

export type SeatRow = Selectable<Schema['video_seat']>;

export const partyOf = ({ party }: Pick<SeatRow, 'party'>): VideoParty =>
  party === 'patient' ? 'patient' : 'care-provider';

const other = (party: VideoParty): VideoParty => (party === 'patient' ? 'care-provider' : 'patient');

/** A seat with its room, in their current state. */
export interface Seated {
  readonly seat: SeatRow;
  readonly room: Room;
}

const noSeat = () =>
  new ProblemError('token-invalid', {
    detail: 'This seat of a video visit does not exist, or someone else has it now.',
    action: 'Open the room again, or ask for a new link.',
  });

/**
 * Returns the seat of a token.
 * Throws `token-missing`, or `token-invalid`, also if the user signed out or was deactivated.
 */
export async function readSeat(db: Kysely<Schema>, token: string | undefined): Promise<Seated> {
  if (!token) throw new ProblemError('token-missing', { action: 'Open the room again.' });
  const seat = await db
    .selectFrom('video_seat as seat')
    .leftJoin('staff_session as s', (join) =>
      join.onRef('s.id', '=', 'seat.session_id').onRef('s.staff_id', '=', 'seat.staff_id'),
    )
    .leftJoin('staff', 'staff.id', 'seat.staff_id')
    .selectAll('seat')
    .where('seat.token_hash', '=', hashOf(token))
    .where('s.ended_at', 'is', null)
    .where(sql<boolean>`(seat.staff_id is null or staff.active)`)
    .executeTakeFirst();
  if (!seat) throw noSeat();
  const room = await selectRooms(db).where('e.id', '=', seat.encounter_id).executeTakeFirst();
  if (!room) throw noSeat();
  return { seat, room };
}

/** Throws if another page of the same person took the seat. */
export function requireConnection({ seat }: Seated, connection: number): void {
  if (seat.connection === connection) return;
  throw new ProblemError('conflict', {
    detail: 'Another page took this seat.',
    action: 'Continue there, or take the seat again.',
    reason: 'replaced',
  });
}

/** Returns why a participant can no longer be in the room. Stand-ins may have changed since they sat down. */
export function endOfSeat({ seat, room }: Seated, service: VideoService, now: number): RoomEnd | null {
  const ended = endOf(room, service, now);
  if (ended !== null) return ended;
  if (seat.for_start !== room.startsAt) return 'moved';
  if (seat.staff_id === null) return null;
  const user = { staffId: seat.staff_id, scopes: room.careProviderScopes ?? [] };
  const meets = mayAct(user, 'meet', { careProviderId: room.careProviderId, package: room.package }).allowed;
  return meets ? null : 'reassigned';
}

/** Throws `conflict` if the room is closed or was left. */
export function requireOpen(seated: Seated, service: VideoService, now: number): void {
  const ended = endOfSeat(seated, service, now);
  if (ended === null && seated.seat.left_by === null) return;
  throw new ProblemError('conflict', {
    title: 'The room is closed',
    detail: `This is not possible in a room that has closed or that you left (${ended ?? 'left'}).`,
    action: 'Enter it again.',
    reason: ended ?? 'left',
  });
}

const isHere = (seat: SeatRow, now: number): boolean =>
  !seat.is_away && seat.left_by === null && seat.seen_at >= now - SILENT_S;

const seatedOf = (seat: SeatRow, now: number) => ({
  connection: seat.connection,
  here: isHere(seat, now),
  left: seat.left_by === null ? null : partyOf({ party: seat.left_by }),
});

const seatsOf = (db: Kysely<Schema>, encounterId: string) =>
  db.selectFrom('video_seat').selectAll().where('encounter_id', '=', encounterId).orderBy('party').execute();

/** Locks both seats of a room in a fixed order, which also orders what is sent in it. */
export const lockSeats = (tx: Transaction<Schema>, encounterId: string) =>
  tx
    .selectFrom('video_seat')
    .selectAll()
    .where('encounter_id', '=', encounterId)
    .orderBy('party')
    .forUpdate()
    .execute();

/** Returns the room as seen from a seat. The other participant's details change only with their seat. */
export async function viewOf(
  db: Kysely<Schema>,
  seated: Seated,
  service: VideoService,
  now: number,
): Promise<RoomView> {
  const { room } = seated;
  const party = partyOf(seated.seat);
  const seats = await seatsOf(db, room.encounterId);
  const mine = seats.find((one) => one.party === party) ?? seated.seat;
  const theirs = seats.find((one) => one.party === other(party));
  const patient = party === 'patient' ? mine : theirs;
  const ended = endOfSeat(seated, service, now);
  const admitted = ended === null && (patient?.admitted_at ?? null) !== null;
  const window = { opensAt: opensAt(room, service), closesAt: closesAt(room, service) };
  const name = party === 'patient' ? 'Patient' : (room.careProvider ?? '');
  const guest = { encounterId: room.encounterId, party, name, ...window };
  return {
    party,
    startsAt: room.startsAt,
    closesAt: window.closesAt,
    facility: room.facility,
    careProvider: room.careProvider ?? '',
    ended,
    admitted,
    you: { ...seatedOf(mine, now), here: true },
    other: theirs ? seatedOf(theirs, now) : null,
    // The token's time is rounded down, so the address stays the same while it is valid.
    meeting: admitted || party === 'care-provider' ? service.meeting(guest, now) : null,
  };
}

export interface NewSeat {
  readonly party: VideoParty;
  readonly token: string;
  readonly staffId?: string;
  readonly sessionId?: string;
  readonly invitationId?: string;
}

/** Takes a seat, displacing its previous holder. A patient waits to be admitted. */
export async function takeSeat(
  tx: Transaction<Schema>,
  { encounterId, startsAt }: Room,
  { party, token, staffId, sessionId, invitationId }: NewSeat,
  now: number,
): Promise<void> {
  const presenceId = await notePresence(tx, { encounterId, party, staffId: staffId ?? null, now });
  const fresh = {
    token_hash: hashOf(token),
    staff_id: staffId ?? null,
    session_id: sessionId ?? null,
    invitation_id: invitationId ?? null,
    for_start: startsAt,
    presence_id: presenceId,
    admitted_at: null,
    seen_at: now,
    is_away: false,
    left_by: null,
  };
  await tx
    .insertInto('video_seat')
    .values({ encounter_id: encounterId, party, connection: 1, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['encounter_id', 'party'])
        .doUpdateSet({ ...fresh, connection: sql`video_seat.connection + 1` }),
    )
    .execute();
  await forgetSignals(tx, encounterId, party);
}

/** Takes the seat again after a lost connection or a closed page. A patient who was hung up on waits again. */
export async function takeSeatAgain(tx: Transaction<Schema>, { seat }: Seated, now: number): Promise<void> {
  const { encounter_id: encounterId, left_by, admitted_at } = seat;
  const party = partyOf(seat);
  const presence_id = await notePresence(tx, { encounterId, party, staffId: seat.staff_id, now });
  await tx
    .updateTable('video_seat')
    .set({ presence_id, seen_at: now, is_away: false, left_by: null, connection: sql`connection + 1` })
    .set({ admitted_at: left_by === null ? admitted_at : null })
    .where('encounter_id', '=', encounterId)
    .where('party', '=', party)
    .execute();
  await forgetSignals(tx, encounterId, party);
}

const forgetSignals = (tx: Transaction<Schema>, encounterId: string, party: VideoParty) =>
  tx.deleteFrom('video_signal').where('encounter_id', '=', encounterId).where('party', '=', party).execute();

/** Records contact with a participant. */
export async function noteSeen(db: Kysely<Schema>, { seat }: Seated, now: number): Promise<void> {
  await db
    .updateTable('video_seat')
    .set({ seen_at: now, is_away: false })
    .where('token_hash', '=', seat.token_hash)
    .execute();
  if (seat.presence_id === null || seat.left_by !== null) return;
  await db.updateTable('video_presence').set({ seen_at: now }).where('id', '=', seat.presence_id).execute();
}

/** Admits the patient. Returns false if there is nobody to admit. */
export async function admit(tx: Transaction<Schema>, encounterId: string, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('video_seat')
    .set({ admitted_at: now })
    .where('encounter_id', '=', encounterId)
    .where('party', '=', 'patient')
    .where('left_by', 'is', null)
    .where('admitted_at', 'is', null)
    .returning('presence_id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('video_presence')
    .set({ admitted_at: sql`coalesce(admitted_at, ${now})` })
    .where('id', '=', row.presence_id ?? '')
    .execute();
  return true;
}

/** Hangs up. A patient leaves alone; a care provider ends the call for both. */
export async function hangUp(tx: Transaction<Schema>, { seat }: Seated, now: number): Promise<void> {
  const party = partyOf(seat);
  const left = await tx
    .updateTable('video_seat')
    .set({ left_by: party, admitted_at: null })
    .where('encounter_id', '=', seat.encounter_id)
    .where('left_by', 'is', null)
    .$if(party === 'patient', (query) => query.where('party', '=', 'patient'))
    .returning('presence_id')
    .execute();
  for (const { presence_id } of left) {
    await tx
      .updateTable('video_presence')
      .set({ left_at: now, seen_at: now })
      .where('id', '=', presence_id ?? '')
      .where('left_at', 'is', null)
      .execute();
  }
  await tx.deleteFrom('video_signal').where('encounter_id', '=', seat.encounter_id).execute();
}

/** Records that the page was closed. It may come back. */
export const noteAway = (tx: Transaction<Schema>, { seat }: Seated) =>
  tx.updateTable('video_seat').set({ is_away: true }).where('token_hash', '=', seat.token_hash).execute();
