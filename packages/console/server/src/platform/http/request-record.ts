import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from './network.ts';

/**
 * Facts about one request for logs and metrics, filled in while it is answered. Never contains patient data or tokens.
 */
export interface RequestRecord {
  readonly id: string;
  readonly startedAt: number;
  /** The client's network, for rate limits. It is not logged. */
  readonly client: string;
  /** Name of the endpoint or page, never the requested URL. */
  route: string;
  staffId?: string;
  /** Problem code of a refusal. */
  code?: string;
  /** Outcome of a sign-in step on the login page. */
  signIn?: 'signed-in' | 'refused' | 'locked' | `code-${'needed' | 'wrong' | 'locked' | 'blocked'}`;
  /** Outcome of a save: `refused` until it is stored or found to be stored already. */
  save?: 'stored' | 'repeated' | 'refused';
  /** Set for a stream before it is answered. The request counts as finished once the stream has begun. */
  onStream?: () => void;
  /**
   * For an answer that waits for news: lets background work run meanwhile. Call the returned function to continue.
   */
  onHold?: () => () => void;
  /** Number of rows in an import batch by outcome. */
  rows?: Readonly<Record<'taken' | 'kept' | 'there' | 'refused', number>>;
}

/** A UUID, or the 32 hexadecimal digits that proxies write. It cannot contain a name, a phone number or a UHID. */
const REQUEST_ID = /^[0-9a-f]{8}(-?)([0-9a-f]{4}\1){3}[0-9a-f]{12}$/i;
const records = new WeakMap<IncomingMessage, RequestRecord>();

/** Returns the client's network, as written by our last proxy or from the socket. */
function clientNetwork(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const forwardedFor = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(forwardedFor || (request.socket.remoteAddress ?? 'unknown'));
}

/** Starts a record. Keeps a well-formed `X-Request-Id` so that the logs of both sides can be matched. */
export function beginRecord(request: IncomingMessage, trustedProxies: number): RequestRecord {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const client = clientNetwork(request, trustedProxies);
  const record: RequestRecord = { id, startedAt: performance.now(), client, route: 'unknown' };
  records.set(request, record);
  return record;
}

export function recordOf(request: IncomingMessage): RequestRecord {
  return records.get(request) ?? beginRecord(request, 0);
}
