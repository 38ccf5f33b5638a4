import { createHash } from 'node:crypto';
import { admitPatient, leaveVisit, pollVisit, sendSignals } from '@careline/core/internal/encounters/video';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import type { RoomChanges } from './room-changes.ts';
import {
  admit,
  hangUp,
  noteAway,
  noteSeen,
  partyOf,
  readSeat,
  requireConnection,
  requireOpen,
  type Seated,
  viewOf,
} from './seats.ts';
import { addSignals, takeSignals } from './signals.ts';
import type { VideoService } from './video-service.ts';
import { type Asked, auditVisit, type MountVisit, tokenOf } from './visit-request.ts';

export interface VisitSeatsDeps {
  readonly db: Kysely<Schema>;
  readonly service: VideoService;
  readonly changes: RoomChanges;
  /** Unix seconds. */
  readonly now: () => number;
  /** Aborts waiting requests when the server stops. */
  readonly stopping: AbortSignal;
  /** How long a page waits for changes at most, milliseconds. */
  readonly hold?: number;
}

const HOLD_MS = 20_000;
/** Polling interval for changes by other processes, milliseconds. */
const LOOK_MS = 1_000;
/** Requests per minute and seat. */
const SEAT_REQUESTS = 600;

const etagOf = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 22);

/** Mounts the endpoints for participants in a room. */
export function mountVisitSeats(mount: MountVisit, deps: VisitSeatsDeps): void {
  const { db, service, changes, stopping, hold = HOLD_MS } = deps;
  const seats = createRateLimit(SEAT_REQUESTS, () => performance.now());

  /** Returns the caller's seat, within its rate limit. */
  async function seated(tx: Kysely<Schema>, asked: Asked, connection: number): Promise<Seated> {
    const found = await readSeat(tx, tokenOf(asked));
    seats.spend(found.seat.token_hash);
    requireConnection(found, connection);
    return found;
  }

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
      const mine = await readSeat(db, tokenOf(asked));
      requireConnection(mine, connection);
      // Read the signals first, so that the room read after them includes the page that sent them.
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
        await auditVisit(tx, asked, admitPatient, { room, staffId: mine.seat.staff_id });
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
        await auditVisit(tx, asked, leaveVisit, { room, staffId: seat.staff_id });
      }
      return room.encounterId;
    });
    changes.announce(encounterId);
    return {};
  });
}
