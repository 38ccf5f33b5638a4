import { READ_MESSAGE_LANGUAGES } from '@careline/core/internal/communication';
import { enterVisit, lookAtVisit } from '@careline/core/internal/encounters/video';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely, Transaction } from 'kysely';
import { languagesFor } from '../../messages/message-writing.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { findInvitation, type Invitation, spendInvitation } from './invitations.ts';
import type { RoomChanges } from './room-changes.ts';
import { closesAt, isOpenNow, opensAt } from './rooms.ts';
import { endOfSeat, readSeat, type Seated, takeSeat, takeSeatAgain, viewOf } from './seats.ts';
import { newSeatToken } from './secrets.ts';
import type { VideoService } from './video-service.ts';
import { type Asked, auditVisit, type MountVisit, SEAT_COOKIE } from './visit-request.ts';

export interface VisitLinksDeps {
  readonly db: Kysely<Schema>;
  readonly service: VideoService;
  readonly changes: RoomChanges;
}

/** What a link leads to: this browser's own seat, an invitation, or nothing. */
interface Followed {
  readonly own?: Seated | undefined;
  readonly invitation?: Invitation | undefined;
}

/** The patient's browser sends its cookie only below this path. */
const COOKIE_PATH = '/api/encounters/visit';
/** Link attempts per minute and network. */
const LINKS = 30;

/** Unknown, used, revoked and expired links give the same error. */
const noLink = () =>
  new ProblemError('not-found', {
    detail: 'This link is not valid, or no longer valid.',
    action: 'Ask the clinic for a new link.',
  });

/** Returns this browser's seat as a patient, if still valid. */
async function ownSeat(
  tx: Kysely<Schema>,
  service: VideoService,
  { c, now }: Asked,
): Promise<Seated | undefined> {
  const token = getCookie(c, SEAT_COOKIE);
  const found = token ? await readSeat(tx, token).catch(() => undefined) : undefined;
  return found && endOfSeat(found, service, now) === null ? found : undefined;
}

async function follow(
  tx: Kysely<Schema>,
  service: VideoService,
  asked: Asked,
  secret: string | undefined,
): Promise<Followed> {
  const own = await ownSeat(tx, service, asked);
  if (secret === undefined) return { own };
  const invitation = await findInvitation(tx, secret, service, asked.now);
  if (!invitation) return {};
  if (invitation.usedAt === null) return { invitation };
  return own?.seat.invitation_id === invitation.invitationId ? { own } : {};
}

/** Uses the link, takes a seat for this browser and returns its token. */
async function sitDown(
  tx: Transaction<Schema>,
  service: VideoService,
  asked: Asked,
  invitation: Invitation,
): Promise<string> {
  const { now } = asked;
  if (!isOpenNow(invitation, service, now) || !(await spendInvitation(tx, invitation, now))) throw noLink();
  const token = newSeatToken();
  const { invitationId } = invitation;
  await takeSeat(tx, invitation, { party: 'patient', token, invitationId }, now);
  await auditVisit(tx, asked, enterVisit, { room: invitation, details: { consent: true } });
  return token;
}

async function sitDownAgain(tx: Transaction<Schema>, asked: Asked, own: Seated): Promise<void> {
  await takeSeatAgain(tx, own, asked.now);
  const details = { consent: true, again: true };
  await auditVisit(tx, asked, enterVisit, { room: own.room, details });
}

/** Mounts the endpoints that lead a patient from a link to a seat. */
export function mountVisitLinks(mount: MountVisit, { db, service, changes }: VisitLinksDeps): void {
  const links = createRateLimit(LINKS, () => performance.now());

  /** Counts attempts with invalid links by network. */
  async function limited<T>({ c }: Asked, work: () => Promise<T>): Promise<T> {
    const { client } = recordOf(c.env.incoming);
    links.spend(client);
    const answer = await work();
    links.giveBack(client);
    return answer;
  }

  mount(lookAtVisit, ({ secret }, asked) =>
    limited(asked, async () => {
      const { own, invitation } = await follow(db, service, asked, secret);
      const room = own?.room ?? invitation;
      if (!room) throw noLink();
      const state = own ? 'seated' : isOpenNow(room, service, asked.now) ? 'ready' : 'early';
      const { startsAt, timeZone, languages } = room;
      const language = languagesFor(languages, READ_MESSAGE_LANGUAGES)[0] ?? 'en';
      return { state, startsAt, opensAt: opensAt(room, service), language, timeZone };
    }),
  );

  mount(enterVisit, ({ secret }, asked) =>
    limited(asked, async () => {
      const { c, now } = asked;
      const { token, mine, room, iceServers } = await runWork(db, async (tx) => {
        const { own, invitation } = await follow(tx, service, asked, secret);
        if (!own && !invitation) throw noLink();
        if (own) await sitDownAgain(tx, asked, own);
        const token = own || !invitation ? undefined : await sitDown(tx, service, asked, invitation);
        const mine = await readSeat(tx, token ?? getCookie(c, SEAT_COOKIE));
        const room = await viewOf(tx, mine, service, now);
        const iceServers = [...service.iceServers(`patient-${mine.room.encounterId}`, now)];
        return { token, mine, room, iceServers };
      });
      changes.announce(mine.room.encounterId);
      if (token) {
        setCookie(c, SEAT_COOKIE, token, {
          path: COOKIE_PATH,
          httpOnly: true,
          sameSite: 'Strict',
          secure: service.origin.startsWith('https:'),
          maxAge: Math.max(60, closesAt(mine.room, service) - now),
        });
      }
      return { room, iceServers };
    }),
  );
}
