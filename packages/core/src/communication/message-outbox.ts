import { serverNow } from '#clock';
import type { HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { listOutbox } from './communication.endpoints.ts';
import type { OutboxMessage } from './message.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from './message-channel.ts';
import { MESSAGE_STATES, type MessageState } from './message-state.ts';

/** Filters of the list; undefined means no filter. */
export interface OutboxFilters {
  readonly state?: MessageState | undefined;
  readonly channel?: MessageChannel | undefined;
  /** Only messages that the user sent. */
  readonly mine?: boolean | undefined;
}

/** Outbox totals and when they were read (milliseconds); undefined before the first response. */
export interface OutboxAbout {
  readonly counts: { readonly queued: number; readonly failed: number } | undefined;
  readonly loadedAt: number | undefined;
}

export type MessageOutbox = PagedList<OutboxFilters, OutboxMessage, OutboxAbout>;
export type MessageOutboxState = PagedListState<OutboxFilters, OutboxMessage, OutboxAbout>;

/** Reads the filters of an address. Unknown values are dropped. */
export function readOutboxFilters(query: Pick<URLSearchParams, 'get'>): OutboxFilters {
  return {
    state: MESSAGE_STATES.find((state) => state === query.get('state')),
    channel: MESSAGE_CHANNELS.find((channel) => channel === query.get('channel')),
    mine: query.get('mine') === 'true' || undefined,
  };
}

/** Returns the query string of filters, for the address and for the request. */
export function outboxQuery({ state, channel, mine }: OutboxFilters): Record<string, string> {
  return { ...(state && { state }), ...(channel && { channel }), ...(mine && { mine: 'true' }) };
}

export interface MessageOutboxOptions {
  readonly http: HttpClient;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates the paged outbox of a facility. */
export function createMessageOutbox({ http, now = serverNow }: MessageOutboxOptions): MessageOutbox {
  return createPagedList({
    endpoint: listOutbox.name,
    none: {} as OutboxFilters,
    nothing: { counts: undefined, loadedAt: undefined } as OutboxAbout,
    ask: ({ mine, ...filters }: OutboxFilters, after, signal) =>
      http.call(listOutbox, {
        query: { ...filters, ...(mine && { mine: 'true' as const }), ...(after && { after }) },
        signal,
      }),
    about: ({ counts }): OutboxAbout => ({ counts, loadedAt: now() }),
    keyOf: (filters) => JSON.stringify(outboxQuery(filters)),
    idOf: ({ id }) => id,
  });
}
