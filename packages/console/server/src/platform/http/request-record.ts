import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from './network.ts';

/** What is written down about one request; filled in while it is answered. Never holds patient data or tokens. */
export interface RequestRecord {
  readonly id: string;
  readonly startedAt: number;
  /** The client's network, for limits only; it is not logged. */
  readonly client: string;
  /** The endpoint's or page's name, never the address asked for. */
  route: string;
  staffId?: string;
  /** The code of a refusal. */
  code?: string;
  /** How a step of a sign-in on the login page ended. */
  signIn?: 'signed-in' | 'refused' | 'locked' | `code-${'needed' | 'wrong' | 'locked' | 'blocked'}`;
  /** Of a save: `refused` until it is stored, or found to be stored already. */
  save?: 'stored' | 'repeated' | 'refused';
  /** Of a stream, set before it is answered: the request is over once it has begun, however long it goes on. */
  onStream?: () => void;
  /** For an answer that is held back until there is news: what waits keeps no background work waiting. Call the answer to go on. */
  onHold?: () => () => void;
  /** Of a batch of an import: how many of its rows ended how. */
  rows?: Readonly<Record<'taken' | 'kept' | 'there' | 'refused', number>>;
}

/** A UUID, or the 32 hexadecimal digits proxies write: what cannot hold a name, a phone number or a UHID. */
const REQUEST_ID = /^[0-9a-f]{8}(-?)([0-9a-f]{4}\1){3}[0-9a-f]{12}$/i;
const records = new WeakMap<IncomingMessage, RequestRecord>();

/** The network of the client, by what the last proxy of ours wrote, or the socket. */
function clientNetwork(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const forwardedFor = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(forwardedFor || (request.socket.remoteAddress ?? 'unknown'));
}

/** Begins a record; a well-formed `X-Request-Id` of the caller is kept, so that logs of both sides can be matched. */
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
