import * as v from 'valibot';
import type { Endpoint } from '#http';
import { retried } from './entry-changes.ts';
import type { Book, BookChange } from './outbox-book.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxContract } from './send-order.ts';

/**
 * `may-be-stored`: an attempt ended without a clear response, so other content would be a second save. `elsewhere`:
 * another tab changed it, and the display is updated. `unknown`: the user has no such entry, or it is done.
 */
export type EditResult = 'changed' | 'sending' | 'may-be-stored' | 'invalid' | 'elsewhere' | 'unknown';

export interface OutboxEdits {
  /** Replaces the content, with a new key and the current contract. `invalid` if the endpoint would refuse it. */
  edit(id: string, body: unknown): Promise<EditResult>;
  /** Removes an entry; if it may already be stored, the user has to confirm. */
  withdraw(id: string, options?: { readonly confirmed?: boolean }): Promise<EditResult>;
  /** Sends the same content with the same key, now. */
  retry(id: string): Promise<EditResult>;
}

export interface EditPorts {
  /** Returns the current user's book; undefined while locked. */
  readonly book: () => Book | undefined;
  readonly contract: OutboxContract;
  readonly newId: () => string;
  /** Called after something became due. */
  readonly wake: () => void;
}

/** Whether a body is valid for an endpoint. */
export function fitsEndpoint(endpoint: Endpoint, body: unknown): boolean {
  return endpoint.body !== undefined && v.is(endpoint.body, body);
}

/** Returns why an entry can't be changed; undefined if it can. */
function obstacle(entry: OutboxEntry | undefined): EditResult | undefined {
  if (!entry || entry.state === 'done') return 'unknown';
  return entry.state === 'sending' ? 'sending' : undefined;
}

export function createOutboxEdits({ book, contract, newId, wake }: EditPorts): OutboxEdits {
  /** Runs a change, and checks for obstacles again when writing. */
  async function attempt(
    id: string,
    problemOf: (entry: OutboxEntry | undefined) => EditResult | undefined,
    write: (book: Book, allowed: (entry: OutboxEntry) => boolean) => Promise<BookChange>,
  ): Promise<EditResult> {
    const mine = book();
    if (!mine) return 'unknown';
    if (!mine.get(id)) await mine.load();
    const result = await write(mine, (entry) => problemOf(entry) === undefined);
    return result === 'unchanged' ? (problemOf(mine.get(id)) ?? 'elsewhere') : result;
  }

  async function edit(id: string, body: unknown): Promise<EditResult> {
    const problemOf = (entry: OutboxEntry | undefined): EditResult | undefined => {
      const endpoint = contract.endpoints.find(({ name }) => name === entry?.endpoint);
      if (!entry || obstacle(entry)) return obstacle(entry);
      if (entry.maybeStored) return 'may-be-stored';
      return endpoint && fitsEndpoint(endpoint, body) ? undefined : 'invalid';
    };
    const renewed = (entry: OutboxEntry): OutboxEntry => {
      const { theirs: _, ...rest } = entry;
      const state = { state: 'waiting', waitsFor: 'nothing', attempts: 0, nextTryAt: 0 } as const;
      const made = { body, idempotencyKey: newId(), contractNumber: contract.number, lastError: null };
      return { ...rest, ...state, ...made };
    };
    const result = await attempt(id, problemOf, (mine, allowed) =>
      mine.change(id, (entry) => (allowed(entry) ? renewed(entry) : undefined)),
    );
    if (result === 'changed') wake();
    return result;
  }

  async function withdraw(id: string, { confirmed = false } = {}): Promise<EditResult> {
    const problemOf = (entry: OutboxEntry | undefined): EditResult | undefined =>
      obstacle(entry) ?? (entry?.maybeStored && !confirmed ? 'may-be-stored' : undefined);
    const result = await attempt(id, problemOf, (mine, allowed) => mine.drop(id, allowed));
    if (result === 'changed') wake();
    return result;
  }

  async function retry(id: string): Promise<EditResult> {
    const result = await attempt(id, obstacle, (mine) => mine.change(id, retried));
    if (result === 'changed') wake();
    return result;
  }

  return { edit, withdraw, retry };
}
