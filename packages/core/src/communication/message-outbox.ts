import { serverNow } from '#clock';
import type { HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { listOutbox } from './communication.endpoints.ts';
import type { OutboxMessage } from './message.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from './message-channel.ts';
import { MESSAGE_STATES, type MessageState } from './message-state.ts';

/** What the list is narrowed by; undefined: everything. */
export interface OutboxFilters {
  readonly state?: MessageState | undefined;
  readonly channel?: MessageChannel | undefined;
  /** Only what the person sent. */
  readonly mine?: boolean | undefined;
}

/** What an answer says of the whole outbox, and when it was read (milliseconds); undefined before any was. */
export interface OutboxAbout {
  readonly counts: { readonly queued: number; readonly failed: number } | undefined;
  readonly loadedAt: number | undefined;
}

export type MessageOutbox = PagedList<OutboxFilters, OutboxMessage, OutboxAbout>;
export type MessageOutboxState = PagedListState<OutboxFilters, OutboxMessage, OutboxAbout>;

/** The filters of an address; what it does not know is left out. */
export function readOutboxFilters(query: Pick<URLSearchParams, 'get'>): OutboxFilters {
  return {
    state: MESSAGE_STATES.find((state) => state === query.get('state')),
    channel: MESSAGE_CHANNELS.find((channel) => channel === query.get('channel')),
    mine: query.get('mine') === 'true' || undefined,
  };
}

/** The query of the same filters, for an address and for the service. */
export function outboxQuery({ state, channel, mine }: OutboxFilters): Record<string, string> {
  return { ...(state && { state }), ...(channel && { channel }), ...(mine && { mine: 'true' }) };
}

export interface MessageOutboxOptions {
  readonly http: HttpClient;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The messages to patients of a facility, by pages. */
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
