import type { Kysely } from 'kysely';
import type { LinkTo } from '../../messages/send-patient-messages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { addInvitation, visitLink } from './invitations.ts';
import { endOf, selectRooms } from './rooms.ts';
import type { VideoService } from './video-service.ts';

/** Creates links when messages are sent, so that stored messages never contain one. */
export const linksOf =
  (db: Kysely<Schema>, service: VideoService, clock: () => number): LinkTo =>
  (encounterId) =>
    runWork(db, async (tx) => {
      const now = clock();
      const room = await selectRooms(tx).where('e.id', '=', encounterId).executeTakeFirst();
      if (!room || endOf(room, service, now) !== null) return null;
      const invitation = { encounterId, forStart: room.startsAt, authorId: null, now };
      return visitLink(service, await addInvitation(tx, invitation));
    });
