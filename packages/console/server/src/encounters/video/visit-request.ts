import type { AnswerOf, BodyOf, Endpoint } from '@careline/core/internal/http';
import { getCookie } from 'hono/cookie';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { App, AppContext } from '../../platform/http/app-context.ts';
import { readJsonBody } from '../../platform/http/json/json-body.ts';
import { validate } from '../../platform/http/json/read-input.ts';
import { mountAt, pathOf } from '../../platform/http/mount-at.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import type { Room } from './rooms.ts';

/** A request from the patient's or the care provider's page. */
export interface Asked {
  readonly c: AppContext;
  /** Unix seconds. */
  readonly now: number;
}

/** Mounts a visit endpoint that needs no staff token. */
export type MountVisit = <E extends Endpoint>(
  endpoint: E,
  handle: (body: BodyOf<E>, asked: Asked) => Promise<AnswerOf<E>>,
) => void;

export const SEAT_COOKIE = 'careline_visit';
const MAX_BODY_BYTES = 200_000;

export const mountingVisits =
  (app: App, now: () => number): MountVisit =>
  (endpoint, handle) =>
    mountAt(app, 'POST', pathOf(endpoint), async (c) => {
      recordOf(c.env.incoming).route = endpoint.name;
      const body = validate('body', endpoint.body, await readJsonBody(c.req.raw, MAX_BODY_BYTES));
      const answer = await handle(body as BodyOf<typeof endpoint>, { c, now: now() });
      return c.json(answer as Record<string, unknown>);
    });

/** Returns the seat token of the request: the page's own, or else the browser's cookie. */
export const tokenOf = ({ c }: Asked): string | undefined =>
  /^Seat ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? getCookie(c, SEAT_COOKIE);

export interface VisitAudit {
  readonly room: Room;
  readonly staffId?: string | null;
  readonly details?: Record<string, unknown>;
}

/** Records in the audit what was done in a room. */
export const auditVisit = (
  tx: Transaction<Schema>,
  { c }: Asked,
  action: Endpoint,
  { room, staffId, details }: VisitAudit,
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
