import { type BodyOf, type Endpoint, jsonText } from '#http';
import { mayQueue } from './may-queue.ts';
import { fitsEndpoint } from './outbox-edits.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OpenBook } from './outbox-flush.ts';
import type { ClockPort, Person } from './ports.ts';
import type { OutboxContract } from './send-order.ts';

export interface QueueRequest<E extends Endpoint> {
  readonly body: BodyOf<E>;
  readonly patient: string;
  /** Key of earlier attempts; a new one by default. */
  readonly idempotencyKey?: string;
  /** Whether an attempt with this key ended without a clear response. */
  readonly maybeStored?: boolean;
}

export type QueueResult =
  | { readonly result: 'queued'; readonly id: string }
  | {
      readonly result: 'refused';
      readonly reason: 'nobody-signed-in' | 'not-repeatable' | 'body-invalid' | 'key-reused';
    };

type NewEntry = Omit<OutboxEntry, 'order'>;

export interface QueueingPorts {
  readonly clock: ClockPort;
  readonly contract: OutboxContract;
  readonly newId: () => string;
}

function newEntry<E extends Endpoint>(
  endpoint: E,
  request: QueueRequest<E>,
  person: Person,
  { clock, contract, newId }: QueueingPorts,
): NewEntry {
  const { body, patient, idempotencyKey = newId(), maybeStored = false } = request;
  return {
    id: idempotencyKey,
    idempotencyKey,
    endpoint: endpoint.name,
    // A copy in its final form, independent of later changes to the original.
    body: JSON.parse(jsonText(body)),
    patient,
    facility: person.facilityId,
    user: person.userId,
    contractNumber: contract.number,
    createdAt: clock.now(),
    attempts: 0,
    nextTryAt: 0,
    waitsFor: 'nothing',
    maybeStored,
    state: 'waiting',
    lastError: null,
    doneAt: null,
  };
}

const isSameSave = (a: OutboxEntry, b: NewEntry): boolean =>
  a.endpoint === b.endpoint &&
  a.patient === b.patient &&
  (a.state === 'done' || jsonText(a.body) === jsonText(b.body));

/** Writes a save into the current user's book. Rejects if the device can't store it. */
export async function queueSave<E extends Endpoint>(
  opened: OpenBook | undefined,
  endpoint: E,
  request: QueueRequest<E>,
  ports: QueueingPorts,
): Promise<QueueResult> {
  if (!opened) return { result: 'refused', reason: 'nobody-signed-in' };
  if (!mayQueue(endpoint)) return { result: 'refused', reason: 'not-repeatable' };
  if (!fitsEndpoint(endpoint, request.body)) return { result: 'refused', reason: 'body-invalid' };
  const entry = newEntry(endpoint, request, opened.person, ports);
  const known = await opened.book.add(entry);
  if (known && !isSameSave(known, entry)) return { result: 'refused', reason: 'key-reused' };
  return { result: 'queued', id: known?.id ?? entry.id };
}
