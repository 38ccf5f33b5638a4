import type { MessageChannel } from '@careline/core/internal/communication';
import { seesConsultations } from '@careline/core/internal/encounters';
import {
  getVideo,
  inviteByVideo,
  openVideo,
  type VideoState,
} from '@careline/core/internal/encounters/video';
import type { AnswerOf } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import { NO_MESSAGING, type PatientMessaging } from '../../messages/message-carrier.ts';
import { addEncounterMessage } from '../../messages/patient-messages.ts';
import { notFound, requirePatient } from '../../platform/access/access.ts';
import { entryOf } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { requireAct } from '../encounter-entry.ts';
import { lockEncounter } from '../encounters.ts';
import { addInvitation, newestLink, revokeInvitations, visitLink } from './invitations.ts';
import { readPresence, SILENT_S } from './presence.ts';
import { closesAt, endOf, isOpenNow, opensAt, type Room, readRoom } from './rooms.ts';
import { readSeat, takeSeat, viewOf } from './seats.ts';
import { newSeatToken } from './secrets.ts';
import type { VideoService } from './video-service.ts';

interface Named {
  readonly encounterId: string;
  readonly vitaId: string;
}

/** Returns an encounter's room and locks its row against concurrent changes. */
async function lockRoom(call: Call, { encounterId, vitaId }: Named): Promise<Room> {
  call.touched(vitaId);
  await lockEncounter(call.tx, { encounterId, vitaId }, entryOf(call));
  return readRoom(call.tx, { encounterId, facilityId: call.caller.facilityId });
}

/** Throws `conflict` with the opening time unless the room is open. */
function requireTime(room: Room, service: VideoService, now: number): void {
  if (isOpenNow(room, service, now)) return;
  const ended = endOf(room, service, now);
  throw new ProblemError('conflict', {
    title: 'The room is closed',
    detail: ended
      ? `The room has closed: ${ended}.`
      : `The room opens ${service.earlySeconds / 60} minutes before the encounter.`,
    action: ended ? 'Read the encounter again.' : 'Open it then.',
    reason: ended ?? 'early',
  });
}

async function stateOf(
  db: Kysely<Schema>,
  room: Room,
  service: VideoService,
  now: number,
): Promise<VideoState> {
  const seats = await db
    .selectFrom('video_seat')
    .selectAll()
    .where('encounter_id', '=', room.encounterId)
    .where('left_by', 'is', null)
    .where('is_away', '=', false)
    .where('for_start', '=', room.startsAt)
    .where('seen_at', '>=', now - SILENT_S)
    .execute();
  const patient = seats.find(({ party }) => party === 'patient');
  const isHere = seats.some(({ party }) => party === 'care-provider');
  const admitted = patient?.admitted_at != null;
  return {
    opensAt: opensAt(room, service),
    closesAt: closesAt(room, service),
    ended: endOf(room, service, now),
    patient: patient ? (admitted ? 'in-call' : 'waiting') : 'away',
    careProvider: isHere ? 'here' : 'away',
    link: await newestLink(db, room),
    presence: await readPresence(db, room.encounterId, now),
  };
}

/** Sends a new link to the patient through the first available channel. Throws `message-refused`. */
async function sendLink(
  call: Call,
  room: Room,
  service: VideoService,
  { carriers, sendWaiting }: PatientMessaging,
): Promise<MessageChannel> {
  const { encounterId, vitaId } = room;
  const message = { encounterId, vitaId, template: 'encounter-link', hasLink: true } as const;
  const before = closesAt(room, service);
  const channel = await addEncounterMessage(call.tx, { ...message, before }, entryOf(call), carriers);
  if (!channel) {
    throw new ProblemError('message-refused', {
      detail:
        'The patient does not accept messages, has no address, or may not be sent a message before the room closes.',
      action: 'Copy a new link and pass it on.',
    });
  }
  call.afterwards('messages', sendWaiting);
  return channel;
}

/** Removes the link from the response that is stored for repeated requests. */
const withoutLink = ({ vitaId, data: { link: _, ...data } }: AnswerOf<typeof inviteByVideo>) => ({
  vitaId,
  data,
});

/** Routes of the video rooms for staff. */
export const videoRoutes = (
  service: VideoService,
  messaging: PatientMessaging = NO_MESSAGING,
): readonly Route[] => [
  route(getVideo, async ({ query: { id } }, call) => {
    const { tx, caller, now } = call;
    const room = await readRoom(tx, { encounterId: id, facilityId: caller.facilityId });
    await requirePatient(tx, caller, room.vitaId);
    if (!seesConsultations(caller.scopes)) throw notFound('encounter');
    call.touched(room.vitaId);
    return { vitaId: room.vitaId, data: await stateOf(tx, room, service, now) };
  }),

  route(openVideo, async ({ body }, call) => {
    const { tx, caller, now } = call;
    const room = await lockRoom(call, body);
    await requireAct(call.tx, { ...caller, now: call.now }, 'meet', room);
    requireTime(room, service, now);
    const token = newSeatToken();
    const { staffId, sessionId } = caller;
    await takeSeat(tx, room, { party: 'care-provider', token, staffId, sessionId }, now);
    const view = await viewOf(tx, await readSeat(tx, token), service, now);
    const iceServers = [...service.iceServers(`care-provider-${room.encounterId}`, now)];
    return { vitaId: room.vitaId, data: { room: view, iceServers, token } };
  }),

  route(
    inviteByVideo,
    async ({ body }, call) => {
      const { tx, caller, now } = call;
      const room = await lockRoom(call, body);
      await requireAct(call.tx, { ...caller, now: call.now }, 'invite', room);
      const ended = endOf(room, service, now);
      if (ended) requireTime(room, service, now);
      await revokeInvitations(tx, room.encounterId, now);
      call.noted({ by: body.by });
      if (body.by === 'message') {
        return { vitaId: room.vitaId, data: { channel: await sendLink(call, room, service, messaging) } };
      }
      const { staffId: authorId } = caller;
      const { encounterId, startsAt: forStart } = room;
      const secret = await addInvitation(tx, { encounterId, forStart, authorId, now });
      return { vitaId: room.vitaId, data: { link: visitLink(service, secret) } };
    },
    { storedAnswer: withoutLink },
  ),
];
