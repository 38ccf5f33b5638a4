import { createHash } from 'node:crypto';
import {
  admitPatient,
  enterVisit,
  leaveVisit,
  lookAtVisit,
  pollVisit,
  sendSignals,
} from '@careline/core/encounters/video';
import type { AnswerOf, BodyOf, Endpoint } from '@careline/core/http';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely, Transaction } from 'kysely';
import { languagesFor } from '../../messages/message-writing.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import type { App, AppContext } from '../../platform/http/app-context.ts';
import { readJsonBody } from '../../platform/http/json/json-body.ts';
import { validate } from '../../platform/http/json/read-input.ts';
import { mountAt, pathOf } from '../../platform/http/mount-at.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { findInvitation, type Invitation, spendInvitation } from './invitations.ts';
import { createRoomChanges } from './room-changes.ts';
import { closesAt, isOpenNow, opensAt, type Room } from './rooms.ts';
import {
  admit,
  endOfSeat,
  hangUp,
  noteAway,
  noteSeen,
  partyOf,
  readSeat,
  requireConnection,
  requireOpen,
  type Seated,
  takeSeat,
  takeSeatAgain,
  viewOf,
} from './seats.ts';
import { newSeatToken } from './secrets.ts';
import { addSignals, takeSignals } from './signals.ts';
import type { VideoService } from './video-service.ts';

export interface VisitDeps {
  readonly db: Kysely<Schema>;
  readonly service: VideoService;
  /** Unix seconds. */
  readonly now: () => number;
  /** Ends what is waited for, when the server stops. */
  readonly stopping: AbortSignal;
  /** How long a page waits for news at most, milliseconds. */
  readonly hold?: number;
}

/** Below this path the patient's browser shows its seat; nowhere else. */
const COOKIE_PATH = '/api/encounters/visit';
const COOKIE = 'careline_visit';

const HOLD_MS = 20_000;
/** What another process did is found within this. */
const LOOK_MS = 1_000;
/** Requests a minute: links tried from one network, and what one seat asks for. */
const LINKS = 30;
const SEAT_REQUESTS = 600;
const MAX_BODY = 200_000;

/** A page of the patient's or the care provider's, as it asks. */
interface Asked {
  readonly c: AppContext;
  readonly now: number;
}

const tokenOf = (c: AppContext): string | undefined =>
  /^Seat ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? getCookie(c, COOKIE);

/** Links that never were, were used, taken back or are over answer alike. */
const noLink = () =>
  new ProblemError('not-found', {
    detail: 'This link is not good, or not any more.',
    action: 'Ask the clinic for a new link.',
  });

const etagOf = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 22);

/** Everything of a visit that asks no member of staff's token: a link or a seat is what opens it. */
export function mountVisits(app: App, deps: VisitDeps): void {
  const { db, service, stopping, hold = HOLD_MS } = deps;
  const clock = () => performance.now();
  const links = createRateLimit(LINKS, clock);
  const seats = createRateLimit(SEAT_REQUESTS, clock);
  const changes = createRoomChanges();

  function mount<E extends Endpoint>(
    endpoint: E,
    handle: (body: BodyOf<E>, asked: Asked) => Promise<AnswerOf<E>>,
  ): void {
    mountAt(app, 'POST', pathOf(endpoint), async (c) => {
      recordOf(c.env.incoming).route = endpoint.name;
      if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) throw new ProblemError('body-too-large');
      const body = validate('body', endpoint.body, await readJsonBody(c.req.raw)) as BodyOf<E>;
      return c.json((await handle(body, { c, now: deps.now() })) as Record<string, unknown>);
    });
  }

  const audit = (
    tx: Transaction<Schema>,
    { c }: Asked,
    action: string,
    { room, staffId, details }: { room: Room; staffId?: string | null; details?: Record<string, unknown> },
  ) =>
    writeAudit(tx, {
      requestId: recordOf(c.env.incoming).id,
      action,
      outcome: 'done',
      organisationId: room.organisationId,
      facilityId: room.facilityId,
      ...(staffId && { staffId }),
      personIds: [room.vitaId],
      details: { encounter: room.encounterId, ...details },
    });

  /** The seat of whoever asks, within its limit. */
  async function seated(tx: Kysely<Schema>, { c }: Asked, connection?: number): Promise<Seated> {
    const token = tokenOf(c);
    const found = await readSeat(tx, token);
    seats.spend(found.seat.token_hash);
    if (connection !== undefined) requireConnection(found, connection);
    return found;
  }

  /** This browser's own seat as a patient, where it has one that is good still. */
  async function ownSeat(tx: Kysely<Schema>, { c, now }: Asked): Promise<Seated | undefined> {
    const token = getCookie(c, COOKIE);
    const found = token ? await readSeat(tx, token).catch(() => undefined) : undefined;
    return found && endOfSeat(found, service, now) === null ? found : undefined;
  }

  /** What a link leads to: its own browser's seat where it was used there, an invitation, or nothing. */
  async function follow(
    tx: Kysely<Schema>,
    asked: Asked,
    secret: string | undefined,
  ): Promise<{ own?: Seated | undefined; invitation?: Invitation | undefined }> {
    const own = await ownSeat(tx, asked);
    if (secret === undefined) return { own };
    const invitation = await findInvitation(tx, secret, service, asked.now);
    if (!invitation) return {};
    if (invitation.usedAt === null) return { invitation };
    return own?.seat.invitation_id === invitation.invitationId ? { own } : {};
  }

  /** Tries of links that lead nowhere are counted for the network they come from. */
  async function limited<T>({ c }: Asked, work: () => Promise<T>): Promise<T> {
    const { client } = recordOf(c.env.incoming);
    links.spend(client);
    const answer = await work();
    links.giveBack(client);
    return answer;
  }

  mount(lookAtVisit, ({ secret }, asked) =>
    limited(asked, async () => {
      const { own, invitation } = await follow(db, asked, secret);
      const room = own?.room ?? invitation;
      if (!room) throw noLink();
      const state = own ? 'seated' : isOpenNow(room, service, asked.now) ? 'ready' : 'early';
      const { startsAt, timeZone, languages } = room;
      const language = languagesFor(languages)[0] ?? 'en';
      return { state, startsAt, opensAt: opensAt(room, service), language, timeZone };
    }),
  );

  /** Uses the link up and gives its browser the seat. */
  async function sitDown(tx: Transaction<Schema>, invitation: Invitation, asked: Asked): Promise<string> {
    const { now } = asked;
    if (!isOpenNow(invitation, service, now) || !(await spendInvitation(tx, invitation, now))) throw noLink();
    const token = newSeatToken();
    const { invitationId } = invitation;
    await takeSeat(tx, invitation, { party: 'patient', token, invitationId }, now);
    await audit(tx, asked, enterVisit.name, { room: invitation, details: { consent: true } });
    return token;
  }

  async function sitDownAgain(tx: Transaction<Schema>, own: Seated, asked: Asked): Promise<void> {
    await takeSeatAgain(tx, own, asked.now);
    await audit(tx, asked, enterVisit.name, { room: own.room, details: { consent: true, again: true } });
  }

  mount(enterVisit, ({ secret }, asked) =>
    limited(asked, async () => {
      const { c, now } = asked;
      const { token, answer } = await runWork(db, async (tx) => {
        const { own, invitation } = await follow(tx, asked, secret);
        if (!own && !invitation) throw noLink();
        if (own) await sitDownAgain(tx, own, asked);
        const fresh = own || !invitation ? undefined : await sitDown(tx, invitation, asked);
        const mine = await readSeat(tx, fresh ?? getCookie(c, COOKIE));
        const room = await viewOf(tx, mine, service, now);
        const iceServers = [...service.iceServers(`patient-${mine.room.encounterId}`, now)];
        return { token: fresh, answer: { mine, room, iceServers } };
      });
      changes.announce(answer.mine.room.encounterId);
      if (token) {
        setCookie(c, COOKIE, token, {
          path: COOKIE_PATH,
          httpOnly: true,
          sameSite: 'Strict',
          secure: service.origin.startsWith('https:'),
          maxAge: Math.max(60, closesAt(answer.mine.room, service) - now),
        });
      }
      const { room, iceServers } = answer;
      return { room, iceServers };
    }),
  );

  mount(pollVisit, async ({ connection, after, etag }, asked) => {
    const { c } = asked;
    const until = performance.now() + hold;
    const gone = AbortSignal.any([c.req.raw.signal, stopping]);
    const first = await seated(db, asked, connection);
    await noteSeen(db, first, asked.now);
    for (;;) {
      const left = until - performance.now();
      const waited = new AbortController();
      const changed = changes.next(
        first.room.encounterId,
        Math.max(0, Math.min(LOOK_MS, left)),
        AbortSignal.any([gone, waited.signal]),
      );
      const mine = await readSeat(db, tokenOf(c));
      requireConnection(mine, connection);
      // Signals first: a room that is read after them knows the page they come from.
      const signals = await takeSignals(db, mine, after);
      const room = await viewOf(db, mine, service, deps.now());
      const now = etagOf(room);
      if (signals.length > 0 || now !== etag || left <= 0 || gone.aborted) {
        waited.abort();
        return { room, etag: now, signals };
      }
      const goOn = recordOf(c.env.incoming).onHold?.();
      await changed;
      goOn?.();
    }
  });

  mount(sendSignals, async ({ connection, to, signals }, asked) => {
    const { now } = asked;
    const encounterId = await runWork(db, async (tx) => {
      const mine = await seated(tx, asked, connection);
      requireOpen(mine, service, now);
      await addSignals(tx, mine, { to, signals }, now);
      return mine.room.encounterId;
    });
    changes.announce(encounterId);
    return {};
  });

  mount(admitPatient, async ({ connection }, asked) => {
    const { now } = asked;
    const answer = await runWork(db, async (tx) => {
      const mine = await seated(tx, asked, connection);
      if (partyOf(mine.seat) !== 'care-provider') {
        throw new ProblemError('scope-missing', { detail: 'The care provider lets people in.' });
      }
      requireOpen(mine, service, now);
      const { room } = mine;
      if (await admit(tx, room.encounterId, now))
        await audit(tx, asked, admitPatient.name, { room, staffId: mine.seat.staff_id });
      return { encounterId: room.encounterId, room: await viewOf(tx, mine, service, now) };
    });
    changes.announce(answer.encounterId);
    return { room: answer.room };
  });

  mount(leaveVisit, async ({ connection, how }, asked) => {
    const { now } = asked;
    const encounterId = await runWork(db, async (tx) => {
      const mine = await seated(tx, asked, connection);
      const { room, seat } = mine;
      if (how === 'gone') await noteAway(tx, mine);
      else if (seat.left_by === null) {
        await hangUp(tx, mine, now);
        await audit(tx, asked, leaveVisit.name, { room, staffId: seat.staff_id });
      }
      return room.encounterId;
    });
    changes.announce(encounterId);
    return {};
  });
}
